import { coreModule } from '../../app/core.ts';
import type { BackendModule } from '../../app/module.ts';
import { authModule } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from '../flight/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { itineraryModule } from '../itinerary/index.ts';
import { mailModule } from '../mail/index.ts';
import { passengersModule } from '../passengers/index.ts';
import { paymentModule } from '../payment/index.ts';
import { promoModule } from '../promo/index.ts';
import { voucherModule } from '../voucher/index.ts';

/** What the demo's travellers call; the whole list of modules would be a circle, as this one is in it. */
export const USED_MODULES: readonly BackendModule[] = [
  coreModule,
  mailModule,
  authModule,
  bookingsModule,
  passengersModule,
  hotelModule,
  flightModule,
  gatewayModule,
  paymentModule,
  promoModule,
  voucherModule,
  itineraryModule,
];
