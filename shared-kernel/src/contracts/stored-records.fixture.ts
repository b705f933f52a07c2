import flight from './stored/flight-booking-1.json' with { type: 'json' };
import hotel from './stored/hotel-booking-1.json' with { type: 'json' };
import transport from './stored/transport-booking-1.json' with { type: 'json' };

/** Records as an earlier release left them in the database, in their first form. */
export const STORED_RECORDS = { hotel, flight, transport };
