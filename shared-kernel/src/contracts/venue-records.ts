import { recordsOf } from './booking-records.ts';
import { VENUE_BOOKING, type VenueBooking } from './tour-booking.ts';

/** Venue bookings as they are stored. */
export const VENUE_RECORDS = recordsOf<VenueBooking>('venue', VENUE_BOOKING, [], ({ data_venue: { words } }) => ({
  en: `Venue - ${words.en.title}`,
  id: `Atraksi - ${words.id.title}`,
}));
