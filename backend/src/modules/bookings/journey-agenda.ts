import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { zoneLabel } from '@wisata/kernel/zones';

/** What the records of flights and trains say of a journey. */
interface JourneyRecord {
  readonly origin: string;
  readonly origin_timezone: string;
  readonly destination: string;
  readonly destination_timezone: string;
  readonly depart_date: string;
  readonly depart_time: string;
  readonly arrive_date: string;
  readonly arrive_time: string;
}

interface Stop {
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface JourneyWords {
  /** What travels: `Argo Lawu 8`. */
  readonly what: string;
  /** Where it leaves and arrives. */
  readonly places: readonly [string, string];
  /** Where a place lies; undefined for one that is no longer in our list. */
  readonly findPlace: (code: string) => Stop | undefined;
  /** What the map service calls its places: `airport`. */
  readonly placeKind: 'airport' | 'station';
  /** Minutes before departure at which it closes, and after arrival until a traveller stands outside with their bags. */
  readonly closesMinutes: number;
  readonly outMinutes: number;
  readonly labelOf?: (zone: string) => string;
}

/** Departure and arrival, as the clocks of both ends show them. */
export function journeyAgenda(
  journey: JourneyRecord,
  { what, places, findPlace, placeKind, closesMinutes, outMinutes, labelOf = zoneLabel }: JourneyWords,
): AgendaEntry[] {
  const { origin, destination } = journey;
  const end = (code: string): Pick<AgendaEntry, 'title' | 'stop'> => {
    const title = `${what} ${origin} → ${destination}`;
    const place = findPlace(code);
    if (!place) return { title };
    const { name, city: town, latitude, longitude } = place;
    const stop = { name: `${name} (${code})`, town, latitude, longitude, place_id: `${placeKind}:${code}` };
    return { title, stop };
  };
  return [
    {
      kind: 'departure',
      date: journey.depart_date,
      time: journey.depart_time,
      zone: labelOf(journey.origin_timezone),
      place: places[0],
      closes_minutes: closesMinutes,
      ...end(origin),
    },
    {
      kind: 'arrival',
      date: journey.arrive_date,
      time: journey.arrive_time,
      zone: labelOf(journey.destination_timezone),
      place: places[1],
      out_minutes: outMinutes,
      ...end(destination),
    },
  ];
}
