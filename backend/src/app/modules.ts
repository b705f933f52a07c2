import { adminMembersModule } from '../modules/admin-members/index.ts';
import { authModule } from '../modules/auth/index.ts';
import { bookingsModule } from '../modules/bookings/index.ts';
import { contentModule } from '../modules/content/index.ts';
import { flightModule } from '../modules/flight/index.ts';
import { demoModule } from '../modules/demo/index.ts';
import { gatewayModule } from '../modules/gateway/index.ts';
import { hotelModule } from '../modules/hotel/index.ts';
import { itineraryModule } from '../modules/itinerary/index.ts';
import { mailModule } from '../modules/mail/index.ts';
import { mediaModule } from '../modules/media/index.ts';
import { passengersModule } from '../modules/passengers/index.ts';
import { paymentModule } from '../modules/payment/index.ts';
import { promoModule } from '../modules/promo/index.ts';
import { requestsModule } from '../modules/requests/index.ts';
import { voucherModule } from '../modules/voucher/index.ts';
import { coreModule } from './core.ts';
import type { BackendModule } from './module.ts';

/** Every module, a module after those whose tables it refers to. */
export const modules: readonly BackendModule[] = [
  coreModule,
  mailModule,
  authModule,
  bookingsModule,
  passengersModule,
  adminMembersModule,
  hotelModule,
  flightModule,
  gatewayModule,
  paymentModule,
  promoModule,
  requestsModule,
  mediaModule,
  voucherModule,
  itineraryModule,
  contentModule,
  demoModule,
];
