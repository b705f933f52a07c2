import { isCalendarDate } from '@wisata/kernel/dates';

const MAX_LEGS = 3;

type FlightKey = NonNullable<ReturnType<typeof parseFlightId>>;
type LegKey = FlightKey['legs'][number];

const formatLeg = ({ carrierCode, number, from, to, date }: LegKey) =>
  `${carrierCode}${number}-${from}${to}-${date.replaceAll('-', '')}`;

/** `F.7.GA402-CGKDPS-20261224`; the legs of a connection follow each other. */
export function formatFlightId({ provider, legs }: FlightKey): string {
  return ['F', provider, ...legs.map(formatLeg)].join('.');
}

function parseLeg(text: string) {
  const match = /^([A-Z0-9]{2})(\d{1,5})-([A-Z]{3})([A-Z]{3})-(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, carrierCode = '', number, from = '', to = '', year, month, day] = match;
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? { carrierCode, number: Number(number), from, to, date } : undefined;
}

/** The number of the source and the legs that an id means; undefined for text that is none. */
export function parseFlightId(id: string) {
  const [mark, provider = '', ...parts] = id.split('.');
  const legs = parts.flatMap((part) => parseLeg(part) ?? []);
  if (mark !== 'F' || !/^\d{1,2}$/.test(provider) || parts.length < 1 || parts.length > MAX_LEGS) return undefined;
  return legs.length < parts.length ? undefined : { provider: Number(provider), legs };
}

/** The id of a booking class of a flight: the flight's own id and the letter. */
export const formatClassId = (flightId: string, letter: string) => `${flightId}.${letter}`;

/** The letter of a class id of this flight; a bare letter counts as well. */
export function parseClassId(classId: string, flightId: string): string | undefined {
  const letter = classId.startsWith(`${flightId}.`) ? classId.slice(flightId.length + 1) : classId;
  return /^[A-Z]$/.test(letter) ? letter : undefined;
}
