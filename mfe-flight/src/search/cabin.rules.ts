/** Cabin classes of spec section 3, the cheapest first. */
export const CABINS = ['Economy', 'Business', 'FirstClass', 'Suite'] as const;
export type Cabin = (typeof CABINS)[number];
