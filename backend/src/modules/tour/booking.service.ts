import { TOUR_RECORDS } from '@wisata/kernel/contracts/tour-records';
import { VENUE_RECORDS } from '@wisata/kernel/contracts/venue-records';
import type { TourBookingRequest, TourPriceRequest } from '@wisata/kernel/contracts/tour-booking-request';
import { addDays, todayInJakarta, wallTimeToInstant, ZONES } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor } from '@wisata/kernel/money';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { RouteRequest } from '../../app/route.ts';
import type { Trx } from '../../app/schema.ts';
import { bookAtSupplier, callerOf, checkTotal, namesKey } from '../bookings/index.ts';
import type { BookingCall, BookingDraft, OrderInMaking, SaleDesk } from '../bookings/index.ts';
import { tourRecord, venueRecord, type BookedBy, type BookedChoice } from './booking-record.ts';
import { checkChoice, placesGone, type CheckedChoice } from './choice-check.ts';
import { quotaOf } from './market.ts';
import { askSupplier, type Shop } from './shop.ts';
import { findTravellerProblems } from './travellers.ts';

type BookingRequest = BookingCall<TourBookingRequest>;

/** What a choice costs now, for this caller. */
export async function getPrice(
  context: BackendContext,
  shop: Shop,
  { body, user }: Pick<RouteRequest<TourPriceRequest>, 'body' | 'user'>,
  locale: Locale,
) {
  const isMember = body.isMember && user !== undefined;
  const { breakdown } = await checkChoice(context, shop, {
    db: context.db,
    body,
    isMember,
    locale,
    confirming: false,
  });
  return breakdown;
}

/** Until when an order is kept: its hold, the end of the last day to book, or the start of what has no such day. */
function timeLimitAt(shop: Shop, { product, date, startAt }: CheckedChoice, holdSeconds: number, now: Date): Date {
  const holdEnds = now.getTime() + holdSeconds * shop.holdFactor * 1000;
  if (date === null || startAt === null) return new Date(holdEnds);
  const lastDay = addDays(date, 1 - product.cutOff);
  const saleEnds = product.cutOff > 0 ? wallTimeToInstant(lastDay, '00:00', ZONES.WIB) : startAt;
  return new Date(Math.min(holdEnds, saleEnds, startAt));
}

/** The same names on the same day are the same booking. */
function duplicateKey({ choice, body }: BookedChoice, userId: string | null): string {
  const { product, date, slot } = choice;
  return [product.id, date ?? '', slot, ...namesKey(body.paxes), userId ?? body.contact.email].join('|');
}

function draftOf(context: BackendContext, shop: Shop, booked: BookedChoice, by: BookedBy): BookingDraft {
  const { choice, body, locale } = booked;
  const { breakdown, product, date } = choice;
  const record = shop.service === 'tour' ? tourRecord(booked, by) : venueRecord(booked, by);
  return {
    service: shop.service,
    ...callerOf(body, locale, by.userId),
    amountMinor: fromMajor(breakdown.GrandTotal, breakdown.Currency).minor,
    currency: breakdown.Currency,
    timeLimitAt: timeLimitAt(shop, choice, context.config.bookingTimeLimitSeconds, by.now),
    detail: record,
    search: { uniqueId: product.id, date },
    duplicateKey: duplicateKey(booked, by.userId),
  };
}

async function checkBooking(
  context: BackendContext,
  shop: Shop,
  trx: Trx,
  { body, user }: BookingRequest,
  locale: Locale,
): Promise<BookedChoice> {
  const isMember = body.isMember && user !== undefined;
  const choice = await checkChoice(context, shop, { db: trx, body, isMember, locale, confirming: true });
  throwFieldProblems(findTravellerProblems(body, choice, todayInJakarta(context.clock.now().getTime())));
  const { GrandTotal, Currency: currency } = choice.breakdown;
  const totalMinor = fromMajor(GrandTotal, currency).minor;
  checkTotal(body.total_price, totalMinor, currency);
  return { choice, body, locale };
}

async function reserve(context: BackendContext, shop: Shop, { choice, body }: BookedChoice, order: OrderInMaking) {
  const { product, date, slot } = choice;
  const { booking } = order;
  const supplier = shop.supplierOf(context);
  const { reference } = await askSupplier(supplier.book({ orderCode: booking.code, productId: product.id }));
  order.noteUndo(() => supplier.cancel({ reference }));
  const places = body.paxes.length;
  const item = { service: 'tour', product: product.id, part: slot, day: date ?? '', count: places };
  // Taken last, because others who want the day wait for this row until the transaction ends.
  const wanted = date === null ? [] : [{ ...item, allotment: quotaOf(product, date, slot) }];
  await order.take(wanted, () => placesGone(0));
  const fields = { booking_id: booking.id, pnr_code: reference, pnr_id: reference };
  return { held: { reference, places }, fields };
}

/** Places of a product: stock, order and the operator's confirmation, all or nothing. */
async function saleOf(
  context: BackendContext,
  shop: Shop,
  request: BookingRequest,
  { trx, userId, now, locale }: SaleDesk & { readonly locale: Locale },
) {
  const booked = await checkBooking(context, shop, trx, request, locale);
  return {
    draft: draftOf(context, shop, booked, { now, today: todayInJakarta(now.getTime()), userId }),
    reserve: (order: OrderInMaking) => reserve(context, shop, booked, order),
  };
}

/** Books a tour. */
export function bookTour(context: BackendContext, shop: Shop, request: BookingRequest, locale: Locale) {
  return bookAtSupplier(context, request, shop.service, async (desk) => ({
    records: TOUR_RECORDS,
    ...(await saleOf(context, shop, request, { ...desk, locale })),
  }));
}

/** Books a venue, whose call answers nothing (spec section 7). */
export async function bookVenue(context: BackendContext, shop: Shop, request: BookingRequest, locale: Locale) {
  await bookAtSupplier(context, request, shop.service, async (desk) => ({
    records: VENUE_RECORDS,
    ...(await saleOf(context, shop, request, { ...desk, locale })),
  }));
  return null;
}
