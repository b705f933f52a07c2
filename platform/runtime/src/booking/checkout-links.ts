/** Where else a checkout leads. */
export interface CheckoutLinks {
  /** Where the booked product was chosen: the rooms of the hotel, the flights of the search. */
  readonly choose: string;
  /** Where other products are found: other hotels, a new search. */
  readonly other: string;
  /** The list of the search. */
  readonly list: string;
}
