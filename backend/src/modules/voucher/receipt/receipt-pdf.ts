import { formatInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { formatMoney, money } from '@wisata/kernel/money';
import type { PaidOrder } from '../../payment/index.ts';
import { drawFact, type Fact } from '../../../documents/pdf/facts.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { drawTop, writeDocument } from '../../../documents/pdf/frame.ts';
import { INK, PAGE, type Sheet } from '../../../documents/pdf/sheet.ts';
import { LABEL, VALUE } from '../../../documents/pdf/ticket-card.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

const WIDTH = PAGE.width - 2 * PAGE.margin;
const AMOUNT = 130;

interface Row {
  readonly label: string;
  readonly detail?: string;
  readonly minor: number;
}

/** What leads from the price of each booking to what was paid; the rows sum to the total. */
function rowsOf(order: PaidOrder, locale: Locale): Row[] {
  const words = RECEIPT_WORDS[locale];
  const bookings = order.lines.flatMap(({ title, code, priceMinor, chargedMinor, promoCode, soldBy }): Row[] => [
    { label: title, detail: [words.orderId(code), ...soldBy].join(' · '), minor: priceMinor },
    ...(chargedMinor < priceMinor
      ? [{ label: words.discount(promoCode ?? ''), minor: chargedMinor - priceMinor }]
      : []),
  ]);
  return order.feeMinor > 0 ? [...bookings, { label: words.fee, minor: order.feeMinor }] : bookings;
}

function drawFacts(sheet: Sheet, flow: Flow, order: PaidOrder, locale: Locale): void {
  const words = RECEIPT_WORDS[locale];
  const facts: readonly Fact[] = [
    [words.number, order.number],
    [words.paidAt, formatInstant(order.paidAt.getTime(), locale)],
    [words.method, order.method ?? words.nothing],
    [words.payer, order.payerName, order.payerEmail],
  ];
  const column = WIDTH / 2;
  for (const pair of [facts.slice(0, 2), facts.slice(2)]) {
    const ends = pair.map((fact, index) =>
      drawFact(sheet, fact, { x: PAGE.margin + index * column, width: column - 16 }, flow.y),
    );
    flow.y = Math.max(...ends) + 12;
  }
}

function drawRow(sheet: Sheet, flow: Flow, row: Row, amount: string): void {
  const width = WIDTH - AMOUNT - 16;
  const height = sheet.heightOf(row.label, width, VALUE) + (row.detail ? 12 : 0) + 14;
  flow.reserve(height);
  sheet.rule(PAGE.margin, flow.y, PAGE.margin + WIDTH, flow.y);
  const below = sheet.text(row.label, PAGE.margin, flow.y + 7, width, { size: 10 });
  if (row.detail) sheet.text(row.detail, PAGE.margin, below, width, LABEL);
  sheet.text(amount, PAGE.margin + WIDTH - AMOUNT, flow.y + 7, AMOUNT, { size: 10, align: 'right' });
  flow.y += height;
}

function drawTotal(sheet: Sheet, flow: Flow, order: PaidOrder, locale: Locale): void {
  const words = RECEIPT_WORDS[locale];
  const amount = (minor: number) => formatMoney(money(minor, order.currency));
  const x = PAGE.margin + WIDTH - 200;
  flow.reserve(70);
  sheet.rule(PAGE.margin, flow.y, PAGE.margin + WIDTH, flow.y, INK.text, 1);
  sheet.text(words.total, PAGE.margin, flow.y + 12, WIDTH - 210, { size: 11, weight: 'bold' });
  flow.y = sheet.text(amount(order.totalMinor), x, flow.y + 9, 200, { size: 15, weight: 'heavy', align: 'right' }) + 4;
  if (order.refundMinor > 0) {
    sheet.text(words.refund, PAGE.margin, flow.y, WIDTH - 210, { size: 10 });
    flow.y = sheet.text(amount(order.refundMinor), x, flow.y, 200, { size: 10, align: 'right' }) + 4;
  }
  flow.y = sheet.text(words.note, PAGE.margin, flow.y + 10, WIDTH, LABEL);
}

/** The receipt of one payment, for all the bookings that it paid. */
export function renderReceipt(order: PaidOrder, locale: Locale, now: Date): Promise<Buffer> {
  const words = RECEIPT_WORDS[locale];
  return writeDocument({ locale, now }, words, order.number, (sheet) => {
    drawTop(sheet, words, { locale, now });
    const flow = new Flow(sheet, 84);
    const title = `${words.document} ${order.number}`;
    flow.y = sheet.text(title, PAGE.margin, flow.y, WIDTH, { size: 20, weight: 'heavy' }) + 14;
    drawFacts(sheet, flow, order, locale);
    flow.y = sheet.text(words.amountsIn(order.currency), PAGE.margin, flow.y + 6, WIDTH, LABEL) + 6;
    for (const row of rowsOf(order, locale)) drawRow(sheet, flow, row, formatMoney(money(row.minor, order.currency)));
    drawTotal(sheet, flow, order, locale);
  });
}
