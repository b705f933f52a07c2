/** Rupiah for one Singapore dollar wherever the backend compares or shows one currency in the other. */
export const RUPIAH_PER_DOLLAR = 12_000;
