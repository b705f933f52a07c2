/**
 * Stands in for the sentences of the federation runtime's errors, half a kilobyte of every first page: its messages name the code
 * and the page of its documentation that says the rest.
 */
export const runtimeDescMap = {};
/** Of types, likewise. */
export const typeDescMap = {};
/** Of builds, likewise. */
export const buildDescMap = {};
/** All of them together. */
export const errorDescMap = {};
