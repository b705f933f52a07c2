/** The cabins of a plane, in the words of the contract. */
export const CABINS = ['Economy', 'Business', 'FirstClass', 'Suite'] as const;
/** Where somebody sits. */
export type Cabin = (typeof CABINS)[number];
