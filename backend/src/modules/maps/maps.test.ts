import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MAP_TEXTS } from '@wisata/kernel/contracts/map-defaults';
import type { MapPlace, MapSuggestion } from '@wisata/kernel/contracts/maps-places';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from '../flight/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { trainModule } from '../train/index.ts';
import { gazetteerOf, kilometresBetween, mapsModule, mapsOf } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, mapsModule, hotelModule, flightModule, trainModule] });
});
afterAll(() => backend?.close());

const ask = async (call: string, query: Record<string, string>) => {
  const { status, body } = await backend.call('GET', `/api/v1/maps/${call}?${new URLSearchParams(query)}`);
  return { status, body };
};
const suggest = async (keyword: string, more: Record<string, string> = {}) =>
  (await ask('autocomplete', { keyword, ...more })).body.data as MapSuggestion[];
const place = async (placeId: string) => (await ask('details', { place_id: placeId })).body.data as MapPlace;

describe('autocomplete', () => {
  test.each([
    ['ngurah rai', 'airport:DPS'],
    ['gambir', 'station:GMR'],
    ['jogja', 'city:JOG'],
    ['sanur', 'district:DPS.sanur'],
    ['candi borobudur', 'sight:borobudur-temple'],
    ['prambanan', 'sight:prambanan-temple'],
  ])('%s is found', async (keyword, placeId) => {
    expect((await suggest(keyword)).map(({ place_id: id }) => id)).toContain(placeId);
  });

  test('a hotel that is sold is found by its name, in the country asked for', async () => {
    const hotel = gazetteerOf(backend.context).ofKind('hotel', 'en')[0]!;
    const found = await suggest(hotel.name, { country: hotel.country });
    expect(found.map(({ place_id: id }) => id)).toContain(hotel.place_id);
    const elsewhere = await suggest(hotel.name, { country: hotel.country === 'ID' ? 'SG' : 'ID' });
    expect(elsewhere.map(({ place_id: id }) => id)).not.toContain(hotel.place_id);
  });

  test('places are called as the language calls them', async () => {
    const found = await suggest('singapura', { locale: 'id' });
    expect(found[0]).toMatchObject({ place_id: 'city:SIN', name: 'Singapura' });
    expect(found.filter(({ address }) => /, Singapore$/.test(address))).toEqual([]);
  });

  test('a country is chosen before the best are, so that the other one takes no place of its', async () => {
    const found = await suggest('singapore', { country: 'ID' });
    expect(found.every(({ country }) => country === 'ID')).toBe(true);
    const everywhere = await suggest('hotel');
    const indonesian = await suggest('hotel', { country: 'ID' });
    expect(indonesian.length).toBeGreaterThanOrEqual(everywhere.filter(({ country }) => country === 'ID').length);
    expect(indonesian).toHaveLength(everywhere.length);
  });

  test('needs three characters, and speaks the language of whoever asks', async () => {
    expect((await ask('autocomplete', { keyword: 'ub' })).body.fields).toHaveProperty('keyword');
    const names = (await suggest('prambanan', { locale: 'id' })).map(({ name }) => name);
    expect(names).toContain('Candi Prambanan');
  });
});

describe('places', () => {
  test('an airport says its code, its point and its zone', async () => {
    expect(await place('airport:DPS')).toMatchObject({
      kind: 'airport',
      code: 'DPS',
      country: 'ID',
      geometry: { latitude: -8.7482, longitude: 115.167 },
      airport_zone: true,
    });
    expect((await place('district:DPS.sanur')).airport_zone).toBe(false);
  });

  test('the airport of a place is the nearest that a road leads to', async () => {
    expect((await place('airport-of:district:DPS.ubud')).place_id).toBe('airport:DPS');
    expect((await place('airport-of:city:JOG')).code).toMatch(/^(YIA|JOG)$/);
    expect((await ask('details', { place_id: 'airport-of:city:XXX' })).status).toBe(404);
  });

  test('an address and a point lead to the same place', async () => {
    const { body } = await ask('geocode', { address: 'Prambanan temple, Yogyakarta' });
    expect(body.data.place_id).toBe('sight:prambanan-temple');
    const { latitude, longitude } = body.data.geometry;
    const back = await ask('geocode', { latitude: String(latitude), longitude: String(longitude) });
    expect(back.body.data.geometry).toEqual({ latitude, longitude });
  });

  test.each([
    ['details', { place_id: 'airport:XXX' }],
    ['geocode', { address: 'qqqqq zzzzz' }],
    ['geocode', { latitude: '0', longitude: '0' }],
  ])('%s of nothing answers in the words of the contract', async (call, query) => {
    const { status, body } = await ask(call, query);
    expect([status, body.message]).toEqual([404, MAP_TEXTS.noDetails]);
  });
});

describe('directions', () => {
  test('two hundred pairs of known places lie within the road factor of the crow and take a plausible time', async () => {
    const gazetteer = gazetteerOf(backend.context);
    const places = (['city', 'airport', 'station', 'district'] as const).flatMap((kind) =>
      gazetteer.ofKind(kind, 'en'),
    );
    let checked = 0;
    for (let from = 0; checked < 200; from += 1) {
      const [start, end] = [places[from % places.length]!, places[(from * 7 + 3) % places.length]!];
      const crow = kilometresBetween(start.geometry, end.geometry);
      const way = await mapsOf(backend.context).directions(start, end, 'en');
      if (!way || crow < 1) continue;
      expect(way.distance_km / (crow * 1.35)).toBeGreaterThan(0.85);
      expect(way.distance_km / (crow * 1.35)).toBeLessThan(1.15);
      const speed = way.distance_km / (way.duration_minutes / 60);
      expect(speed).toBeGreaterThan(15);
      expect(speed).toBeLessThan(70);
      checked += 1;
    }
    expect(checked).toBe(200);
  });

  test('from one place to many are asked for at once; where no road leads is left out', async () => {
    const [ubud, lombok] = [await place('district:DPS.ubud'), await place('airport:LOP')];
    const to = [ubud, lombok].map(({ place_id: id, geometry }) => ({ id, ...geometry }));
    const { body } = await backend.call('POST', '/api/v1/maps/distances', { json: { from: 'airport:DPS', to } });
    const way = (await ask('directions', { from: 'airport:DPS', to: ubud.place_id })).body.data;
    const { distance_km, duration_minutes, is_estimate } = way;
    expect(body.data).toEqual([{ id: ubud.place_id, distance_km, duration_minutes, is_estimate }]);
  });

  test('say that they are an estimate, and that no road leads over the sea', async () => {
    const { body } = await ask('directions', { from: 'airport:DPS', to: 'district:DPS.ubud' });
    expect(body.data).toMatchObject({ mode: 'driving', is_estimate: true, to: { name: 'Ubud' } });
    const over = await ask('directions', { from: 'airport:DPS', to: 'airport:LOP' });
    expect([over.status, over.body.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  });
});
