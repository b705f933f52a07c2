import { oncePerContext } from '../../app/once-per-context.ts';
import type { BookingListener, TravelService } from './travel-service.ts';

/** Booking services by the key of their lines (`hotel`, `flight`); each module registers its own. */
export const bookingServices = oncePerContext((): Map<string, TravelService> => new Map());

/** Modules that are called when bookings change (voucher codes, requests); each registers itself. */
export const bookingListeners = oncePerContext((): BookingListener[] => []);
