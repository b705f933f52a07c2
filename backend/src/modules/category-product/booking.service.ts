import type { ProductBookingRequest, ProductPriceRequest } from '@wisata/kernel/contracts/category-product-booking';
import { recordsOfProduct } from '@wisata/kernel/contracts/category-product-records';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor } from '@wisata/kernel/money';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { Trx } from '../../app/schema.ts';
import { bookAtSupplier, callerOf, checkTotal } from '../bookings/index.ts';
import type { BookingCall, BookingDraft, OrderInMaking } from '../bookings/index.ts';
import { bookingRecord, type BookedChoice } from './booking-record.ts';
import { checkChoice, soldOut, type CheckedChoice } from './choice.ts';
import { askSupplier, PRODUCT_STOCK, quotaOf, supplierOf } from './sale.ts';
import { findTravellerProblems } from './travellers.rules.ts';

type BookingRequest = BookingCall<ProductBookingRequest>;

/** What a choice costs now. */
export async function getPrice(context: BackendContext, body: ProductPriceRequest, locale: Locale) {
  const { payments, left, freeUntil } = await checkChoice(context, body, {
    db: context.db,
    locale,
    confirming: false,
  });
  return { ...payments, left, free_until: freeUntil?.toISOString() ?? null };
}

async function checkBooking(context: BackendContext, trx: Trx, { body, user }: BookingRequest, locale: Locale) {
  const choice = await checkChoice(context, body, { db: trx, locale, confirming: true });
  throwFieldProblems(findTravellerProblems(body, choice.sale));
  const { GrandTotal, currency } = choice.payments;
  checkTotal(body.total_price, fromMajor(GrandTotal, currency).minor, currency);
  return { choice, body, locale, now: context.clock.now(), userId: user?.id ?? null } satisfies BookedChoice;
}

/** The search that leads here again, in the words of the product page's address. */
const searchOf = ({ choice: { product, day }, body }: BookedChoice) => ({
  slug: product.slug,
  uniqueId: product.id,
  date: day.date,
  option: body.option_id,
  time: day.session,
  adult: body.adult,
  child: body.child,
  qty: body.qty,
});

function draftOf(context: BackendContext, booked: BookedChoice): BookingDraft {
  const { choice, body, locale, now, userId } = booked;
  const { product, payments, day, saleEndsAtMs, startsAtMs } = choice;
  const holdEnds = now.getTime() + context.config.bookingTimeLimitSeconds * 1000;
  return {
    service: product.service,
    ...callerOf(body, locale, userId),
    amountMinor: fromMajor(payments.GrandTotal, payments.currency).minor,
    currency: payments.currency,
    timeLimitAt: new Date(Math.min(holdEnds, saleEndsAtMs, startsAtMs)),
    detail: bookingRecord(booked),
    search: searchOf(booked),
    duplicateKey: [product.id, body.option_id, day.date, day.session, userId ?? body.contact.email].join('|'),
  };
}

/** Asks the operator, then takes the units: others who want the day wait for the row until the transaction ends. */
async function reserve(context: BackendContext, { product, day, units }: CheckedChoice, order: OrderInMaking) {
  const { booking } = order;
  const supplier = supplierOf(context);
  const { reference } = await askSupplier(supplier.book({ orderCode: booking.code, productId: product.id }));
  order.noteUndo(() => supplier.cancel({ reference }));
  const { date, session } = day;
  const allotment = quotaOf(context.config.seed, product, date, session);
  const item = { service: PRODUCT_STOCK, product: product.id, part: session, day: date, count: units, allotment };
  await order.take([item], () => soldOut(0));
  const fields = { booking_id: booking.id, pnr_code: reference, pnr_id: reference, key: booking.code };
  return { held: { reference }, fields };
}

/** Books an activity or extra: stock, order and the operator's confirmation, all or nothing. */
export function bookProduct(context: BackendContext, request: BookingRequest, locale: Locale) {
  return bookAtSupplier(context, request, 'category-product', async ({ trx }) => {
    const booked = await checkBooking(context, trx, request, locale);
    return {
      records: recordsOfProduct(booked.choice.product.service),
      draft: draftOf(context, booked),
      reserve: (order) => reserve(context, booked.choice, order),
    };
  });
}
