import { recordsOf } from './booking-records.ts';
import { TOUR_BOOKING, type TourBooking } from './tour-booking.ts';

/** Tour bookings as they are stored. */
export const TOUR_RECORDS = recordsOf<TourBooking>('tour', TOUR_BOOKING, [], ({ data_tour: { words } }) => ({
  en: words.en.title,
  id: words.id.title,
}));
