import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { INK, type Sheet, type TextStyle } from '../../../documents/pdf/sheet.ts';
import { CARD, drawTicketCard, HEAD_HEIGHT, STUB_WIDTH, STUB_X } from '../../../documents/pdf/ticket-card.ts';
import type { Call, Journey, TripLeg } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';

const PADDING = 20;
const LABEL: TextStyle = { size: 8, colour: INK.muted };
const VALUE: TextStyle = { size: 10, weight: 'semibold' };
const TIME: TextStyle = { size: 19, weight: 'heavy', tracking: -0.3 };
const SIDE = 128;
const LEG_HEIGHT = 96;
const WAIT_HEIGHT = 24;
const STUB_HEIGHT = 112;

const X = CARD.x + PADDING;
const WIDTH = STUB_X - X - PADDING;

export interface CardArea {
  readonly sheet: Sheet;
  readonly journey: Journey;
  readonly locale: Locale;
}

const legsHeight = ({ legs }: Journey) =>
  legs.reduce((sum, { waitMinutes }) => sum + LEG_HEIGHT + (waitMinutes === undefined ? 0 : WAIT_HEIGHT), 0);

/** A journey's card is drawn whole: this much room it needs. */
export const cardHeight = (journey: Journey) => HEAD_HEIGHT + PADDING + 10 + Math.max(legsHeight(journey), STUB_HEIGHT);

function drawCall({ sheet, locale }: CardArea, call: Call, x: number, y: number): void {
  const words = FLIGHT_WORDS[locale];
  const shown = formatWallTime(call.time, locale);
  sheet.text(shown, x, y, SIDE, TIME);
  const zone = { size: 8.5, weight: 'semibold', colour: INK.muted } as const;
  sheet.text(call.zoneLabel, x + sheet.widthOf(shown, TIME) + 4, y + 9, 60, zone);
  let at = sheet.text(formatDate(call.date, locale), x, y + 25, SIDE, VALUE);
  at = sheet.text(`${call.city} (${call.code})`, x, at, SIDE, VALUE);
  const place = call.terminal ? `${call.airport}, ${words.terminal(call.terminal)}` : call.airport;
  sheet.text(place, x, at, SIDE, { ...LABEL, size: 7.5 });
}

/** Take-off and landing on a rail: hollow dot, line with the time in the air, filled dot. */
function drawLeg(area: CardArea, leg: TripLeg, y: number): void {
  const { sheet, locale } = area;
  const { doc } = sheet;
  drawCall(area, leg.from, X, y);
  drawCall(area, leg.to, X + WIDTH - SIDE, y);
  const left = X + SIDE - 6;
  const right = X + WIDTH - SIDE - 12;
  const middle = y + 17;
  const centre = { size: 8.5, weight: 'semibold', align: 'center' } as const;
  sheet.text(leg.number, left, middle - 15, right - left, centre);
  sheet.rule(left + 3, middle, right, middle, INK.brand, 1.4);
  doc.circle(left, middle, 3).lineWidth(1.4).fillAndStroke('#ffffff', INK.brand);
  doc.circle(right, middle, 3.4).fill(INK.brand);
  const note = { ...LABEL, size: 7.5, align: 'center' } as const;
  const below = sheet.text(FLIGHT_WORDS[locale].duration(leg.minutes), left, middle + 5, right - left, note);
  const carrier = sheet.text(leg.airline, left, below, right - left, note);
  sheet.text(leg.aircraft, left, carrier, right - left, note);
}

function drawWait({ sheet, locale }: CardArea, leg: TripLeg, y: number): void {
  if (leg.waitMinutes === undefined) return;
  const words = FLIGHT_WORDS[locale];
  const wait = words.wait(leg.waitMinutes, `${leg.to.city} (${leg.to.code})`);
  const text = leg.changesTerminal ? `${wait}, ${words.changeTerminal}` : wait;
  sheet.text(text, X, y + 2, WIDTH, { size: 8.5, weight: 'semibold', colour: INK.brand });
}

function drawHead({ sheet, journey, locale }: CardArea, y: number): void {
  const words = FLIGHT_WORDS[locale];
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const [first] = journey.legs;
  const last = journey.legs.at(-1)!;
  const label = `${journey.num === 2 ? words.inbound : words.outbound} · ${formatDate(first!.from.date, locale)}`;
  const below = sheet.text(label, X, y + 12, WIDTH, onBrand);
  const title = `${first!.from.city} – ${last.to.city}`;
  sheet.text(title, X, below + 1, WIDTH, { size: 15, weight: 'bold', colour: '#ffffff' });
  const stub = sheet.text(words.locator, STUB_X + 16, y + 12, STUB_WIDTH - 24, onBrand);
  const code = { size: 15, weight: 'bold', colour: '#ffffff', tracking: 1.5 } as const;
  sheet.text(journey.pnr, STUB_X + 16, stub + 1, STUB_WIDTH - 24, code);
}

function drawStub({ sheet, journey, locale }: CardArea, y: number): void {
  const words = FLIGHT_WORDS[locale];
  const x = STUB_X + 16;
  const width = STUB_WIDTH - 26;
  const facts: [string, string][] = [
    [words.cabin, `${words.cabins[journey.cabin] ?? journey.cabin} · ${journey.classLetter}`],
    [words.baggage, words.bagsOf(journey)],
  ];
  let at = y;
  for (const [label, value] of facts) {
    at = sheet.text(value, x, sheet.text(label, x, at, width, LABEL), width, VALUE) + 9;
  }
}

/** One journey as a card with its locator on the stub; gives the y below it. */
export function drawJourney(area: CardArea, y: number): number {
  const { sheet, journey } = area;
  const height = cardHeight(journey);
  drawTicketCard(sheet, y, height);
  drawHead(area, y);
  let at = y + HEAD_HEIGHT + PADDING;
  drawStub(area, at);
  for (const leg of journey.legs) {
    drawLeg(area, leg, at);
    at += LEG_HEIGHT;
    drawWait(area, leg, at - 8);
    if (leg.waitMinutes !== undefined) at += WAIT_HEIGHT;
  }
  return y + height;
}
