import type { AppContext } from '@wisata/kernel/app-context';
import { inPlainWords, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { findKnownStation, keepStations, knownOf } from './known-stations.ts';
import { toStation } from './train-adapter.ts';
import type { Station } from './train.model.ts';
import { STATION } from './train.schema.ts';

async function ask(app: AppContext, code: string): Promise<Outcome<Station>> {
  const operation = 'train station';
  const read = await app.api.call({
    method: 'GET',
    path: '/api/v1/train/get-station-code',
    query: { code },
    operation,
    read: readObject(STATION),
  });
  const answer = inPlainWords(mapAnswer(read, toStation), operation);
  if (answer.ok) keepStations(app, [answer.data]);
  else knownOf(app).asked.delete(code);
  return answer;
}

/** One station or city; asked for once. */
export async function loadStation(app: AppContext, code: string): Promise<Outcome<Station>> {
  const station = findKnownStation(app, code);
  if (station) return { ok: true, data: station };
  const { asked } = knownOf(app);
  const pending = asked.get(code) ?? ask(app, code);
  asked.set(code, pending);
  return pending;
}

/** What a typed text may mean, whole cities before their stations. Rejects when the call failed, as a combobox expects. */
export async function findStations(app: AppContext, keyword: string, signal: AbortSignal): Promise<readonly Station[]> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/train/search-station',
    query: { keyword },
    operation: 'train stations',
    read: readList(STATION),
    signal,
  });
  if (!answer.ok) throw new Error(answer.failure.message);
  const stations = answer.data.map(toStation);
  keepStations(app, stations);
  return stations;
}

async function askPopular(app: AppContext): Promise<readonly Station[]> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/train/popular-station',
    operation: 'train popular stations',
    read: readList(STATION),
  });
  if (!answer.ok) {
    knownOf(app).popular = undefined;
    return [];
  }
  const stations = answer.data.map(toStation);
  keepStations(app, stations);
  return stations;
}

/** Popular stations, asked for once; none when the call fails, because everything works without. */
export function loadPopularStations(app: AppContext): Promise<readonly Station[]> {
  const entry = knownOf(app);
  entry.popular ??= askPopular(app);
  return entry.popular;
}
