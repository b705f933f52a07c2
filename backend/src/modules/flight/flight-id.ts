import { isCalendarDate } from '@wisata/kernel/dates';

/** One leg inside an id. */
export interface LegKey {
  readonly carrierCode: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

export interface FlightKey {
  /** Number of the source. */
  readonly provider: number;
  readonly legs: readonly LegKey[];
}

const MAX_LEGS = 3;

const formatLeg = ({ carrierCode, number, from, to, date }: LegKey) =>
  `${carrierCode}${number}-${from}${to}-${date.replaceAll('-', '')}`;

/** `F.7.GA402-CGKDPS-20261224`; the legs of a connection follow each other. */
export function formatFlightId({ provider, legs }: FlightKey): string {
  return ['F', provider, ...legs.map(formatLeg)].join('.');
}

function parseLeg(text: string): LegKey | undefined {
  const match = /^([A-Z0-9]{2})(\d{1,5})-([A-Z]{3})([A-Z]{3})-(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, carrierCode = '', number, from = '', to = '', year, month, day] = match;
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? { carrierCode, number: Number(number), from, to, date } : undefined;
}

/** What an id means; undefined for text that is none. */
export function parseFlightId(id: string): FlightKey | undefined {
  const [mark, provider = '', ...parts] = id.split('.');
  const legs = parts.map(parseLeg);
  if (mark !== 'F' || !/^\d{1,2}$/.test(provider) || legs.length < 1 || legs.length > MAX_LEGS) return undefined;
  return legs.some((leg) => leg === undefined) ? undefined : { provider: Number(provider), legs: legs as LegKey[] };
}

/** The id of a booking class of a flight: the flight's own id and the letter. */
export const formatClassId = (flightId: string, letter: string) => `${flightId}.${letter}`;

/** The letter of a class id of this flight; a bare letter counts as well. */
export function parseClassId(classId: string, flightId: string): string | undefined {
  const letter = classId.startsWith(`${flightId}.`) ? classId.slice(flightId.length + 1) : classId;
  return /^[A-Z]$/.test(letter) ? letter : undefined;
}
