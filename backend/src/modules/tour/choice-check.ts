import { breakdownOf } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourPriceRequest } from '@wisata/kernel/contracts/tour-booking-request';
import { findClosure, type DateClosure } from '@wisata/kernel/contracts/tour-dates';
import { cutOffText, findPartyProblem, partyProblemText } from '@wisata/kernel/contracts/tour-party';
import type { TourBreakdown, TourPackage, TourPrice } from '@wisata/kernel/contracts/tour-price';
import { daysBetween, todayInJakarta, weekdayOf } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { ApiError, conflict } from '../../app/envelope.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { Db } from '../../app/schema.ts';
import { timesOf } from './product.view.ts';
import type { ProductSource } from './product-source.ts';
import { priceListsOf } from './price-list.ts';
import { isSaleOver, scheduleOf, startAtOf } from './schedule.ts';
import { askSupplier, getProduct, type Shop } from './shop.ts';
import { findSold } from '../bookings/index.ts';

/** A choice whose product, date, session, price and party fit together, at what it costs. */
export interface CheckedChoice {
  readonly product: ProductSource;
  /** Null for a ticket without a day. */
  readonly date: string | null;
  /** The session; empty where a day has one. */
  readonly slot: string;
  readonly time: { readonly id: string; readonly start: string; readonly end: string } | null;
  readonly price: TourPrice;
  readonly pricePackage: TourPackage;
  readonly breakdown: TourBreakdown;
  /** When it begins, in epoch milliseconds; null for a ticket without a day. */
  readonly startAt: number | null;
}

const priceGone = () => conflict('This price is no longer offered. Please choose again.', 'TOUR_PRICE_GONE');
const dateClosed = (message: string) => conflict(message, 'TOUR_DATE_CLOSED');
/** More places than any product has. */
export const placesGone = (left: number) =>
  new ApiError(409, 'TOUR_FULL', 'There are not enough places left on this date. Please choose another one.', {
    data: { left },
  });

function refuseDate(closure: DateClosure, cutOff: number): Error {
  switch (closure.code) {
    case 'FULL':
      return placesGone(closure.left ?? 0);
    case 'CUT_OFF':
      return dateClosed(cutOffText(cutOff));
    case 'BLACK_DATE':
      return dateClosed(`Nothing starts on this date: ${closure.reason}.`);
    default:
      return dateClosed('Nothing starts on this date. Please choose another one.');
  }
}

/** The session that was asked for; a date with a single one needs no word of it. */
function findTime(product: ProductSource, { time_id: timeId, pickupTime }: TourPriceRequest) {
  const times = timesOf(product);
  if (times.length === 0) return null;
  const time = times.find(({ id, start }) => id === timeId || start === (timeId ?? pickupTime));
  if (time) return time;
  if (times.length > 1) throwFieldProblems({ time_id: 'Choose a time' });
  return times[0]!;
}

interface Asked {
  readonly db: Db;
  readonly body: TourPriceRequest;
  readonly isMember: boolean;
  /** Whether it is about to be booked. */
  readonly confirming: boolean;
  readonly locale: Locale;
}

async function checkDate(context: BackendContext, product: ProductSource, { db, body, locale }: Asked) {
  const isOpenDate = product.schedule.kind === 'open';
  const date = isOpenDate ? null : body.tour_date;
  if (isOpenDate) return { date, slot: '', time: null, startAt: null };
  if (date === null) throwFieldProblems({ tour_date: 'Choose a date' });
  const day = date!;
  const now = context.clock.now().getTime();
  const today = todayInJakarta(now);
  const time = findTime(product, body);
  const slot = product.schedule.kind === 'period' && time ? time.id : '';
  const sold = await findSold(db, 'tour', { products: [product.id], from: today });
  const schedule = scheduleOf(product, { now, today, locale, sold });
  const closure = findClosure(schedule, day, { today, places: body.paxes.length, timeId: slot || null });
  const startAt = startAtOf(product, day, time?.start);
  if (isSaleOver(startAt, now) && (!closure || closure.code === 'FULL'))
    throw dateClosed('Sales for this time have closed. Please choose another one.');
  if (closure) throw refuseDate(closure, product.cutOff);
  return { date: day, slot, time, startAt };
}

function findPrice(lists: readonly TourPrice[], date: string | null, { body }: Asked): TourPrice {
  const price = lists.find(({ PriceId }) => PriceId === body.price_id);
  const isOfDay = !price?.ValidDays.length || date === null || price.ValidDays.includes(weekdayOf(date));
  if (!price || !isOfDay) throw priceGone();
  return price;
}

function findPackage({ PricePackages }: TourPrice, { body }: Asked): TourPackage {
  const pricePackage = body.price_package_id
    ? PricePackages.find(({ PricePackageId }) => PricePackageId === body.price_package_id)
    : PricePackages[0];
  if (!pricePackage) throw priceGone();
  return pricePackage;
}

function checkParty(pricePackage: TourPackage, price: TourPrice, { body: { paxes } }: Asked): void {
  const problem = findPartyProblem(pricePackage, paxes);
  if (problem) throwFieldProblems({ paxes: partyProblemText(problem) });
  const optional = price.MiscellaneousCost.filter(({ Mandatory }) => !Mandatory).map(({ Id }) => Id);
  paxes.forEach(({ miscellaneous }, index) => {
    const isKnown = miscellaneous.every((id) => optional.includes(id));
    if (!isKnown) throwFieldProblems({ [`paxes.${index}.miscellaneous`]: 'This extra is not offered' });
  });
  const adults = paxes.filter(({ type }) => type === 'ADT').length;
  const infants = paxes.filter(({ type }) => type === 'INF').length;
  if (adults === 0 || infants > adults)
    throwFieldProblems({ paxes: 'Children travel with an adult, one for each infant' });
}

/** Throws with the reason why a choice cannot be had; else what it costs now. */
export async function checkChoice(context: BackendContext, shop: Shop, asked: Asked): Promise<CheckedChoice> {
  const { body } = asked;
  const product = getProduct(shop, body.uniqueId);
  const when = await checkDate(context, product, asked);
  const lists = priceListsOf(product, asked);
  const supplier = shop.supplierOf(context);
  const price = findPrice(
    await askSupplier(supplier.prices({ lists, confirming: asked.confirming })),
    when.date,
    asked,
  );
  const pricePackage = findPackage(price, asked);
  checkParty(pricePackage, price, asked);
  const today = todayInJakarta(context.clock.now().getTime());
  const daysAhead = when.date === null ? 0 : daysBetween(today, when.date);
  const breakdown = breakdownOf({
    price,
    pricePackage,
    paxes: body.paxes,
    unitOfVehicle: body.unitOfVehicle ?? undefined,
    daysAhead,
  });
  return { product, ...when, price, pricePackage, breakdown };
}
