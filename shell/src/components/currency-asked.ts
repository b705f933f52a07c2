/** Asks on the window for the choice of a currency to read in; the drawer of phones does. */
export const CURRENCY_ASKED = 'wisata:currency-asked';
