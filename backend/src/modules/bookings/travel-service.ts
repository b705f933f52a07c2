import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import type { BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { Locale } from '@wisata/kernel/locale';
import type { SchemaThing } from '@wisata/kernel/page-head';
import type { BackendContext } from '../../app/context.ts';
import type { MailAttachment } from '../../app/mailer.ts';
import type { SearchRouteDay } from '../../app/route-trip.ts';
import type { Trx } from '../../app/schema.ts';
import type { SearchWays } from '../../app/ways.ts';
import type { Booking } from './booking.ts';
import type { DemoOrder } from './demo-order.ts';
import type { ServiceDocuments } from './documents.ts';
import type { StayShowcase } from './stay-showcase.ts';

export type IssueResult =
  | { readonly ok: true; readonly detailPatch: BookingRecord }
  | { readonly ok: false; readonly retryable: boolean; readonly reason: string };

/** When and where the journey is, in the terms of voucher codes; what a service does not have is left out. */
export interface TravelFacts {
  /** Check-in, or the first day of any other service. */
  readonly startDate?: string;
  readonly nights?: number;
  /** Every name under which a traveller or an editor may know the place: `Bali`, `DPS`. */
  readonly places?: readonly string[];
  readonly hotels?: readonly string[];
}

/** A place that can be searched: the key that the service's list takes, and the names that people type. */
export interface SearchPlace {
  readonly key: string;
  readonly name: string;
  readonly names: readonly string[];
}

/** What a service provides to other modules, in `service.ts` of its module; registered in `bookingServices`. */
export interface TravelService {
  readonly service: string;
  /** When and where the traveller has to be, in order of time; absent where the booking has no day. */
  agenda?(booking: Booking, locale: Locale): readonly AgendaEntry[];
  /**
   * Returns the stock; called exactly once for a booking that ended without use, inside the transaction that ends it.
   * Suppliers are told later, by jobs.
   */
  release(context: BackendContext, trx: Trx, booking: Booking): Promise<void>;
  /**
   * Cancels one reservation of an ended booking at its supplier; called outside any transaction and repeated when it
   * fails. Absent where nothing is reserved at suppliers.
   */
  cancelReservation?(context: BackendContext, booking: Booking, nth: number): Promise<void>;
  /** Asks the supplier for the voucher; called outside any transaction and repeated when the failure is retryable. */
  issue(context: BackendContext, booking: Booking): Promise<IssueResult>;
  /** Absent where no voucher code can depend on the journey. */
  travelFacts?(booking: Booking): TravelFacts;
  /** The refund for canceling the booking now; undefined where support has to work it out. */
  estimateRefundMinor?(booking: Booking, now: Date): number | undefined;
  /** Until when canceling is free; absent where that is unknown. */
  freeCancelUntil?(booking: Booking): Date | undefined;
  /** Trips of a day, for pages about a route; absent for what goes nowhere. */
  readonly searchRouteDay?: SearchRouteDay;
  /** Its ways between two cities as its list sells them; absent for what carries nobody between cities. */
  readonly searchWays?: SearchWays;
  /** Ticket or voucher, calendar and reservations; absent for a service that prints none. */
  readonly documents?: ServiceDocuments;
  /** Where it can be searched; absent for a service that is not searched by place. */
  searchPlaces?(): readonly SearchPlace[];
  /** Its stays for pages outside the search; absent for a service that sells none. */
  readonly stays?: StayShowcase;
  /** Orders of the demo accounts; absent where the demo has none of this service. */
  readonly demoOrders?: readonly DemoOrder[];
}

/** A module that is called when bookings change; registered in `bookingListeners`. */
export interface BookingListener {
  /** Called once for a booking with a travel day, inside the transaction that makes it; for an older one later. */
  dated?(context: BackendContext, trx: Trx, booking: Booking): Promise<void>;
  /**
   * Called once inside the transaction that ends a booking without use, after its stock went back. `refundMinor` is what
   * a person has decided to give back of a paid one.
   */
  ended?(context: BackendContext, trx: Trx, booking: Booking, refundMinor?: number): Promise<void>;
  /** Called once inside the transaction that makes a booking paid, with what its payment asked for this booking. */
  settled?(context: BackendContext, trx: Trx, booking: Booking, chargedMinor: number): Promise<void>;
  /** Documents that go with the mail of an issued booking. */
  files?(context: BackendContext, booking: Booking): Promise<readonly MailAttachment[]>;
  /** An issued booking as schema.org's reservations; none before that. */
  reservations?(context: BackendContext, booking: Booking): readonly SchemaThing[];
  /** Fields that belong to the full record of a booking, as its owner reads it. */
  describe?(context: BackendContext, booking: Booking): Promise<object>;
}
