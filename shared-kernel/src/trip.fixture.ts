import type { AgendaEntry } from './contracts/agenda.ts';

/** A booking of a trip, as answers have it. */
interface TripLine {
  id: string;
  title: string;
  agenda: AgendaEntry[];
}

function moment(kind: AgendaEntry['kind'], at: string, zone: string): AgendaEntry {
  const [date = '', time] = at.split(' ');
  return { kind, date, time: time ?? null, zone, title: kind, place: '' };
}

/** A stay from one day to another, `2026-12-12`. */
export function makeStay(id: string, from: string, until: string): TripLine {
  return {
    id,
    title: `Stay ${id}`,
    agenda: [moment('check-in', `${from} 14:00`, 'WITA'), moment('check-out', `${until} 12:00`, 'WITA')],
  };
}

/** Journeys from Jakarta to Bali and back, each as departure and arrival: `2026-12-12 10:25`. */
export function makeJourney(id: string, ...journeys: readonly (readonly [leave: string, arrive: string])[]): TripLine {
  return {
    id,
    title: `Flight ${id}`,
    agenda: journeys.flatMap(([leave, arrive], index) => {
      const [from, to] = index % 2 === 0 ? (['WIB', 'WITA'] as const) : (['WITA', 'WIB'] as const);
      return [moment('departure', leave, from), moment('arrival', arrive, to)];
    }),
  };
}

export function makeVisit(id: string, at: string): TripLine {
  return { id, title: `Tour ${id}`, agenda: [moment('visit', at, 'WITA')] };
}

/** A point that a booking is about. */
export const makeStop = (name: string, town: string, latitude: number, longitude: number) => ({
  name,
  town,
  latitude,
  longitude,
});
