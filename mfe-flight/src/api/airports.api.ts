import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { DEFAULT_AIRPORTS } from '../rules/default-airports.rules.ts';
import { savedAirports } from '../rules/search-memory.rules.ts';
import { getAirport, searchAirports, searchPopularAirports } from './flight.api.ts';
import type { Airport } from './flight.model.ts';

interface Known {
  readonly airports: Map<string, Airport>;
  readonly asked: Map<string, Promise<Outcome<Airport>>>;
  popular: Promise<readonly Airport[]> | undefined;
}

const known = new WeakMap<AppContext, Known>();

function knownOf(app: AppContext): Known {
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

async function ask(app: AppContext, code: string): Promise<Outcome<Airport>> {
  const answer = await getAirport(app.api, code);
  if (answer.ok) keepAirports(app, [answer.data]);
  else knownOf(app).asked.delete(code);
  return answer;
}

/** One airport; asked for once. */
export async function loadAirport(app: AppContext, code: string): Promise<Outcome<Airport>> {
  const airport = findKnownAirport(app, code) ?? findSavedAirport(app, code);
  if (airport) return { ok: true, data: airport };
  const { asked } = knownOf(app);
  const pending = asked.get(code) ?? ask(app, code);
  asked.set(code, pending);
  return pending;
}

/** What a typed text may mean. Rejects when the call failed, as a combobox expects. */
export async function findAirports(app: AppContext, text: string, signal: AbortSignal): Promise<readonly Airport[]> {
  const answer = await searchAirports(app.api, text, signal);
  if (!answer.ok) throw new Error(answer.failure.message);
  keepAirports(app, answer.data);
  return answer.data;
}

async function askPopular(app: AppContext): Promise<readonly Airport[]> {
  const answer = await searchPopularAirports(app.api);
  if (answer.ok) keepAirports(app, answer.data);
  else knownOf(app).popular = undefined;
  return answer.ok ? answer.data : [];
}

/** Popular airports, asked for once; none when the call fails, because everything works without. */
export function loadPopularAirports(app: AppContext): Promise<readonly Airport[]> {
  const entry = knownOf(app);
  entry.popular ??= askPopular(app);
  return entry.popular;
}
