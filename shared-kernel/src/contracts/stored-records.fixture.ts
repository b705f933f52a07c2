import flight from './stored/flight-booking-1.json' with { type: 'json' };
import hotel from './stored/hotel-booking-1.json' with { type: 'json' };

/** Records as an earlier release left them in the database, before they said their version. */
export const STORED_RECORDS = { hotel, flight };
