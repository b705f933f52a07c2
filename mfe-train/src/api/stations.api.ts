import { inPlainWords, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import { createPlaceSearch } from '@wisata/runtime/journey/place-book';
import { STATIONS } from './known-stations.ts';
import { toStation } from './train-adapter.ts';
import { STATION } from './train.schema.ts';

/** The calls for stations, each answer of which makes them known. A typed text gives whole cities before their stations. */
export const STATION_SEARCH = createPlaceSearch(STATIONS, {
  async get({ api }, code) {
    const operation = 'train station';
    const path = '/api/v1/train/get-station-code';
    const answer = await api.call({ method: 'GET', path, query: { code }, operation, read: readObject(STATION) });
    return inPlainWords(mapAnswer(answer, toStation), operation);
  },
  async search({ api }, keyword, signal) {
    const answer = await api.call({
      method: 'GET',
      path: '/api/v1/train/search-station',
      query: { keyword },
      operation: 'train stations',
      read: readList(STATION),
      signal,
    });
    return mapAnswer(answer, (stations) => stations.map(toStation));
  },
  async popular({ api }) {
    const answer = await api.call({
      method: 'GET',
      path: '/api/v1/train/popular-station',
      operation: 'train popular stations',
      read: readList(STATION),
    });
    return mapAnswer(answer, (stations) => stations.map(toStation));
  },
});
