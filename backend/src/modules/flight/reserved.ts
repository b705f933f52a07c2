/** What an airline confirmed: one record locator for all journeys of one source. */
export interface Reservation {
  readonly provider: number;
  readonly pnr: string;
  readonly carrierCode: string;
  /** 1 outbound, 2 return. */
  readonly nums: readonly number[];
}

/** What is reserved for a booking, and for how many. */
export interface Reserved {
  readonly reservations: readonly Reservation[];
  readonly passengerCount: number;
}
