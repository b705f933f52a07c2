/** Where else a checkout leads. */
export interface CheckoutLinks {
  /** Where this very thing was chosen: the rooms of the hotel, the flights of the search. */
  readonly choose: string;
  /** Where something else is found: other hotels, a new search. */
  readonly other: string;
  /** The list of the search. */
  readonly list: string;
}
