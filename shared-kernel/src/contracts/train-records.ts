import { recordsOf } from './booking-records.ts';
import { TRAIN_BOOKING, type TrainBooking } from './train-booking.ts';

/** Train bookings as they are stored. */
export const TRAIN_RECORDS = recordsOf<TrainBooking>('train', TRAIN_BOOKING);
