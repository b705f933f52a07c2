/** What the railway confirmed for one journey: 1 there, 2 back. */
export interface Reservation {
  readonly num: 1 | 2;
  readonly pnr: string;
}

/** What is reserved for a booking, and for how many. */
export interface Reserved {
  readonly reservations: readonly Reservation[];
  readonly passengerCount: number;
}
