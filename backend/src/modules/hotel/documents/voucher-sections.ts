import { formatDate, formatInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { Money } from '@wisata/kernel/money';
import { formatMoney } from '@wisata/kernel/money';
import type { Section } from '../../../documents/pdf/sections.ts';
import { INK, type Sheet } from '../../../documents/pdf/sheet.ts';
import type { HotelStay } from './hotel-stay.ts';
import { HOTEL_WORDS } from './hotel-words.ts';

const MAX_NIGHT_ROWS = 7;
const BODY = { size: 9 } as const;

/** What cancelling costs and until when it is free, in the property's own time. */
export function cancellationLines(stay: HotelStay, locale: Locale): readonly string[] {
  const words = HOTEL_WORDS[locale];
  const charges = stay.charges[locale];
  if (!stay.freeCancellationUntil) return [...(charges.length > 0 ? charges : [words.noRefund]), words.noShow];
  const deadline = formatInstant(stay.freeCancellationUntil.getTime(), locale, stay.zone);
  const after = charges.length > 0 ? charges : [words.afterFree];
  return [words.freeUntil(deadline, stay.hotelName), ...after, words.noShow];
}

/** The three lists a guest reads before leaving home. */
export function guestSections(
  stay: HotelStay,
  locale: Locale,
): Readonly<Record<'bring' | 'cancellation' | 'rules', Section>> {
  const words = HOTEL_WORDS[locale];
  return {
    bring: { title: words.bring, lines: words.bringList },
    cancellation: { title: words.cancellation, lines: cancellationLines(stay, locale) },
    rules: { title: words.rules, lines: words.ruleList },
  };
}

interface PriceRow {
  readonly label: string;
  readonly amount: Money;
}

export interface PriceTable {
  readonly sheet: Sheet;
  readonly stay: HotelStay;
  readonly locale: Locale;
  readonly promoCode: string | null;
  readonly width: number;
}

function priceRows({ stay, locale, promoCode }: PriceTable): readonly PriceRow[] {
  const words = HOTEL_WORDS[locale];
  const { nightPrices, total, discount } = stay;
  const isListed = nightPrices.length > 0 && nightPrices.length <= MAX_NIGHT_ROWS;
  const rows = isListed
    ? nightPrices.map(({ date, price }) => ({ label: words.night(formatDate(date, locale, 'short')), amount: price }))
    : [{ label: words.stayPrice(stay.nights, stay.rooms), amount: total }];
  if (discount.minor === 0) return rows;
  return [...rows, { label: words.discount(promoCode ?? ''), amount: { ...discount, minor: -discount.minor } }];
}

/** Rows that sum to the total, in the document form of spec section 9: commas and two decimals. */
export function drawPrice(table: PriceTable, x: number, y: number): number {
  const { sheet, stay, locale, width } = table;
  const words = HOTEL_WORDS[locale];
  const heading = sheet.text(words.paid, x, y, width, { size: 11.5, weight: 'bold' });
  let at = sheet.text(words.amountsIn(stay.paid.currency), x, heading, width, { size: 8, colour: INK.muted }) + 4;
  const amountWidth = 84;
  for (const { label, amount } of priceRows(table)) {
    const below = sheet.text(label, x, at, width - amountWidth, BODY);
    sheet.text(formatMoney(amount), x + width - amountWidth, at, amountWidth, { ...BODY, align: 'right' });
    at = below + 3;
  }
  sheet.rule(x, at + 2, x + width, at + 2);
  at += 8;
  sheet.text(words.total, x, at + 2.5, width - amountWidth, { size: 9.5, weight: 'semibold' });
  at = sheet.text(formatMoney(stay.paid), x + width - 120, at, 120, { size: 13, weight: 'heavy', align: 'right' });
  return sheet.text(words.taxes, x, at + 2, width, { size: 8, colour: INK.muted });
}

export function priceHeight(table: PriceTable): number {
  const rowHeight = table.sheet.heightOf('Ag', table.width, BODY) + 3;
  return 62 + priceRows(table).length * rowHeight;
}
