import {
  findDayClosure,
  findProductClosure,
  productPrice,
  unitsOf,
} from '@wisata/kernel/contracts/category-product-rules';
import type { ProductPayments, ProductSale, SaleOption } from '@wisata/kernel/contracts/category-product-sale';
import { addDays, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';

/** What is chosen of a product; `date` is empty where nothing is free. */
export interface ProductChoice {
  readonly option: string;
  readonly date: CalendarDate;
  /** Empty where the product has no sessions, or none is free. */
  readonly time: string;
  readonly adult: number;
  readonly child: number;
  readonly qty: number;
}

const wholeOf = (text: string | null, least: number, most: number, otherwise: number): number => {
  const count = Number(text);
  return text !== null && Number.isInteger(count) && count >= least && count <= most ? count : otherwise;
};

/** The option of a choice; the first one where it is gone. */
export const optionOf = ({ options }: ProductSale, { option }: Pick<ProductChoice, 'option'>): SaleOption =>
  options.find(({ id }) => id === option) ?? options[0]!;

/** The first day from then on that has room. */
function firstFreeDay(sale: ProductSale, from: CalendarDate, asked: { units: number; nowMs: number }): CalendarDate {
  for (let date = from; date <= sale.lastDate; date = addDays(date, 1))
    if (!findDayClosure(sale, date, asked)) return date;
  return '';
}

/** The wanted session where it is free, else the first one that is. */
export function freeSession(
  sale: ProductSale,
  { date, time }: Pick<ProductChoice, 'date' | 'time'>,
  asked: { readonly units: number; readonly nowMs: number },
): string {
  const isFree = (session: string) => !findProductClosure(sale, { date, session }, asked);
  const ids = sale.sessions.map(({ id }) => id);
  if (ids.includes(time) && isFree(time)) return time;
  return ids.find(isFree) ?? '';
}

/** Reads a choice from an address; what it does not say is the first that can be had, for two people or one piece. */
export function parseChoice(sale: ProductSale, query: URLSearchParams, nowMs: number): ProductChoice {
  const most = sale.mostUnits;
  const adult = wholeOf(query.get('adult'), 1, most, Math.min(2, most));
  const child = sale.childAges ? wholeOf(query.get('child'), 0, most - adult, 0) : 0;
  const qty = wholeOf(query.get('qty'), 1, most, 1);
  const option = optionOf(sale, { option: query.get('option') ?? '' }).id;
  const asked = { units: unitsOf(sale, { adult, child, qty }), nowMs };
  const wanted = query.get('date') ?? '';
  const isOpen = isCalendarDate(wanted) && !findDayClosure(sale, wanted, asked);
  const date = isOpen ? wanted : firstFreeDay(sale, sale.firstDate, asked);
  const time = freeSession(sale, { date, time: query.get('time') ?? '' }, asked);
  return { option, date, time, adult, child, qty };
}

/** A change of a choice: whoever goes where children are not taken goes without them, and the session stays where it is free. */
export function changeChoice(
  sale: ProductSale,
  now: ProductChoice,
  change: Partial<ProductChoice>,
  nowMs: number,
): ProductChoice {
  const next = { ...now, ...change };
  const child = optionOf(sale, next).priceChild === null ? 0 : next.child;
  const asked = { units: unitsOf(sale, { ...next, child }), nowMs };
  return { ...next, child, time: next.date ? freeSession(sale, next, asked) : '' };
}

/** True when a choice can be booked as it stands. */
export function isBookable(sale: ProductSale, choice: ProductChoice, nowMs: number): boolean {
  const units = unitsOf(sale, choice);
  const isTimed = sale.sessions.length === 0 || choice.time !== '';
  if (!choice.date || !isTimed || units > sale.mostUnits) return false;
  return !findProductClosure(sale, { date: choice.date, session: choice.time }, { units, nowMs });
}

/** What a choice costs. */
export const priceChoice = (sale: ProductSale, choice: ProductChoice): ProductPayments =>
  productPrice(sale, optionOf(sale, choice), choice);

/** The query that says a choice, without what its product does not count. */
export function choiceQuery(sale: ProductSale, { option, date, time, adult, child, qty }: ProductChoice) {
  const units: Record<string, string> =
    sale.product_unit === 'piece'
      ? { qty: String(qty) }
      : { adult: String(adult), ...(child > 0 ? { child: String(child) } : {}) };
  return new URLSearchParams({ option, ...(date ? { date } : {}), ...(time ? { time } : {}), ...units });
}

/** What the calls take for a choice. */
export const choicePayload = (sale: ProductSale, { option, date, time, adult, child, qty }: ProductChoice) => ({
  uniqueId: sale.uniqueId,
  option_id: option,
  date,
  time_id: time,
  ...(sale.product_unit === 'piece' ? { qty } : { adult, child }),
});
