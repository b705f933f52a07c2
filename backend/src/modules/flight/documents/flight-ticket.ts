import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { formatMoney } from '@wisata/kernel/money';
import { HELP_DESK } from '../../../documents/help-desk.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { drawFooters, drawTop } from '../../../documents/pdf/frame.ts';
import { qrPath } from '../../../documents/pdf/qr.ts';
import { COLUMN, COLUMN_GAP, drawSection, sectionHeight } from '../../../documents/pdf/sections.ts';
import { INK, mm, PAGE, Sheet } from '../../../documents/pdf/sheet.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import type { FlightTrip, TripPassenger } from './flight-trip.ts';
import { toFlightTrip } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';
import { cardHeight, drawJourney } from './journey-card.ts';

/** A desk scanner reads a printed code from 30 mm on. */
const QR_SIZE = mm(30);
const ROW_HEIGHT = QR_SIZE + 18;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const SECTION_GAP = 12;
const LABEL = { size: 8, colour: INK.muted } as const;
const CUT_OFF = { home: 120, abroad: 180 } as const;

interface TicketPage {
  readonly sheet: Sheet;
  readonly flow: Flow;
  readonly input: VoucherInput;
  readonly trip: FlightTrip;
}

/** The order page with the ticket to look at; the page asks for the e-mail all the same. */
function ticketUrl(input: VoucherInput, passenger: TripPassenger): string {
  const [ticket] = passenger.tickets;
  return ticket ? `${orderUrl(input)}&ticket=${ticket}` : orderUrl(input);
}

/** What a passenger may check in on each journey, once where it is the same on all. */
const bagsOf = ({ journeys }: FlightTrip, { type }: TripPassenger) =>
  type === 'INF' ? [''] : [...new Set(journeys.map(({ baggage }) => baggage))];

function drawPassenger({ sheet, input, trip }: TicketPage, passenger: TripPassenger, y: number): void {
  const words = FLIGHT_WORDS[input.locale];
  const { doc } = sheet;
  const left = PAGE.margin;
  const width = WIDTH - QR_SIZE - 24;
  sheet.rule(left, y, left + WIDTH, y);
  let at = sheet.text(passenger.name, left, y + 10, width, { size: 12.5, weight: 'bold' });
  at = sheet.text(words.types[passenger.type], left, at, width, LABEL) + 6;
  const tickets = passenger.tickets.map((number) => `${number.slice(0, 3)}-${number.slice(3)}`).join(', ');
  const facts: [string, string][] = [
    [words.ticketNumber, tickets],
    [words.identity, passenger.document],
    [
      words.baggage,
      bagsOf(trip, passenger)
        .map((bag) => bag || words.noBaggage)
        .join(' / '),
    ],
  ];
  const shown = facts.filter(([, value]) => value);
  shown.forEach(([label, value], index) => {
    const x = left + index * (width / 3);
    const below = sheet.text(label, x, at, width / 3 - 10, LABEL);
    sheet.text(value, x, below, width / 3 - 10, { size: 10, weight: 'semibold' });
  });
  doc
    .save()
    .translate(left + WIDTH - QR_SIZE, y + 9)
    .path(qrPath(ticketUrl(input, passenger), QR_SIZE))
    .fill(INK.brand)
    .restore();
}

function drawPassengers(page: TicketPage): void {
  const { sheet, flow, input, trip } = page;
  const words = FLIGHT_WORDS[input.locale];
  flow.reserve(26 + ROW_HEIGHT);
  const heading = `${words.passengers} · ${words.orderId} ${input.booking.code}`;
  flow.y = sheet.text(heading, PAGE.margin, flow.y, WIDTH, { size: 11.5, weight: 'bold' }) + 6;
  for (const passenger of trip.passengers) {
    flow.reserve(ROW_HEIGHT);
    drawPassenger(page, passenger, flow.y);
    flow.y += ROW_HEIGHT;
  }
  flow.y += SECTION_GAP;
}

function priceRows({ input, trip }: TicketPage): readonly (readonly [string, string])[] {
  const words = FLIGHT_WORDS[input.locale];
  const rows = trip.charges.map(({ code, amount }) => [words.charges[code] ?? code, formatMoney(amount)] as const);
  if (trip.discount.minor === 0) return rows;
  const discount = formatMoney({ ...trip.discount, minor: -trip.discount.minor });
  return [...rows, [words.discount(input.booking.promoCode ?? ''), discount]];
}

const ROW = 15;

/** Rows that sum to the total, in the document form of spec section 9: commas and two decimals. */
function drawPrice(page: TicketPage, x: number, y: number): number {
  const { sheet, input, trip } = page;
  const words = FLIGHT_WORDS[input.locale];
  const heading = sheet.text(words.paid, x, y, COLUMN, { size: 11.5, weight: 'bold' });
  let at = sheet.text(words.amountsIn(trip.paid.currency), x, heading, COLUMN, LABEL) + 4;
  for (const [label, amount] of priceRows(page)) {
    sheet.text(label, x, at, COLUMN - 90, { size: 9 });
    sheet.text(amount, x + COLUMN - 90, at, 90, { size: 9, align: 'right' });
    at += ROW;
  }
  sheet.rule(x, at + 2, x + COLUMN, at + 2);
  at += 8;
  sheet.text(words.total, x, at + 2.5, COLUMN - 110, { size: 9.5, weight: 'semibold' });
  const total = { size: 13, weight: 'heavy', align: 'right' } as const;
  at = sheet.text(formatMoney(trip.paid), x + COLUMN - 120, at, 120, total);
  return sheet.text(words.taxes, x, at + 2, COLUMN, LABEL);
}

/** What to do and the rules on the left, money on the right. */
function drawSections(page: TicketPage): void {
  const { sheet, flow, input, trip } = page;
  const { locale } = input;
  const words = FLIGHT_WORDS[locale];
  const minutes = trip.isInternational ? CUT_OFF.abroad : CUT_OFF.home;
  const bring = { title: words.bring, lines: words.bringList(trip.needsPassport, minutes) };
  const rules = trip.journeys.map(({ num, policy }) => ({
    title: trip.journeys.length > 1 ? `${words.policy}: ${num === 2 ? words.inbound : words.outbound}` : words.policy,
    lines: policy[locale],
  }));
  const list = [bring, ...rules.filter(({ lines }) => lines.length > 0)];
  const left = list.reduce((sum, section) => sum + sectionHeight(sheet, section, COLUMN) + SECTION_GAP, 0);
  flow.reserve(Math.max(left, 80 + priceRows(page).length * ROW));
  let at = flow.y;
  for (const section of list) at = drawSection(sheet, section, PAGE.margin, at, COLUMN) + SECTION_GAP;
  drawPrice(page, PAGE.margin + COLUMN + COLUMN_GAP, flow.y);
}

/** The e-ticket: a card for each journey, a row with a code for each passenger, rules and money. */
export async function renderFlightTicket(input: VoucherInput): Promise<Buffer> {
  const { booking, locale, now } = input;
  const words = FLIGHT_WORDS[locale];
  const trip = toFlightTrip(booking);
  const title = `${words.document} ${booking.code}: ${booking.title}`;
  const sheet = new Sheet({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  drawTop(sheet, words, formatDate(todayInJakarta(now.getTime()), locale));
  const flow = new Flow(sheet, 74);
  for (const journey of trip.journeys) {
    flow.reserve(cardHeight(journey));
    flow.y = drawJourney({ sheet, journey, locale }, flow.y) + 16;
  }
  const page = { sheet, flow, input, trip };
  drawPassengers(page);
  drawSections(page);
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
