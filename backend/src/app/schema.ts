import type { AuthTables } from '../modules/auth/index.ts';
import type { BookingTables } from '../modules/bookings/index.ts';
import type { ContentTables } from '../modules/content/index.ts';
import type { FlightTables } from '../modules/flight/index.ts';
import type { HotelTables } from '../modules/hotel/index.ts';
import type { GatewayTables } from '../modules/gateway/index.ts';
import type { ItineraryTables } from '../modules/itinerary/index.ts';
import type { MailTables } from '../modules/mail/index.ts';
import type { PassengerTables } from '../modules/passengers/index.ts';
import type { PaymentTables } from '../modules/payment/index.ts';
import type { PromoTables } from '../modules/promo/index.ts';
import type { RequestTables } from '../modules/requests/index.ts';
import type { CoreTables } from './core.ts';

/** Every table of the backend; each module owns and types its own. */
export type Database = CoreTables &
  AuthTables &
  MailTables &
  BookingTables &
  PassengerTables &
  ItineraryTables &
  PaymentTables &
  PromoTables &
  RequestTables &
  GatewayTables &
  HotelTables &
  FlightTables &
  ContentTables;
