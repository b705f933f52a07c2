import { formatMoney, type Money } from '@wisata/kernel/money';
import { COLUMN } from './sections.ts';
import type { Sheet } from './sheet.ts';
import { LABEL } from './ticket-card.ts';

const AMOUNT = 90;
const ROW = { size: 9 } as const;

interface PriceWords {
  readonly paid: string;
  readonly amountsIn: (currency: string) => string;
  readonly discount: (code: string) => string;
  readonly total: string;
  readonly taxes: string;
}

/** What was paid, and what it is made of. */
export interface PriceTable {
  readonly words: PriceWords;
  readonly rows: readonly (readonly [label: string, amount: Money])[];
  readonly discount: Money;
  readonly promoCode: string | null;
  readonly paid: Money;
}

function rowsOf({ rows, discount, promoCode, words }: PriceTable): PriceTable['rows'] {
  if (discount.minor === 0) return rows;
  return [...rows, [words.discount(promoCode ?? ''), { ...discount, minor: -discount.minor }]];
}

/** Rows that sum to the total, in the document form of spec section 9: commas and two decimals. */
export function drawPrice(sheet: Sheet, table: PriceTable, x: number, y: number): number {
  const { words, paid } = table;
  const heading = sheet.text(words.paid, x, y, COLUMN, { size: 11.5, weight: 'bold' });
  let at = sheet.text(words.amountsIn(paid.currency), x, heading, COLUMN, LABEL) + 4;
  for (const [label, amount] of rowsOf(table)) {
    const below = sheet.text(label, x, at, COLUMN - AMOUNT, ROW);
    sheet.text(formatMoney(amount), x + COLUMN - AMOUNT, at, AMOUNT, { ...ROW, align: 'right' });
    at = below + 3;
  }
  sheet.rule(x, at + 2, x + COLUMN, at + 2);
  at += 8;
  sheet.text(words.total, x, at + 2.5, COLUMN - 120, { size: 9.5, weight: 'semibold' });
  at = sheet.text(formatMoney(paid), x + COLUMN - 120, at, 120, { size: 13, weight: 'heavy', align: 'right' });
  return sheet.text(words.taxes, x, at + 2, COLUMN, LABEL);
}

export const priceHeight = (sheet: Sheet, table: PriceTable) =>
  74 + rowsOf(table).reduce((sum, [label]) => sum + sheet.heightOf(label, COLUMN - AMOUNT, ROW) + 3, 0);
