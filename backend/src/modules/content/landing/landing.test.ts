import { LANDING, LANDING_HEAD, type LandingAnswer } from '@wisata/kernel/contracts/content-landing';
import * as v from 'valibot';
import { startTestBackend } from '../../../testing.ts';
import type { TestBackend } from '../../../testing.ts';
import { flightModule } from '../../flight/index.ts';
import { bookingsModule } from '../../bookings/index.ts';
import { hotelModule } from '../../hotel/index.ts';
import { trainModule } from '../../train/index.ts';
import { contentPictures } from '../content-pictures.ts';
import { contentModule } from '../index.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({
    modules: [bookingsModule, hotelModule, flightModule, trainModule, contentModule],
  });
});
afterAll(() => backend.close());

const top = (name: string, locale = 'en') =>
  backend.call('GET', `/api/v1/top/${name}`, { headers: { 'accept-language': locale } });
const getLanding = async (slug: string, locale = 'en'): Promise<LandingAnswer> =>
  (await top(`get-landing/${slug}`, locale)).body.data;

test('pages are listed by kind, each once, in the language of the reader', async () => {
  const { body } = await top('get-landings', 'id');
  expect(v.safeParse(v.array(LANDING_HEAD), body.data).issues).toBeUndefined();
  const slugs = body.data.map(({ slug }: { slug: string }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(
    expect.arrayContaining(['flights-jakarta-to-bali', 'hotels-ubud', 'trains-jakarta-to-surabaya']),
  );
  const names = body.data.map(({ to }: { to: string }) => to);
  expect([names.includes('Singapura'), names.includes('Singapore')]).toEqual([true, false]);
  const trains = await top('get-landings?kind=train');
  expect(new Set(trains.body.data.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['train']));
  expect((await top('get-landings?kind=boat')).status).toBe(400);
});

test('a flight route’s lowest price is what the fare calendar says of that day', async () => {
  const answer = await getLanding('flights-jakarta-to-bali');
  expect(v.safeParse(LANDING, answer).issues).toBeUndefined();
  const { lowest, lowestDate, operators, months, tripsPerDay } = answer.route!;
  const calendar = await backend.call(
    'GET',
    `/api/v1/flight/price-calendar?origin=JKT&destination=DPS&from=${lowestDate}&to=${lowestDate}`,
  );
  // A trip with a change can be cheaper still; a direct one never undercuts the calendar.
  expect(calendar.body.data[0].lowest).toBeLessThanOrEqual(lowest!);
  expect(lowest! / calendar.body.data[0].lowest).toBeLessThan(1.5);
  expect(tripsPerDay).toBeGreaterThan(5);
  expect(operators.length).toBeGreaterThan(3);
  expect(months.length).toBeGreaterThan(9);
}, 30_000);

test('the ends of a way by plane say how far it is to town, when it rains, and when nobody lands', async () => {
  const { places } = await getLanding('flights-jakarta-to-bali');
  expect(places!.airports.map(({ code }) => code)).toEqual(['CGK', 'HLP', 'DPS']);
  const bali = places!.airports.at(-1)!;
  expect(bali.drives).toHaveLength(3);
  for (const { km, minutes } of bali.drives)
    expect([km > 1 && km < 90, minutes > 3 && minutes < 180]).toEqual([true, true]);
  expect(places).toMatchObject({ nyepi: '2027-03-08', idulFitri: '2027-03-09', seasons: { dry: [5, 6, 7, 8, 9] } });
  const java = (await getLanding('trains-jakarta-to-surabaya')).places!;
  expect([java.airports, java.nyepi]).toEqual([[], null]);
});

test('a train route’s lowest price is what its calendar says of that day', async () => {
  const { route } = await getLanding('trains-jakarta-to-surabaya');
  const calendar = await backend.call(
    'GET',
    `/api/v1/train/price-calendar?origin=JKT&destination=SBY&adult=1&infant=0&from=${route!.lowestDate}&to=${route!.lowestDate}`,
  );
  expect(calendar.body.data[0].lowest).toBe(route!.lowest);
  expect(route!.operators.map(({ name }) => name)).toContain('Argo Bromo Anggrek');
}, 30_000);

test('an area’s page counts and shows its own hotels alone', async () => {
  const { city } = await getLanding('hotels-ubud');
  expect(city!.areas.map(({ name }) => name)).toEqual(['Ubud']);
  expect(city!.stays.length).toBeGreaterThan(0);
  for (const stay of city!.stays) expect(stay.area).toBe('Ubud');
  const { checkInDate, checkOutDate } = city!.stays[0]!;
  const found = await backend.call('POST', '/api/v1/hotel/availability', {
    json: { destinationKey: city!.destinationKey, checkInDate, checkOutDate, countGuest: 2 },
  });
  expect(found.body.data.data.hotels.map(({ area }: { area: string }) => area)).toContain('Ubud');
  const prices = city!.stays.flatMap(({ totalPrice }) => totalPrice ?? []);
  expect(city!.lowest).toBeLessThanOrEqual(Math.min(...prices));
  const bali = await getLanding('hotels-bali');
  expect(bali.city!.hotelCount).toBeGreaterThan(city!.hotelCount);
});

test('its picture is drawn', async () => {
  const { body } = await top('get-landings?kind=hotel');
  expect(await contentPictures(backend.context)()).toContain(body.data[0].image);
});

test('an unknown page is a 404', async () => {
  const { status, body } = await top('get-landing/flights-nowhere');
  expect([status, body.code]).toEqual([404, 'CONTENT_LANDING_NOT_FOUND']);
});

test('places of every service are answered by the names that people type, with the key that its search takes', async () => {
  const { body } = await top('search-places');
  const keysOf = (name: string) =>
    body.data
      .filter(({ names }: { names: string[] }) => names.includes(name))
      .map(({ service, key }: { service: string; key: string }) => `${service} ${key}`);
  expect(keysOf('jogja')).toEqual(expect.arrayContaining(['hotel JOG', 'train JOG', 'flight YIA']));
  expect(keysOf('Ubud')).toEqual(['hotel DPS.ubud']);
});
