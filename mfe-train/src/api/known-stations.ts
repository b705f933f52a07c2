import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { savedStations } from '../search/saved-stations.rules.ts';
import type { Station } from './train.model.ts';

/** Both ends of the search that every form begins with, known before any answer. */
const DEFAULT_STATIONS: readonly Station[] = [
  { code: 'GMR', name: 'Gambir', city: 'Jakarta', isCity: false },
  { code: 'SBI', name: 'Surabaya Pasar Turi', city: 'Surabaya', isCity: false },
];

interface Known {
  readonly stations: Map<string, Station>;
  readonly asked: Map<string, Promise<Outcome<Station>>>;
  popular: Promise<readonly Station[]> | undefined;
}

const known = new WeakMap<AppContext, Known>();

/** What this page has met and asked for. */
export function knownOf(app: AppContext): Known {
  const entry: Known = known.get(app) ?? { stations: new Map(), asked: new Map(), popular: undefined };
  known.set(app, entry);
  return entry;
}

/** Makes stations known. */
export function keepStations(app: AppContext, stations: readonly Station[]): void {
  for (const station of stations) knownOf(app).stations.set(station.code, station);
}

/** A station that this page has met before, without asking for it. */
export function findKnownStation(app: AppContext, code: string): Station | undefined {
  return knownOf(app).stations.get(code) ?? DEFAULT_STATIONS.find((station) => station.code === code);
}

/** A station that was chosen on this device some day; a server knows none. */
export function findSavedStation(app: AppContext, code: string): Station | undefined {
  return savedStations(app.storage.local).find((station) => station.code === code);
}
