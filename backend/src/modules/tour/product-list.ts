import { compareText } from '@wisata/kernel/compare-text';
import type { TourListRequest } from '@wisata/kernel/contracts/tour-requests';
import type { TourCardAnswer, TourListAnswer } from '@wisata/kernel/contracts/tour-product';
import { nextDates } from '@wisata/kernel/contracts/tour-dates';
import { addDays, addMonths, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { toPage } from '../bookings/index.ts';
import { CATEGORIES, DESTINATIONS, LOCATIONS, TYPES } from './data/masters.ts';
import { describeType } from './masters.view.ts';
import { describeCard, describeDetail, timesOf } from './product.view.ts';
import type { ProductSource } from './product-source.ts';
import { scheduleOf, sessionsOf } from './schedule.ts';
import { getProduct, type Shop } from './shop.ts';
import { findSold, type SoldStock } from '../bookings/index.ts';

const DATES_ON_CARD = 3;

interface Today {
  readonly now: number;
  readonly today: string;
  readonly sold: SoldStock;
  readonly locale: Locale;
}

async function readToday({ db, clock }: BackendContext, products: readonly ProductSource[], locale: Locale) {
  const now = clock.now().getTime();
  const today = todayInJakarta(now);
  const sold = await findSold(db, 'tour', { products: products.map(({ id }) => id), from: today });
  return { now, today, locale, sold } satisfies Today;
}

type Wanted = Pick<
  TourListRequest,
  'location' | 'countryCode' | 'destination' | 'category' | 'type' | 'keyword' | 'participants' | 'children'
>;

function isInPlace({ places, destination }: ProductSource, wanted: Wanted): boolean {
  const { location, countryCode } = wanted;
  const isHere = places.some(
    (code) => (!location || code === location) && (!countryCode || LOCATIONS[code][3] === countryCode),
  );
  return isHere && (!wanted.destination || DESTINATIONS[destination][0] === wanted.destination);
}

function fits(product: ProductSource, wanted: Wanted, locale: Locale): boolean {
  const { category, keyword, participants, children } = wanted;
  if (category && CATEGORIES[product.category][0] !== category) return false;
  if (!isInPlace(product, wanted)) return false;
  if (product.price.packages.every(({ max }) => max < participants + children)) return false;
  const { title, summary } = product.text[locale];
  return `${title} ${summary}`.toLowerCase().includes(keyword.toLowerCase());
}

/** First and last day of the month or year that was asked for; a month without a year is the next one of that name. */
function daysWanted({ month, year }: Pick<TourListRequest, 'month' | 'year'>, today: string) {
  if (!month) return year ? { from: `${year}-01-01`, to: `${year}-12-31` } : { from: today };
  const text = String(month).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const wantedYear = year ?? (month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear);
  const from = `${wantedYear}-${text}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

interface Found {
  readonly product: ProductSource;
  /** Worked out when it is wanted: most are only counted. */
  readonly card: () => TourCardAnswer;
}

function once<T>(find: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= find());
}

/** What can be started in the wanted time; tickets without a day always can. */
function findOpen(products: readonly ProductSource[], asked: TourListRequest, now: Today): Found[] {
  const { from, to } = daysWanted(asked, now.today);
  const isAnyTime = !asked.month && !asked.year;
  return products.flatMap((product) => {
    const timeIds = timesOf(product).map(({ id }) => id);
    const when = {
      today: now.today,
      places: asked.participants + asked.children,
      from: from > now.today ? from : now.today,
      to,
      timeIds,
    };
    const hasNoDay = product.schedule.kind === 'open';
    const schedule = once(() => scheduleOf(product, now));
    const dates = once(() => (hasNoDay ? [] : nextDates(schedule(), when, DATES_ON_CARD)));
    const card = once(() => {
      const sessions = sessionsOf(product, schedule(), dates()[0], now.now);
      return describeCard(product, { locale: now.locale, nextDates: dates(), sessions, party: asked });
    });
    return hasNoDay || isAnyTime || dates().length > 0 ? [{ product, card }] : [];
  });
}

type Order = (left: Found, right: Found) => number;

const byTitle =
  (locale: Locale): Order =>
  (left, right) =>
    compareText(left.product.text[locale].title, right.product.text[locale].title);
const hoursOf = ({ product: { hours, nights } }: Found) => hours || (nights + 1) * 24;
const priceOf = ({ card }: Found) => card().publishFare;

const ORDERS: Readonly<Record<TourListRequest['sort'], (byName: Order) => Order>> = {
  name_asc: (byName) => byName,
  name_desc: (byName) => (left, right) => byName(right, left),
  price_asc: () => (left, right) => priceOf(left) - priceOf(right),
  price_desc: () => (left, right) => priceOf(right) - priceOf(left),
  duration_asc: () => (left, right) => hoursOf(left) - hoursOf(right),
  rating_desc: () => (left, right) => right.product.rating - left.product.rating,
};

function countTypes(found: readonly Found[], locale: Locale): TourListAnswer['type'] {
  const codes = [...new Set(found.map(({ product }) => product.type))];
  return codes.map((code) => ({
    ...describeType(code, locale),
    count: found.filter(({ product }) => product.type === code).length,
  }));
}

/** One page of what fits; types are counted before one of them narrows the list. */
export async function searchProducts(
  context: BackendContext,
  shop: Shop,
  asked: TourListRequest,
  locale: Locale,
): Promise<TourListAnswer> {
  const wanted = shop.products.filter((product) => fits(product, asked, locale));
  const open = findOpen(wanted, asked, await readToday(context, shop.products, locale));
  const ofType = open.filter(({ product }) => !asked.type || TYPES[product.type][0] === asked.type);
  const byName = byTitle(locale);
  const order = ORDERS[asked.sort](byName);
  const sorted = ofType.sort((left, right) => order(left, right) || byName(left, right));
  const { page, limit } = asked;
  const rows = sorted.slice((page - 1) * limit, page * limit).map(({ card }) => card());
  const pageFacts = toPage(rows, { page, limit, total: sorted.length });
  return { ...pageFacts, data: rows, type: countTypes(open, locale) };
}

/** One product with its schedule as it stands; throws 404 for an unknown one. */
export async function getDetail(context: BackendContext, shop: Shop, id: string, locale: Locale) {
  const product = getProduct(shop, id);
  const now = await readToday(context, [product], locale);
  const schedule = scheduleOf(product, now);
  const timeIds = timesOf(product).map((time) => time.id);
  const when = { today: now.today, places: 1, from: now.today, timeIds };
  const dates = product.schedule.kind === 'open' ? [] : nextDates(schedule, when, DATES_ON_CARD);
  const sessions = sessionsOf(product, schedule, dates[0], now.now);
  return describeDetail(product, { locale, today: now.today, schedule, nextDates: dates, sessions });
}
