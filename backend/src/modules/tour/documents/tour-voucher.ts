import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
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
import { getOuting, type Outing } from '../booking-facts.ts';
import { ticketFacts, whenText, type Pax } from './ticket-facts.ts';
import { TOUR_WORDS } from './tour-words.ts';
import { drawWayThere, WAY_HEIGHT } from './way-there.ts';

/** The reader of a gate takes a code of this size from a phone and from paper. */
const QR_SIZE = mm(34);
const PADDING = 20;
const TOP = 74;
const LEAST_CARD = HEAD_HEIGHT + 238;
const X = CARD.x + PADDING;
const WIDTH = STUB_X - X - PADDING;
const LABEL: TextStyle = { size: 8, colour: INK.muted };
const VALUE: TextStyle = { size: 10, weight: 'semibold' };
const NAME: TextStyle = { size: 13, weight: 'bold' };
const FACT_STYLES = [LABEL, VALUE] as const;
const [NAME_GAP, ROW_GAP] = [8, 5];

interface TicketPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly outing: Outing;
  readonly pax: Pax;
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

/** How tall the card is, so that a long address or many extras fit. */
function cardHeight(page: TicketPage): number {
  const { sheet, input, outing, pax } = page;
  const heights = ticketFacts(input, outing, pax).map((fact) =>
    fact.reduce((sum, text, index) => sum + sheet.heightOf(text, WIDTH, FACT_STYLES[index]), ROW_GAP),
  );
  const body = heights.reduce((sum, height) => sum + height, sheet.heightOf(guestName(pax), WIDTH, NAME) + NAME_GAP);
  return Math.max(LEAST_CARD, HEAD_HEIGHT + 2 * PADDING + body);
}

function drawBody({ sheet, input, outing, pax }: TicketPage): void {
  let at = sheet.text(guestName(pax), X, TOP + HEAD_HEIGHT + PADDING, WIDTH, NAME) + NAME_GAP;
  for (const [label, value] of ticketFacts(input, outing, pax)) {
    at = sheet.text(value, X, sheet.text(label, X, at, WIDTH, LABEL), WIDTH, VALUE) + ROW_GAP;
  }
}

function drawStub({ sheet, input, pax }: TicketPage): void {
  const words = TOUR_WORDS[input.locale];
  const [x, width] = [STUB_X + 10, STUB_WIDTH - 20];
  const label: TextStyle = { ...LABEL, align: 'center' };
  const value: TextStyle = { ...VALUE, align: 'center' };
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
  const height = cardHeight(page);
  drawTicketCard(sheet, TOP, height);
  drawHead(page);
  drawBody(page);
  drawStub(page);
  const flow = new Flow(sheet, TOP + height + 24);
  const bring = { title: words.bring, lines: texts.bring };
  const included = { title: words.includes, lines: texts.includes };
  flow.reserve(Math.max(sectionHeight(sheet, bring, COLUMN), sectionHeight(sheet, included, COLUMN)));
  const ends = [
    drawSection(sheet, bring, PAGE.margin, flow.y, COLUMN),
    drawSection(sheet, included, PAGE.margin + COLUMN + COLUMN_GAP, flow.y, COLUMN),
  ];
  flow.y = Math.max(...ends) + 14;
  flow.reserve(WAY_HEIGHT);
  drawWayThere(sheet, words, { name: texts.meeting_point, point: outing.product.meeting_point }, flow.y);
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
