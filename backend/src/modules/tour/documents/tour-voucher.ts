import { formatDate, formatWallTime, todayInJakarta, zoneLabel } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { drawFooters, drawTop } from '../../../documents/pdf/frame.ts';
import { qrPath } from '../../../documents/pdf/qr.ts';
import { COLUMN, COLUMN_GAP, drawSection, sectionHeight } from '../../../documents/pdf/sections.ts';
import { INK, mm, PAGE, Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import { CARD, drawTicketCard, HEAD_HEIGHT, STUB_WIDTH, STUB_X } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { getOuting, startOf, type Outing } from '../booking-facts.ts';
import { TOUR_WORDS } from './tour-words.ts';

/** The reader of a gate takes a code of this size from a phone and from paper. */
const QR_SIZE = mm(34);
const PADDING = 20;
const TOP = 74;
const CARD_HEIGHT = HEAD_HEIGHT + 238;
const X = CARD.x + PADDING;
const WIDTH = STUB_X - X - PADDING;
const LABEL: TextStyle = { size: 8, colour: INK.muted };
const VALUE: TextStyle = { size: 10, weight: 'semibold' };

type Pax = Outing['record']['paxes'][number];

interface TicketPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly outing: Outing;
  readonly pax: Pax;
}

/** The day, or until when any day is good. */
export function whenText(outing: Outing, locale: VoucherInput['locale']): string {
  const { departure } = outing.record;
  const words = TOUR_WORDS[locale];
  if (departure !== null) return `${formatDate(departure, locale)} · ${words.days(outing.product.tour_length_days)}`;
  return outing.validUntil ? words.anyDay(formatDate(outing.validUntil, locale)) : '';
}

function startText(outing: Outing, locale: VoucherInput['locale']): string {
  const start = startOf(outing);
  return start ? formatWallTime(start.time, locale, zoneLabel(start.zone, start.at)) : '';
}

function drawHead({ sheet, input: { locale }, outing, pax }: TicketPage): void {
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const title = outing.product.words[locale].title;
  const below = sheet.text(whenText(outing, locale), X, TOP + 12, WIDTH, onBrand);
  const large = sheet.fitted(title, WIDTH, { size: 15, weight: 'bold', colour: '#ffffff' }, 9);
  sheet.text(title, X, below + 1, WIDTH, large);
  const words = TOUR_WORDS[locale];
  const stubX = STUB_X + 16;
  const stub = sheet.text(words.types[pax.type], stubX, TOP + 12, STUB_WIDTH - 24, onBrand);
  const count = words.person(pax.index, outing.record.paxes.length);
  sheet.text(count, stubX, stub + 1, STUB_WIDTH - 24, { size: 15, weight: 'bold', colour: '#ffffff' });
}

function bodyFacts({ input: { locale }, outing }: TicketPage): readonly (readonly [string, string])[] {
  const words = TOUR_WORDS[locale];
  const { product, time, record } = outing;
  const { name, phone } = product.guide;
  return [
    [time ? words.session : words.from, startText(outing, locale)],
    [words.meet, `${product.words[locale].meeting_point}. ${product.meeting_point.address}`],
    [words.package, product.words[locale].package],
    [words.gate, product.gate],
    [words.guide, `${name}, ${phone}`],
    [words.confirmation, record.pnr_code],
  ];
}

function drawBody(page: TicketPage): void {
  const { sheet, pax } = page;
  let at = TOP + HEAD_HEIGHT + PADDING;
  at = sheet.text(guestName(pax), X, at, WIDTH, { size: 13, weight: 'bold' }) + 8;
  for (const [label, value] of bodyFacts(page)) {
    if (value) at = sheet.text(value, X, sheet.text(label, X, at, WIDTH, LABEL), WIDTH, VALUE) + 5;
  }
}

function drawStub({ sheet, input, pax }: TicketPage): void {
  const words = TOUR_WORDS[input.locale];
  const [x, width] = [STUB_X + 10, STUB_WIDTH - 20];
  const label = { ...LABEL, align: 'center' } as const;
  const value = { ...VALUE, align: 'center' } as const;
  let at = TOP + HEAD_HEIGHT + PADDING;
  sheet.doc
    .save()
    .translate(STUB_X + (STUB_WIDTH - QR_SIZE) / 2, at)
    .path(qrPath(pax.qr_code || orderUrl(input), QR_SIZE))
    .fill(INK.brand)
    .restore();
  at = sheet.text(words.scan, x, at + QR_SIZE + 8, width, label) + 6;
  if (pax.ticket_code)
    at = sheet.text(pax.ticket_code, x, sheet.text(words.ticket, x, at, width, label), width, value) + 6;
  sheet.text(input.booking.code, x, sheet.text(words.orderId, x, at, width, label), width, value);
}

function drawTicket(page: TicketPage): void {
  const { sheet, input, outing } = page;
  const words = TOUR_WORDS[input.locale];
  const texts = outing.product.words[input.locale];
  drawTop(sheet, words, formatDate(todayInJakarta(input.now.getTime()), input.locale));
  drawTicketCard(sheet, TOP, CARD_HEIGHT);
  drawHead(page);
  drawBody(page);
  drawStub(page);
  const flow = new Flow(sheet, TOP + CARD_HEIGHT + 24);
  const bring = { title: words.bring, lines: texts.bring };
  const included = { title: words.includes, lines: texts.includes };
  flow.reserve(Math.max(sectionHeight(sheet, bring, COLUMN), sectionHeight(sheet, included, COLUMN)));
  drawSection(sheet, bring, PAGE.margin, flow.y, COLUMN);
  drawSection(sheet, included, PAGE.margin + COLUMN + COLUMN_GAP, flow.y, COLUMN);
}

/** A page for each person, with a code of their own. */
export async function renderTourVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale, now } = input;
  const words = TOUR_WORDS[locale];
  const outing = getOuting(booking);
  const title = `${words.document} ${booking.code}: ${outing.product.words[locale].title}`;
  const sheet = new Sheet({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  outing.record.paxes.forEach((pax, index) => {
    if (index > 0) sheet.doc.addPage();
    drawTicket({ sheet, input, outing, pax });
  });
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
