import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { getAirport, searchAirports, searchPopularAirports } from './flight.api.ts';
import type { Airport } from './flight.model.ts';
import { findKnownAirport, findSavedAirport, keepAirports, knownOf } from './known-airports.ts';

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
