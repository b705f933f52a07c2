import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { drawFacts } from '../../../documents/pdf/facts.ts';
import { drawRail } from '../../../documents/pdf/rail.ts';
import { INK, type Sheet } from '../../../documents/pdf/sheet.ts';
import { BODY, drawTicketCard, HEAD_HEIGHT, PADDING, STUB } from '../../../documents/pdf/ticket-card.ts';
import type { Call, Journey, TripLeg } from './flight-trip.ts';
import { FLIGHT_WORDS } from './flight-words.ts';

const LEG_HEIGHT = 96;
const WAIT_HEIGHT = 24;
const STUB_HEIGHT = 112;

interface CardArea {
  readonly sheet: Sheet;
  readonly journey: Journey;
  readonly locale: Locale;
}

const legsHeight = ({ legs }: Journey) =>
  legs.reduce((sum, { waitMinutes }) => sum + LEG_HEIGHT + (waitMinutes === undefined ? 0 : WAIT_HEIGHT), 0);

/** A journey's card is drawn whole: this much room it needs. */
export const cardHeight = (journey: Journey) => HEAD_HEIGHT + PADDING + 10 + Math.max(legsHeight(journey), STUB_HEIGHT);

function drawLeg({ sheet, locale }: CardArea, leg: TripLeg, y: number): void {
  const words = FLIGHT_WORDS[locale];
  const end = ({ city, code, airport, terminal, ...call }: Call) => ({
    ...call,
    place: `${city} (${code})`,
    note: terminal ? `${airport}, ${words.terminal(terminal)}` : airport,
  });
  const below = [words.duration(leg.minutes), leg.airline, leg.aircraft];
  drawRail(sheet, { from: end(leg.from), to: end(leg.to), above: leg.number, below }, locale, y);
}

function drawWait({ sheet, locale }: CardArea, leg: TripLeg, y: number): void {
  if (leg.waitMinutes === undefined) return;
  const words = FLIGHT_WORDS[locale];
  const wait = words.wait(leg.waitMinutes, `${leg.to.city} (${leg.to.code})`);
  const text = leg.changesTerminal ? `${wait}, ${words.changeTerminal}` : wait;
  sheet.text(text, BODY.x, y + 2, BODY.width, { size: 8.5, weight: 'semibold', colour: INK.brand });
}

/** One journey as a card with its locator on the stub; gives the y below it. */
export function drawJourney(area: CardArea, y: number): number {
  const { sheet, journey, locale } = area;
  const words = FLIGHT_WORDS[locale];
  const height = cardHeight(journey);
  const [{ from }, { to }] = [journey.legs[0]!, journey.legs.at(-1)!];
  drawTicketCard(sheet, y, height, {
    label: `${journey.num === 2 ? words.inbound : words.outbound} · ${formatDate(from.date, locale)}`,
    title: `${from.city} – ${to.city}`,
    stubLabel: words.locator,
    stub: journey.pnr,
  });
  let at = y + HEAD_HEIGHT + PADDING;
  const cabin = `${words.cabins[journey.cabin] ?? journey.cabin} · ${journey.classLetter}`;
  const facts = [[words.cabin, cabin] as const, [words.baggage, words.bagsOf(journey)] as const];
  drawFacts(sheet, facts, STUB, at, 9);
  for (const leg of journey.legs) {
    drawLeg(area, leg, at);
    at += LEG_HEIGHT;
    drawWait(area, leg, at - 8);
    if (leg.waitMinutes !== undefined) at += WAIT_HEIGHT;
  }
  return y + height;
}
