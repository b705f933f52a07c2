import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import { formatDate } from '@wisata/kernel/dates';
import { orderUrl } from '../../../documents/order-url.ts';
import { drawFact, drawFactRow, drawFacts } from '../../../documents/pdf/facts.ts';
import { BELOW_TOP, drawTop, writeDocument } from '../../../documents/pdf/frame.ts';
import { drawCode } from '../../../documents/pdf/qr.ts';
import { drawRail } from '../../../documents/pdf/rail.ts';
import { drawSections, RIGHT_COLUMN } from '../../../documents/pdf/sections.ts';
import { mm, PAGE, type Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import { BODY, drawTicketCard, HEAD_HEIGHT, LABEL, PADDING, STUB } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { describePolicy } from '../policy.ts';
import { toPasses, type BoardingPass, type Call } from './train-trip.ts';
import { TRAIN_WORDS } from './train-words.ts';

/** Large enough for the reader of a gate, on paper and on a phone. */
const QR_SIZE = mm(42);
const CARD_HEIGHT = HEAD_HEIGHT + 232;
const SEAT: TextStyle = { size: 22, weight: 'heavy' };

interface PassPage {
  readonly sheet: Sheet;
  readonly input: VoucherInput;
  readonly pass: BoardingPass;
}

function drawTrip({ sheet, input: { locale }, pass: { trip } }: PassPage, y: number): void {
  const end = ({ name, code, city, street, ...call }: Call) => ({
    ...call,
    place: `${name} (${code})`,
    note: [street, city].filter(Boolean).join(', '),
  });
  const below = [TRAIN_WORDS[locale].duration(trip.minutes)];
  drawRail(sheet, { from: end(trip.from), to: end(trip.to), below }, locale, y);
}

function drawPassenger({ sheet, input: { locale }, pass }: PassPage, y: number): void {
  const words = TRAIN_WORDS[locale];
  const { x, width } = BODY;
  sheet.rule(x, y, x + width, y);
  const below = sheet.text(pass.name, x, y + 12, width, { size: 13, weight: 'bold' });
  const at = sheet.text(words.types[pass.type], x, below, width, LABEL) + 8;
  const { classCode, subClass } = pass.trip;
  const facts = [
    [words.className, `${trainClassName(classCode, locale)} · ${subClass}`],
    [words.ticketNumber, pass.ticket],
    [words.identity, pass.document],
  ] as const;
  drawFactRow(sheet, facts, BODY, at, facts.filter(([, value]) => value).length);
}

/** Coach and seat, large, on the part that is torn off. */
function drawStub({ sheet, input, pass }: PassPage, y: number): void {
  const words = TRAIN_WORDS[input.locale];
  let at = y;
  for (const [label, value] of pass.seat
    ? ([
        [words.coach, pass.coach],
        [words.seat, pass.seat],
      ] as const)
    : []) {
    at = sheet.text(value, STUB.x, sheet.text(label, STUB.x, at, STUB.width, LABEL), STUB.width, SEAT) + 10;
  }
  if (!pass.seat) at = drawFact(sheet, [words.seat, words.noSeat], STUB, at) + 10;
  drawFacts(sheet, [[words.orderId, input.booking.code]], STUB, at, 0);
}

function drawGateCode({ sheet, input, pass }: PassPage, y: number): number {
  drawCode(sheet, orderUrl(input, pass.ticket), (PAGE.width - QR_SIZE) / 2, y, QR_SIZE);
  const words = { ...LABEL, size: 9, align: 'center' } as const;
  const width = PAGE.width - 2 * PAGE.margin;
  return sheet.text(TRAIN_WORDS[input.locale].scan, PAGE.margin, y + QR_SIZE + 10, width, words);
}

function drawPass(page: PassPage): void {
  const { sheet, input, pass } = page;
  const { trip } = pass;
  const words = TRAIN_WORDS[input.locale];
  const { refund, reschedule } = describePolicy(input.locale);
  drawTop(sheet, words, input);
  drawTicketCard(sheet, BELOW_TOP, CARD_HEIGHT, {
    label: `${trip.num === 2 ? words.inbound : words.outbound} · ${formatDate(trip.from.date, input.locale)}`,
    title: `${trip.train} ${trip.number}`,
    stubLabel: words.locator,
    stub: trip.pnr,
  });
  const body = BELOW_TOP + HEAD_HEIGHT + PADDING;
  drawTrip(page, body);
  drawPassenger(page, body + 104);
  drawStub(page, body);
  const below = drawGateCode(page, BELOW_TOP + CARD_HEIGHT + 28) + 26;
  drawSections(sheet, [{ title: words.bring, lines: words.bringList }], PAGE.margin, below);
  drawSections(sheet, [{ title: words.policy, lines: [refund, reschedule] }], RIGHT_COLUMN, below);
}

/** A page for each passenger on each train, to be shown at the gate. */
export function renderBoardingPasses(input: VoucherInput): Promise<Buffer> {
  const { booking, locale } = input;
  const passes = toPasses(booking);
  return writeDocument(input, TRAIN_WORDS[locale], `${booking.code}: ${booking.titles[locale]}`, (sheet) => {
    passes.forEach((pass, index) => {
      if (index > 0) sheet.doc.addPage();
      drawPass({ sheet, input, pass });
    });
  });
}
