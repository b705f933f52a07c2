/** The page of the trip that a booking stands in; of the next one without a booking. */
export const tripPath = (bookingId?: string): string =>
  bookingId === undefined ? '/trip' : `/trip?of=${encodeURIComponent(bookingId)}`;
