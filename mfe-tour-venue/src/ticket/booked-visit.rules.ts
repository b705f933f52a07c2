import { readParts, type Parts } from '@wisata/kernel/contracts/read-parts';
import {
  TOUR_BOOKING,
  VENUE_BOOKING,
  type TourBooking,
  type VenueBooking,
} from '@wisata/kernel/contracts/tour-booking';
import type { TourBreakdown } from '@wisata/kernel/contracts/tour-price';
import { TOUR_BREAKDOWN } from '@wisata/kernel/contracts/tour-price';
import type { CalendarDate } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, parseCurrency, type Money } from '@wisata/kernel/money';
import type { PassengerType } from '@wisata/kernel/passengers';
import type { OrderLine } from '@wisata/kernel/remote';
import { ZONES } from '@wisata/kernel/zones';
import * as v from 'valibot';
import type { RefundStep } from '../visit/refund.rules.ts';
import { visitDetailPath } from '../visit/visit-paths.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';

type BookedRecord = Parts<Omit<TourBooking, 'data_tour'> & Omit<VenueBooking, 'data_venue'>>;
type Product = Parts<TourBooking['data_tour']>;

/** What one person shows at the gate. */
export interface VisitPass {
  readonly name: string;
  readonly type: PassengerType;
  /** Empty until the voucher is issued. */
  readonly ticket: string;
  readonly qr: string;
}

/** A booked tour or venue as a line or a voucher shows it; what its record does not say is empty. */
export interface BookedVisit {
  readonly service: VisitService;
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly picture: string | undefined;
  /** The first and the last day; undefined for a ticket without a day. */
  readonly date: CalendarDate | undefined;
  readonly endDate: CalendarDate | undefined;
  readonly startTime: string | undefined;
  /** Until when a ticket without a day is good. */
  readonly validUntil: CalendarDate | undefined;
  readonly zone: string;
  readonly meeting: {
    readonly name: string;
    readonly address: string;
    readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  };
  readonly gate: string;
  readonly guide: { readonly name: string; readonly phone: string } | undefined;
  readonly packageName: string;
  readonly bring: readonly string[];
  readonly includes: readonly string[];
  readonly passes: readonly VisitPass[];
  readonly email: string | undefined;
  readonly confirmation: string;
  readonly refundSteps: readonly RefundStep[];
  readonly breakdown: TourBreakdown | undefined;
}

function meetingOf({ meeting_point: point = {}, words }: Product, locale: Locale): BookedVisit['meeting'] {
  const { latitude, longitude } = point;
  return {
    name: words?.[locale]?.meeting_point ?? point.name ?? '',
    address: point.address ?? '',
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
  };
}

const passesOf = ({ paxes = [] }: BookedRecord, locale: Locale): VisitPass[] =>
  paxes.map(({ type = 'ADT', title, first_name = '', last_name, ticket_code = '', qr_code = '' }) => ({
    type,
    name: guestName({ title, first_name, last_name }, locale),
    ticket: ticket_code,
    qr: qr_code,
  }));

const wholeSteps = (steps: BookedRecord['refund_steps'] = []): RefundStep[] =>
  steps.flatMap(({ days_before, percent }) =>
    days_before === undefined || percent === undefined ? [] : [{ days_before, percent }],
  );

/** What the product was called in the language of the page, and how to get there. */
function productFacts(product: Product, locale: Locale) {
  const words = product.words?.[locale];
  const { name, phone } = product.guide ?? {};
  return {
    id: product.id ?? '',
    city: product.city ?? '',
    picture: product.thumbnail,
    meeting: meetingOf(product, locale),
    zone: product.meeting_point?.timezone ?? ZONES.WIB,
    gate: product.gate ?? '',
    guide: name && phone ? { name, phone } : undefined,
    packageName: words?.package ?? product.package_name ?? '',
    bring: words?.bring ?? [],
    includes: words?.includes ?? [],
  };
}

/** Reads the service's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readVisit(line: Pick<OrderLine, 'service' | 'title' | 'detail'>, locale: Locale): BookedVisit {
  const isVenue = line.service === 'venue';
  const record: BookedRecord = readParts(isVenue ? VENUE_BOOKING : TOUR_BOOKING, line.detail);
  const product: Product =
    (isVenue ? readParts(VENUE_BOOKING, line.detail).data_venue : readParts(TOUR_BOOKING, line.detail).data_tour) ?? {};
  const breakdown = v.safeParse(TOUR_BREAKDOWN, record.breakdown);
  return {
    service: isVenue ? 'venue' : 'tour',
    title: product.words?.[locale]?.title ?? product.title ?? line.title,
    date: record.departure ?? undefined,
    endDate: record.range?.end ?? undefined,
    startTime: record.venue_time?.start ?? product.meeting_point?.time ?? undefined,
    validUntil: record.valid_until ?? undefined,
    ...productFacts(product, locale),
    passes: passesOf(record, locale),
    email: record.contact?.email,
    confirmation: record.pnr_code ?? '',
    refundSteps: wholeSteps(record.refund_steps),
    breakdown: breakdown.success ? breakdown.output : undefined,
  };
}

/** The price of a line; undefined when its currency is unknown. */
export function linePrice({ amount, currency }: Pick<OrderLine, 'amount' | 'currency'>): Money | undefined {
  const known = parseCurrency(currency);
  return known && Number.isFinite(amount) ? fromMajor(amount, known) : undefined;
}

/** The page of what was booked, to choose another day; the list when the record does not name it. */
export const searchAgainPath = ({ service, id }: Pick<BookedVisit, 'service' | 'id'>): string =>
  id ? visitDetailPath(service, id) : `/${service}/list`;
