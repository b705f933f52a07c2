import { oncePerContext } from '../../app/once-per-context.ts';
import type { BookingListener, TravelService } from './travel-service.ts';

/** Booking services by their name on a line (`hotel`, `flight`); each service's module enters its own. */
export const bookingServices = oncePerContext((): Map<string, TravelService> => new Map());

/** Modules that keep something beside bookings (voucher codes, requests); each enters itself. */
export const bookingListeners = oncePerContext((): BookingListener[] => []);
