import * as v from 'valibot';
import { PRODUCT_BOOKING } from '@wisata/kernel/contracts/category-product-booking';
import {
  PRODUCT_PAYMENTS,
  type ProductPayments,
  type ProductSale,
} from '@wisata/kernel/contracts/category-product-sale';
import { readParts } from '@wisata/kernel/contracts/read-parts';
import type { CalendarDate } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, parseCurrency, type Money } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { ZONES } from '@wisata/kernel/zones';

/** What was booked, as far as its record can be read. */
export interface BookedProduct {
  readonly title: string;
  readonly option: string | undefined;
  readonly city: string | undefined;
  readonly meetingPoint: string | undefined;
  readonly address: string | undefined;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly picture: string | undefined;
  readonly date: CalendarDate | undefined;
  readonly time: { readonly start: string; readonly end: string } | undefined;
  readonly timeZone: string;
  readonly unit: ProductSale['product_unit'];
  readonly units: number;
  readonly names: readonly string[];
  readonly includes: readonly string[];
  readonly use: readonly string[];
  readonly freeUntil: string | null;
  readonly email: string | undefined;
  readonly notes: string | undefined;
  readonly ticket: string | undefined;
  readonly slug: string | undefined;
  readonly payments: ProductPayments | undefined;
}

interface Named {
  readonly title?: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

const nameOf = ({ title, first_name: first = '', last_name: last }: Named, locale: Locale): string =>
  guestName({ title, first_name: first, last_name: last }, locale);

/** Reads the service's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readBooked(line: Pick<OrderLine, 'title' | 'detail'>, locale: Locale): BookedProduct {
  const record = readParts(PRODUCT_BOOKING, line.detail);
  const { category_product_detail: detail = {}, contact = {}, paxes = [], time } = record;
  const { latitude, longitude } = detail;
  const words = detail.words?.[locale] ?? {};
  const people = paxes.length > 0 ? paxes : [contact];
  return {
    title: words.title || detail.title || line.title,
    option: words.option ?? detail.option_name,
    city: detail.city,
    meetingPoint: words.meeting_point,
    address: detail.address,
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    picture: record.thumbnail || undefined,
    date: record.departure,
    time: time?.start && time.end ? { start: time.start, end: time.end } : undefined,
    timeZone: detail.timezone ?? ZONES.WIB,
    unit: record.product_unit ?? 'person',
    units: record.qty ?? 1,
    names: people.map((person) => nameOf(person, locale)).filter(Boolean),
    includes: words.includes ?? [],
    use: words.how_to_use ?? [],
    freeUntil: record.free_until ?? null,
    email: contact.email,
    notes: contact.notes || undefined,
    ticket: record.ticket_code || undefined,
    slug: detail.slug,
    payments: v.is(PRODUCT_PAYMENTS, record.payments) ? record.payments : undefined,
  };
}

/** The price of a line; undefined when its currency is unknown. */
export function linePrice({ amount, currency }: Pick<OrderLine, 'amount' | 'currency'>): Money | undefined {
  const known = parseCurrency(currency);
  return known && Number.isFinite(amount) ? fromMajor(amount, known) : undefined;
}

/** The page of the product, on the same day while that is not past. */
export function searchAgainPath({ slug, date = '' }: BookedProduct, today: CalendarDate): string {
  if (!slug) return '/product';
  const day = date >= today ? `?${new URLSearchParams({ date })}` : '';
  return `/product/${encodeURIComponent(slug)}${day}`;
}
