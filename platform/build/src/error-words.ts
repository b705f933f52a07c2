/**
 * Stands in for the sentences of the federation runtime's errors, half a kilobyte of every first page: its messages name the code
 * and the page of its documentation that says the rest.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
