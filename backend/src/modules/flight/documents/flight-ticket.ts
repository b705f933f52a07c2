import { orderUrl } from '../../../documents/order-url.ts';
import { drawFactRow } from '../../../documents/pdf/facts.ts';
import { Flow } from '../../../documents/pdf/flow.ts';
import { BELOW_TOP, drawTop, writeDocument } from '../../../documents/pdf/frame.ts';
import { drawPrice, priceHeight } from '../../../documents/pdf/price-table.ts';
import { drawCode } from '../../../documents/pdf/qr.ts';
import { drawSections, RIGHT_COLUMN, sectionsHeight } from '../../../documents/pdf/sections.ts';
import { mm, PAGE, type Sheet } from '../../../documents/pdf/sheet.ts';
import { LABEL } from '../../../documents/pdf/ticket-card.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { toFlightTrip, type FlightTrip, type TripPassenger } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';
import { cardHeight, drawJourney } from './journey-card.ts';

/** A desk scanner reads a printed code from 30 mm on. */
const QR_SIZE = mm(30);
const ROW_HEIGHT = QR_SIZE + 18;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const CUT_OFF = { home: 120, abroad: 180 } as const;

interface TicketPage {
  readonly sheet: Sheet;
  readonly flow: Flow;
  readonly input: VoucherInput;
  readonly trip: FlightTrip;
}

/** What a passenger may check in on each journey, once where it is the same on all. */
const bagsOf = ({ journeys }: FlightTrip, { type }: TripPassenger) =>
  type === 'INF' ? [''] : [...new Set(journeys.map(({ baggage }) => baggage))];

function drawPassenger({ sheet, input, trip }: TicketPage, passenger: TripPassenger, y: number): void {
  const words = FLIGHT_WORDS[input.locale];
  const place = { x: PAGE.margin, width: WIDTH - QR_SIZE - 24 };
  sheet.rule(place.x, y, place.x + WIDTH, y);
  let at = sheet.text(passenger.name, place.x, y + 10, place.width, { size: 12.5, weight: 'bold' });
  at = sheet.text(words.types[passenger.type], place.x, at, place.width, LABEL) + 6;
  const tickets = passenger.tickets.map((number) => `${number.slice(0, 3)}-${number.slice(3)}`).join(', ');
  const bags = bagsOf(trip, passenger).map((bag) => bag || words.noBaggage);
  const facts = [
    [words.ticketNumber, tickets],
    [words.identity, passenger.document],
    [words.baggage, bags.join(' / ')],
  ] as const;
  drawFactRow(sheet, facts, place, at, facts.length);
  drawCode(sheet, orderUrl(input, passenger.tickets[0]), place.x + WIDTH - QR_SIZE, y + 9, QR_SIZE);
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
  flow.y += 12;
}

/** What to do and the rules on the left, money on the right. */
function drawBelow({ sheet, flow, input, trip }: TicketPage): void {
  const { locale, booking } = input;
  const words = FLIGHT_WORDS[locale];
  const minutes = trip.isInternational ? CUT_OFF.abroad : CUT_OFF.home;
  const rules = trip.journeys.map(({ num, policy }) => ({
    title: trip.journeys.length > 1 ? `${words.policy}: ${num === 2 ? words.inbound : words.outbound}` : words.policy,
    lines: policy[locale],
  }));
  const left = [
    { title: words.bring, lines: words.bringList(trip.needsPassport, minutes) },
    ...rules.filter(({ lines }) => lines.length > 0),
  ];
  const rows = trip.charges.map(([code, amount]) => [words.charges[code] ?? code, amount] as const);
  const price = { words, rows, discount: trip.discount, promoCode: booking.promoCode, paid: trip.paid };
  flow.reserve(Math.max(sectionsHeight(sheet, left), priceHeight(sheet, price)));
  drawSections(sheet, left, PAGE.margin, flow.y);
  drawPrice(sheet, price, RIGHT_COLUMN, flow.y);
}

/** The e-ticket: a card for each journey, a row with a code for each passenger, rules and money. */
export function renderFlightTicket(input: VoucherInput): Promise<Buffer> {
  const { booking, locale } = input;
  const words = FLIGHT_WORDS[locale];
  const trip = toFlightTrip(booking);
  return writeDocument(input, words, `${booking.code}: ${booking.titles[locale]}`, (sheet) => {
    drawTop(sheet, words, input);
    const flow = new Flow(sheet, BELOW_TOP);
    for (const journey of trip.journeys) {
      flow.reserve(cardHeight(journey));
      flow.y = drawJourney({ sheet, journey, locale }, flow.y) + 16;
    }
    const page = { sheet, flow, input, trip };
    drawPassengers(page);
    drawBelow(page);
  });
}
