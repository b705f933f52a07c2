import { orderUrl, type OrderAddress } from '../order-url.ts';
import { drawCode } from './qr.ts';
import { mm, type Sheet } from './sheet.ts';
import { LABEL, STUB, VALUE } from './ticket-card.ts';

/** A label, its value below it, and a note in small letters. */
export type Fact = readonly [label: string, value: string, note?: string];

interface Place {
  readonly x: number;
  readonly width: number;
}

export const factHeight = (sheet: Sheet, [label, value, note]: Fact, width: number) =>
  sheet.heightOf(label, width, LABEL) +
  sheet.heightOf(value, width, VALUE) +
  (note ? sheet.heightOf(note, width, LABEL) : 0);

/** Gives the y below it. */
export function drawFact(sheet: Sheet, [label, value, note]: Fact, { x, width }: Place, y: number): number {
  const below = sheet.text(value, x, sheet.text(label, x, y, width, LABEL), width, VALUE);
  return note ? sheet.text(note, x, below, width, LABEL) : below;
}

/** Facts with a value under each other. */
export const drawFacts = (sheet: Sheet, facts: readonly Fact[], place: Place, y: number, gap: number) =>
  facts.reduce((at, fact) => (fact[1] ? drawFact(sheet, fact, place, at) + gap : at), y);

/** Facts with a value beside each other, as wide as the place with `columns` of them. */
export function drawFactRow(
  sheet: Sheet,
  facts: readonly Fact[],
  { x, width }: Place,
  y: number,
  columns: number,
): void {
  const column = width / columns;
  const shown = facts.filter(([, value]) => value);
  shown.forEach((fact, index) => drawFact(sheet, fact, { x: x + index * column, width: column - 10 }, y));
}

/** A desk scanner reads a printed code from 30 mm on. */
const CODE_SIZE = mm(32);
export const ORDER_STUB_HEIGHT = CODE_SIZE + 146;

export interface StubWords {
  readonly orderId: string;
  readonly show: string;
  readonly confirmation: string;
}

/** The order's code, large and to be scanned, and the supplier's own where it has given one. */
export function drawOrderStub(
  sheet: Sheet,
  order: OrderAddress,
  words: StubWords,
  confirmation: string | undefined | null,
  y: number,
): void {
  const { x, width } = STUB;
  const { code } = order.booking;
  const label = { ...LABEL, align: 'center' } as const;
  let at = sheet.text(words.orderId, x, y, width, label) + 1;
  const large = sheet.fitted(code, width, { size: 16, weight: 'heavy', align: 'center', tracking: 1 }, 11);
  at = sheet.text(code, x, at, width, large) + 9;
  drawCode(sheet, orderUrl(order), x + (width - CODE_SIZE) / 2, at, CODE_SIZE);
  at = sheet.text(words.show, x, at + CODE_SIZE + 8, width, label);
  if (!confirmation) return;
  at = sheet.text(words.confirmation, x, at + 10, width, label) + 1;
  sheet.text(confirmation, x, at, width, { size: 10.5, weight: 'bold', align: 'center' });
}
