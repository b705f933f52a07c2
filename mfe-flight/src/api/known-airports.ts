import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { DEFAULT_AIRPORTS } from '../search/default-airports.rules.ts';
import { savedAirports } from '../search/saved-airports.rules.ts';
import type { Airport } from './flight.model.ts';

interface Known {
  readonly airports: Map<string, Airport>;
  readonly asked: Map<string, Promise<Outcome<Airport>>>;
  popular: Promise<readonly Airport[]> | undefined;
}

const known = new WeakMap<AppContext, Known>();

/** What this page has met and asked for. */
export function knownOf(app: AppContext): Known {
  const entry: Known = known.get(app) ?? { airports: new Map(), asked: new Map(), popular: undefined };
  known.set(app, entry);
  return entry;
}

/** Makes airports known; a place keeps the name that it was first called by. */
export function keepAirports(app: AppContext, airports: readonly Airport[]): void {
  for (const airport of airports) {
    if (!findKnownAirport(app, airport.code)) knownOf(app).airports.set(airport.code, airport);
  }
}

/** An airport that this page has met before, without asking for it. */
export function findKnownAirport(app: AppContext, code: string): Airport | undefined {
  return knownOf(app).airports.get(code) ?? DEFAULT_AIRPORTS.find((airport) => airport.code === code);
}

/** An airport that was chosen on this device some day; a server knows none. */
export function findSavedAirport(app: AppContext, code: string): Airport | undefined {
  return savedAirports(app.storage.local).find((airport) => airport.code === code);
}

/** Makes a chosen airport known at once. */
export function keepAirport(app: AppContext, airport: Airport): void {
  knownOf(app).airports.set(airport.code, airport);
}
