import { recordsOf } from './booking-records.ts';
import { TRANSPORT_BOOKING, type TransportBooking } from './transport-booking.ts';

/** Transport bookings as they are stored. */
export const TRANSPORT_RECORDS = recordsOf<TransportBooking>('transport', TRANSPORT_BOOKING);
