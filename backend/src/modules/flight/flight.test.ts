import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { choose, findFlights, HOME_GROUPS, search, SEARCH, startFlightBackend } from './flight.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startFlightBackend();
});
afterAll(() => backend?.close());

const get = (path: string) => backend.call('GET', `/api/v1/flight/${path}`);
const post = (path: string, json: unknown, headers = {}) =>
  backend.call('POST', `/api/v1/flight/${path}`, { json, headers });
const codes = (body: LooseJson): string[] => body.data.map((airport: LooseJson) => airport.code);

describe('airports', () => {
  test.each([
    ['jkt', 'JKT'],
    ['cgk', 'CGK'],
    ['jogja', 'YIA'],
    ['ujung pandang', 'UPG'],
    ['bali', 'DPS'],
    ['Jakarta', 'JKT'],
    ['surabya', 'SUB'],
    ['singapura', 'SIN'],
    ['kualanamu', 'KNO'],
  ])('%j leads to %s', async (keyword, code) => {
    expect(codes((await get(`search-airport?keyword=${encodeURIComponent(keyword)}`)).body)[0]).toBe(code);
  });

  test('one letter finds nothing, a city with two airports finds all of them', async () => {
    expect((await get('search-airport?keyword=j')).body.data).toEqual([]);
    const { body } = await get('search-airport?keyword=jakarta');
    expect(codes(body)).toEqual(['JKT', 'CGK', 'HLP']);
    expect(body.data[0]).toMatchObject({ is_city: true, airport_name: 'All airports', airports: ['CGK', 'HLP'] });
    expect(body.data[1]).toMatchObject({ city_name: 'Jakarta', country_code: 'ID', timezone: 'Asia/Jakarta' });
  });

  test('one by its code, in the language of the page', async () => {
    expect((await get('get-airport?code=nrt&locale=id')).body.data).toMatchObject({
      code: 'NRT',
      country_name: 'Jepang',
    });
    expect((await get('get-airport?code=sin&locale=id')).body.data).toMatchObject({ city_name: 'Singapura' });
    expect((await get('get-airport?code=sin')).body.data).toMatchObject({ city_name: 'Singapore' });
    const unknown = await get('get-airport?code=QQQ');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'AIRPORT_NOT_FOUND']);
    expect(codes((await get('popular-airport')).body).slice(0, 2)).toEqual(['CGK', 'DPS']);
  });
});

describe('availability', () => {
  test('gives each group of sources its own flights', async () => {
    const groups = await Promise.all(
      Object.values(HOME_GROUPS).map((preferredAirlines) => findFlights(backend, { preferredAirlines })),
    );
    expect(new Set(groups[0]!.map(({ Airline }) => Airline))).toEqual(new Set([2]));
    expect(new Set(groups[1]!.map(({ Airline }) => Airline))).toEqual(new Set([3, 4, 5, 7]));
    for (const flight of groups.flat()) {
      expect(flight.TotalFare).toBe(flight.Fare + flight.Tax);
      expect(flight).toMatchObject({
        Origin: 'CGK',
        Destination: 'DPS',
        IsInternational: false,
        RequiresPassport: false,
      });
    }
  });

  test('times are those of the two places', async () => {
    const flights = await findFlights(backend, { preferredAirlines: [7] });
    const direct = flights.find(({ IsConnecting, ArriveDate }) => !IsConnecting && ArriveDate === SEARCH.departDate)!;
    expect(direct).toMatchObject({
      OriginTimezone: 'Asia/Jakarta',
      DestinationTimezone: 'Asia/Makassar',
      Duration: 115,
    });
    const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(minute(direct.ArriveTime) - minute(direct.DepartTime)).toBe(115 + 60);
  });

  test('a round trip has both ways, a whole city all of its airports', async () => {
    const { Schedules } = await search(backend, { origin: 'JKT', returnDate: '2026-12-10', trip: 'round-trip' });
    expect(Schedules.map(({ Origin, Destination }) => `${Origin}-${Destination}`)).toEqual(['JKT-DPS', 'DPS-JKT']);
    const origins = Schedules[0]!.Flights.map((flight) => flight.Origin);
    expect(new Set(origins)).toEqual(new Set(['CGK', 'HLP']));
  });

  test('a pair without service is an empty list, the empty source as well', async () => {
    expect(await findFlights(backend, { origin: 'WGP', destination: 'LAX' })).toEqual([]);
    expect((await search(backend, { preferredAirlines: [11] })).failed).toEqual([]);
  });

  test('nothing flies to or from Bali on its day of silence', async () => {
    for (const more of [{}, { origin: 'DPS', destination: 'CGK' }]) {
      const silent = await findFlights(backend, { ...more, departDate: '2027-03-08' });
      const moved = silent.filter(
        ({ DepartDate, ArriveDate, Origin }) => Origin === 'DPS' || ArriveDate === DepartDate,
      );
      expect(moved).toEqual([]);
      const after = await findFlights(backend, { ...more, departDate: '2027-03-09' });
      const early = after.filter(({ Origin, DepartTime }) => Origin === 'DPS' && DepartTime < '06:00');
      expect([early, after.length > 20]).toEqual([[], true]);
      expect((await findFlights(backend, { ...more, departDate: '2027-03-10' })).length).toBeGreaterThan(20);
    }
  });

  test.each([
    [{ destination: 'CGK' }, 'destination'],
    [{ origin: 'QQQ' }, 'origin'],
    [{ departDate: '2026-11-01' }, 'departDate'],
    [{ departDate: '2028-11-01' }, 'departDate'],
    [{ returnDate: '2026-12-01' }, 'returnDate'],
    [{ infant: 2 }, 'infant'],
    [{ adult: 5, child: 3 }, 'adult'],
    [{ adult: 0 }, 'adult'],
    [{ cabinClass: 'Deck' }, 'cabinClass'],
  ])('%j is refused with its field', async (more, field) => {
    const { status, body } = await post('availability', { ...SEARCH, ...more });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('fare detail', () => {
  test('says the total of the list for the whole party, row by row', async () => {
    const party = { adult: 2, child: 1, infant: 1 };
    const data = await search(backend, { ...party, preferredAirlines: [7] });
    const flight = data.Schedules[0]!.Flights.find((each) => each.IsMultiClass && each.IsAvailable)!;
    for (const [index, fareClass] of flight.ClassObjects.entries()) {
      const json = { flights: [choose(flight, index)], ...party, correlation_id: data.correlation_id };
      const { body } = await post('fare-detail', json);
      expect(body.data).toMatchObject({
        total: fareClass.TotalFare,
        previous_total: fareClass.TotalFare,
        price_changed: false,
        correlation_id: data.correlation_id,
        expires_at: '2026-11-20T03:30:00.000Z',
        time_limit_minutes: 60,
        requires_passport: false,
      });
      expect(body.data.flights[0]).toMatchObject({
        class_id: fareClass.Id,
        flight_id: flight.FlightId,
        total: fareClass.TotalFare,
        currency: 'IDR',
        details: body.data.details,
        PricePerPaxBeforeDiscount: body.data.flights[0].PricePerPax,
        Slug: expect.stringMatching(/^[a-z]+[a-z0-9-]*-cgk-dps-2026-12-07$/),
      });
      const sum = body.data.details.reduce((total: number, row: LooseJson) => total + row.amount, 0);
      expect(sum).toBe(body.data.total);
    }
  });

  test('charges, policy and notes are in the language of the page', async () => {
    const [flight] = await findFlights(backend, { preferredAirlines: [7] });
    const json = { flights: [choose(flight!)], adult: 1 };
    const texts = async (language: string) => {
      const { body } = await post('fare-detail', json, { 'accept-language': language });
      const [answer] = body.data.flights;
      return [...body.data.details.map(({ text }: LooseJson) => text), answer.Refund.text, answer.Facilities[1].value];
    };
    const [english, indonesian] = [await texts('en'), await texts('id-ID')];
    expect(english).toEqual(
      expect.arrayContaining(['Base fare', 'Value added tax 11%', 'Passenger service charge CGK T3']),
    );
    expect(indonesian).toEqual(expect.arrayContaining(['Tarif dasar', 'PPN 11%', 'Biaya layanan penumpang CGK T3']));
    expect(english.filter((text) => indonesian.includes(text))).toEqual([]);
  });

  test('a return must leave after the arrival, from the same city', async () => {
    const { Schedules } = await search(backend, { returnDate: SEARCH.departDate });
    const outbound = Schedules[0]!.Flights.at(-1)!;
    const early = Schedules[1]!.Flights[0]!;
    const party = { adult: 1, child: 0, infant: 0 };
    const refused = await post('fare-detail', { flights: [choose(outbound), choose(early)], ...party });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['flights.1.FlightId']]);
    const twice = await post('fare-detail', {
      flights: [choose(Schedules[0]!.Flights[0]!), choose(outbound)],
      ...party,
    });
    expect(twice.status).toBe(400);
  });

  test.each([
    ['F.7.GA402-CGKDPS-20261207', 'F.7.GA402-CGKDPS-20261207.W'],
    ['F.7.GA4029-CGKDPS-20261207', 'F.7.GA4029-CGKDPS-20261207.Y'],
    ['F.2.GA402-CGKDPS-20261207', 'F.2.GA402-CGKDPS-20261207.Y'],
    ['nothing', 'nothing.Y'],
  ])('%s is no flight', async (FlightId, ClassId) => {
    const { status, body } = await post('fare-detail', { flights: [{ FlightId, ClassId }], adult: 1 });
    expect([status, body.message, body.code]).toEqual([404, 'Flight not found', 'FLIGHT_GONE']);
  });
});

describe('the price calendar', () => {
  test('says the lowest adult price of each day', async () => {
    const days = await get('price-calendar?origin=CGK&destination=DPS&from=2026-12-06&to=2026-12-08');
    expect(days.body.data.map(({ date }: LooseJson) => date)).toEqual(['2026-12-06', '2026-12-07', '2026-12-08']);
    const [cheapest] = await findFlights(backend);
    expect(days.body.data[1]).toEqual({ date: '2026-12-07', lowest: cheapest!.PricePerPax, currency: 'IDR' });
  });

  test('says the lowest total of a party that sits together', async () => {
    const party = { adult: 2, child: 1, infant: 1 };
    const days = await get(
      'price-calendar?origin=CGK&destination=DPS&from=2026-12-07&to=2026-12-07&adult=2&child=1&infant=1',
    );
    const [cheapest] = await findFlights(backend, party);
    expect(days.body.data[0].lowest).toBe(cheapest!.TotalFare);
  });

  test('has no price for days gone by or without a flight', async () => {
    const past = await get('price-calendar?origin=CGK&destination=DPS&from=2026-11-18&to=2026-11-19');
    expect(past.body.data.map(({ lowest }: LooseJson) => lowest)).toEqual([null, null]);
    const none = await get('price-calendar?origin=WGP&destination=LAX&from=2026-12-06&to=2026-12-06');
    expect(none.body.data[0].lowest).toBeNull();
    expect((await get('price-calendar?origin=CGK&destination=DPS&from=2026-12-06&to=2027-12-06')).status).toBe(400);
  });
});
