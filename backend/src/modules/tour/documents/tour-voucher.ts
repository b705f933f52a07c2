import { guestName } from '@wisata/kernel/document-name';
import { orderUrl } from '../../../documents/order-url.ts';
import { drawFacts, factHeight } from '../../../documents/pdf/facts.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { BELOW_TOP, drawTop, writeDocument } from '../../../documents/pdf/frame.ts';
import { drawCode } from '../../../documents/pdf/qr.ts';
import { drawSections, RIGHT_COLUMN, sectionsHeight } from '../../../documents/pdf/sections.ts';
import { mm, PAGE, type Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import { BODY, drawTicketCard, HEAD_HEIGHT, LABEL, PADDING, STUB, VALUE } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { getOuting, type Outing } from '../booking-facts.ts';
import { ticketFacts, whenText, type Pax } from './ticket-facts.ts';
import { TOUR_WORDS } from './tour-words.ts';
import { drawWayThere, WAY_HEIGHT } from './way-there.ts';

/** The reader of a gate takes a code of this size from a phone and from paper. */
const QR_SIZE = mm(34);
const LEAST_CARD = HEAD_HEIGHT + 238;
const NAME: TextStyle = { size: 13, weight: 'bold' };
const [NAME_GAP, ROW_GAP] = [8, 5];

interface TicketPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly outing: Outing;
  readonly pax: Pax;
}

/** As tall as a long address or many extras need it; gives its height. */
function drawCard({ sheet, input, outing, pax }: TicketPage): number {
  const { locale } = input;
  const words = TOUR_WORDS[locale];
  const facts = ticketFacts(input, outing, pax);
  const body = facts.reduce((sum, fact) => sum + factHeight(sheet, fact, BODY.width) + ROW_GAP, 0);
  const nameHeight = sheet.heightOf(guestName(pax, locale), BODY.width, NAME) + NAME_GAP;
  const height = Math.max(LEAST_CARD, HEAD_HEIGHT + 2 * PADDING + nameHeight + body);
  drawTicketCard(sheet, BELOW_TOP, height, {
    label: whenText(outing, locale),
    title: outing.product.words[locale].title,
    stubLabel: words.types[pax.type],
    stub: words.person(pax.index, outing.record.paxes.length),
  });
  const at = sheet.text(guestName(pax, locale), BODY.x, BELOW_TOP + HEAD_HEIGHT + PADDING, BODY.width, NAME) + NAME_GAP;
  drawFacts(sheet, facts, BODY, at, ROW_GAP);
  return height;
}

function drawStub({ sheet, input, pax }: TicketPage): void {
  const words = TOUR_WORDS[input.locale];
  const { x, width } = STUB;
  const label: TextStyle = { ...LABEL, align: 'center' };
  const value: TextStyle = { ...VALUE, align: 'center' };
  let at = BELOW_TOP + HEAD_HEIGHT + PADDING;
  drawCode(sheet, pax.qr_code || orderUrl(input), x + (width - QR_SIZE) / 2, at, QR_SIZE);
  at = sheet.text(words.scan, x, at + QR_SIZE + 8, width, label) + 6;
  if (pax.ticket_code)
    at = sheet.text(pax.ticket_code, x, sheet.text(words.ticket, x, at, width, label), width, value) + 6;
  sheet.text(input.booking.code, x, sheet.text(words.orderId, x, at, width, label), width, value);
}

function drawTicket(page: TicketPage): void {
  const { sheet, input, outing } = page;
  const words = TOUR_WORDS[input.locale];
  const texts = outing.product.words[input.locale];
  drawTop(sheet, words, input);
  const height = drawCard(page);
  drawStub(page);
  const flow = new Flow(sheet, BELOW_TOP + height + 24);
  const bring = [{ title: words.bring, lines: texts.bring }];
  const included = [{ title: words.includes, lines: texts.includes }];
  flow.reserve(Math.max(sectionsHeight(sheet, bring), sectionsHeight(sheet, included)));
  const ends = [drawSections(sheet, bring, PAGE.margin, flow.y), drawSections(sheet, included, RIGHT_COLUMN, flow.y)];
  flow.y = Math.max(...ends) + 2;
  flow.reserve(WAY_HEIGHT);
  drawWayThere(sheet, words, { name: texts.meeting_point, point: outing.product.meeting_point }, flow.y);
}

/** A page for each person, with a code of their own. */
export function renderTourVoucher(input: VoucherInput): Promise<Buffer> {
  const { booking, locale } = input;
  const outing = getOuting(booking);
  const about = `${booking.code}: ${outing.product.words[locale].title}`;
  return writeDocument(input, TOUR_WORDS[locale], about, (sheet) => {
    outing.record.paxes.forEach((pax, index) => {
      if (index > 0) sheet.doc.addPage();
      drawTicket({ sheet, input, outing, pax });
    });
  });
}
