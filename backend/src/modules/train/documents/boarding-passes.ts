import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import { formatDate, formatWallTime, todayInJakarta } from '@wisata/kernel/dates';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { drawFooters, drawTop } from '../../../documents/pdf/frame.ts';
import { qrPath } from '../../../documents/pdf/qr.ts';
import { COLUMN, COLUMN_GAP, drawSection } from '../../../documents/pdf/sections.ts';
import { INK, mm, PAGE, Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import { CARD, drawTicketCard, HEAD_HEIGHT, STUB_WIDTH, STUB_X } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { describePolicy } from '../policy.ts';
import { toPasses, type BoardingPass, type Call } from './train-trip.ts';
import { TRAIN_WORDS } from './train-words.ts';

/** Large enough for the reader of a gate, on paper and on a phone. */
const QR_SIZE = mm(42);
const PADDING = 20;
const TOP = 74;
const CARD_HEIGHT = HEAD_HEIGHT + 232;
const X = CARD.x + PADDING;
const WIDTH = STUB_X - X - PADDING;
const SIDE = 140;
const LABEL: TextStyle = { size: 8, colour: INK.muted };
const VALUE: TextStyle = { size: 10, weight: 'semibold' };
const TIME: TextStyle = { size: 21, weight: 'heavy', tracking: -0.3 };
const SEAT: TextStyle = { size: 22, weight: 'heavy' };

interface PassPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly pass: BoardingPass;
}

/** The order page with the ticket to look at; the page asks for the e-mail all the same. */
const passUrl = (input: VoucherInput, { ticket }: BoardingPass) =>
  ticket ? `${orderUrl(input)}&ticket=${ticket}` : orderUrl(input);

function drawHead({ sheet, input: { locale }, pass: { trip } }: PassPage): void {
  const words = TRAIN_WORDS[locale];
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const label = `${trip.num === 2 ? words.inbound : words.outbound} · ${formatDate(trip.from.date, locale)}`;
  const below = sheet.text(label, X, TOP + 12, WIDTH, onBrand);
  sheet.text(`${trip.train} ${trip.number}`, X, below + 1, WIDTH, { size: 15, weight: 'bold', colour: '#ffffff' });
  const stub = sheet.text(words.locator, STUB_X + 16, TOP + 12, STUB_WIDTH - 24, onBrand);
  const code = { size: 15, weight: 'bold', colour: '#ffffff', tracking: 1.5 } as const;
  sheet.text(trip.pnr, STUB_X + 16, stub + 1, STUB_WIDTH - 24, code);
}

function drawCall({ sheet, input: { locale } }: PassPage, call: Call, x: number, y: number): void {
  const shown = formatWallTime(call.time, locale);
  sheet.text(shown, x, y, SIDE, TIME);
  const zone = { size: 8.5, weight: 'semibold', colour: INK.muted } as const;
  sheet.text(call.zoneLabel, x + sheet.widthOf(shown, TIME) + 4, y + 10, 60, zone);
  let at = sheet.text(formatDate(call.date, locale), x, y + 28, SIDE, VALUE);
  at = sheet.text(`${call.name} (${call.code})`, x, at, SIDE, VALUE);
  sheet.text(call.city, x, at, SIDE, LABEL);
}

/** Departure and arrival on a rail: hollow dot, line with the time between, filled dot. */
function drawRail(page: PassPage, y: number): void {
  const { sheet, input, pass } = page;
  const { doc } = sheet;
  drawCall(page, pass.trip.from, X, y);
  drawCall(page, pass.trip.to, X + WIDTH - SIDE, y);
  const [left, right, middle] = [X + SIDE - 12, X + WIDTH - SIDE - 12, y + 17];
  sheet.rule(left + 3, middle, right, middle, INK.brand, 1.4);
  doc.circle(left, middle, 3).lineWidth(1.4).fillAndStroke('#ffffff', INK.brand);
  doc.circle(right, middle, 3.4).fill(INK.brand);
  const note = { ...LABEL, size: 7.5, align: 'center' } as const;
  sheet.text(TRAIN_WORDS[input.locale].duration(pass.trip.minutes), left, middle + 5, right - left, note);
}

function drawFacts(
  { sheet }: PassPage,
  facts: readonly (readonly [string, string])[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const column = width / facts.length;
  facts.forEach(([label, value], index) => {
    const below = sheet.text(label, x + index * column, y, column - 10, LABEL);
    sheet.text(value, x + index * column, below, column - 10, VALUE);
  });
}

function drawPassenger(page: PassPage, y: number): void {
  const { sheet, input, pass } = page;
  const words = TRAIN_WORDS[input.locale];
  sheet.rule(X, y, X + WIDTH, y);
  const below = sheet.text(pass.name, X, y + 12, WIDTH, { size: 13, weight: 'bold' });
  const at = sheet.text(words.types[pass.type], X, below, WIDTH, LABEL) + 8;
  const { classCode, subClass } = pass.trip;
  const facts = [
    [words.className, `${trainClassName(classCode, input.locale)} · ${subClass}`],
    [words.ticketNumber, pass.ticket],
    [words.identity, pass.document],
  ] as const;
  drawFacts(
    page,
    facts.filter(([, value]) => value),
    { x: X, y: at, width: WIDTH },
  );
}

/** Coach and seat, large, on the part that is torn off. */
function drawStub({ sheet, input, pass }: PassPage, y: number): void {
  const words = TRAIN_WORDS[input.locale];
  const x = STUB_X + 16;
  const width = STUB_WIDTH - 26;
  let at = y;
  if (pass.seat) {
    at = sheet.text(pass.coach, x, sheet.text(words.coach, x, at, width, LABEL), width, SEAT) + 10;
    at = sheet.text(pass.seat, x, sheet.text(words.seat, x, at, width, LABEL), width, SEAT) + 10;
  } else {
    at = sheet.text(words.noSeat, x, sheet.text(words.seat, x, at, width, LABEL), width, VALUE) + 10;
  }
  sheet.text(input.booking.code, x, sheet.text(words.orderId, x, at, width, LABEL), width, VALUE);
}

function drawCode({ sheet, input, pass }: PassPage, y: number): number {
  const x = (PAGE.width - QR_SIZE) / 2;
  sheet.doc
    .save()
    .translate(x, y)
    .path(qrPath(passUrl(input, pass), QR_SIZE))
    .fill(INK.brand)
    .restore();
  const words = { ...LABEL, size: 9, align: 'center' } as const;
  return sheet.text(TRAIN_WORDS[input.locale].scan, PAGE.margin, y + QR_SIZE + 10, CARD.width, words);
}

function drawPass(page: PassPage): void {
  const { sheet, input } = page;
  const words = TRAIN_WORDS[input.locale];
  const { refund, reschedule } = describePolicy(input.locale);
  drawTop(sheet, words, formatDate(todayInJakarta(input.now.getTime()), input.locale));
  drawTicketCard(sheet, TOP, CARD_HEIGHT);
  drawHead(page);
  const body = TOP + HEAD_HEIGHT + PADDING;
  drawRail(page, body);
  drawPassenger(page, body + 104);
  drawStub(page, body);
  const below = drawCode(page, TOP + CARD_HEIGHT + 28) + 26;
  drawSection(sheet, { title: words.bring, lines: words.bringList }, PAGE.margin, below, COLUMN);
  const right = PAGE.margin + COLUMN + COLUMN_GAP;
  drawSection(sheet, { title: words.policy, lines: [refund, reschedule] }, right, below, COLUMN);
}

/** A page for each passenger on each train, to be shown at the gate. */
export async function renderBoardingPasses(input: VoucherInput): Promise<Buffer> {
  const { booking, locale, now } = input;
  const words = TRAIN_WORDS[locale];
  const title = `${words.document} ${booking.code}: ${booking.title}`;
  const sheet = new Sheet({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  toPasses(booking).forEach((pass, index) => {
    if (index > 0) sheet.doc.addPage();
    drawPass({ sheet, input, pass });
  });
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
