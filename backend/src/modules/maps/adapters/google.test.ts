import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_PLACES } from '../data/own-places.ts';
import { createGazetteer, type GazetteerPlace } from '../gazetteer.ts';
import type { MapService } from '../maps-port.ts';
import { createBundledMaps } from './bundled.ts';
import { createGoogleMaps } from './google.ts';
import { withFallback } from './with-fallback.ts';

const AIRPORT: GazetteerPlace = {
  key: 'DPS',
  kind: 'airport',
  name: { en: 'Ngurah Rai Airport (DPS)', id: 'Bandara Ngurah Rai (DPS)' },
  region: 'Bali',
  countryCode: 'ID',
  latitude: -8.7482,
  longitude: 115.167,
};

describe('a vendor', () => {
  const DPS = {
    place_id: 'abc',
    name: 'Sanur Beach Walk',
    formatted_address: 'Sanur, Bali',
    types: ['tourist_attraction'],
  };
  const RESULT = { ...DPS, geometry: { location: { lat: -8.69, lng: 115.26 } } };
  const ANSWERS: Readonly<Record<string, object>> = {
    '/maps/api/place/autocomplete/json': {
      status: 'OK',
      predictions: [{ place_id: 'abc', description: 'Sanur Beach Walk, Bali', types: ['tourist_attraction'] }],
    },
    '/maps/api/place/details/json': { status: 'OK', result: RESULT },
    '/maps/api/geocode/json': { status: 'OK', results: [RESULT] },
    '/maps/api/directions/json': {
      status: 'OK',
      routes: [
        {
          legs: [{ distance: { value: 16_200 }, duration: { value: 2_100 } }],
          overview_polyline: { points: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' },
        },
      ],
    },
  };
  let server: Server;
  let reply: (path: string) => { status: number; body: string } | 'never';
  const good = (path: string) => ({ status: 200, body: JSON.stringify(ANSWERS[path]) });
  const asked: URL[] = [];
  let mapsWithin: (timeoutMs: number) => MapService;
  let warnings = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://vendor');
      asked.push(url);
      const answer = reply(url.pathname);
      if (answer !== 'never')
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const bundled = createBundledMaps(createGazetteer([AIRPORT, ...OWN_PLACES]));
    mapsWithin = (timeoutMs) => {
      const google = createGoogleMaps({ key: 'k3y', baseUrl: `http://127.0.0.1:${port}`, timeoutMs });
      return withFallback(google, bundled, () => (warnings += 1));
    };
  });
  beforeEach(() => {
    asked.splice(0);
    warnings = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is asked as its documents say and read into the port', async () => {
    reply = good;
    const maps = mapsWithin(30_000);
    expect(await maps.suggest('sanur', 'ID', 'id')).toMatchObject([{ place_id: 'google:abc', kind: 'sight' }]);
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      input: 'sanur',
      components: 'country:id',
      language: 'id',
      key: 'k3y',
    });
    const found = (await maps.details('google:abc', 'en'))!;
    expect(found).toMatchObject({ name: 'Sanur Beach Walk', geometry: { latitude: -8.69, longitude: 115.26 } });
    expect(await maps.geocode('Sanur', 'en')).toEqual(found);
    expect(await maps.directions(found, found, 'en')).toEqual({
      mode: 'driving',
      distance_km: 16.2,
      duration_minutes: 35,
      is_estimate: false,
      line: [
        { latitude: 38.5, longitude: -120.2 },
        { latitude: 40.7, longitude: -120.95 },
        { latitude: 43.252, longitude: -126.453 },
      ],
    });
    expect(asked.at(-1)!.searchParams.get('mode')).toBe('driving');
  });

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['is over its quota', { status: 200, body: JSON.stringify({ status: 'OVER_QUERY_LIMIT', predictions: [] }) }],
    ['refuses the key', { status: 200, body: JSON.stringify({ status: 'REQUEST_DENIED' }) }],
    ['answers nonsense', { status: 200, body: JSON.stringify({ status: 'OK', predictions: 7, routes: 7 }) }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['is slow', 'never' as const],
    ['knows nothing', { status: 200, body: JSON.stringify({ status: 'ZERO_RESULTS', predictions: [] }) }],
  ])('that %s is replaced by the bundled maps', async (what, answer) => {
    reply = () => answer;
    const maps = mapsWithin(answer === 'never' ? 40 : 30_000);
    const [found] = await maps.suggest('ngurah rai', undefined, 'en');
    expect(found!.place_id).toBe('airport:DPS');
    const dps = (await maps.details('airport:DPS', 'en'))!;
    const way = await maps.directions(dps, (await maps.details('sight:tanah-lot-temple', 'en'))!, 'en');
    expect(way).toMatchObject({ is_estimate: true });
    expect(warnings > 0).toBe(what !== 'knows nothing');
  });
});
