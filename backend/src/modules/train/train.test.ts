import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TEST_NOW, type LooseJson, type TestBackend } from '../../testing.ts';
import { findOffers, search, startTrainBackend } from './train.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTrainBackend();
});
afterAll(() => backend?.close());
beforeEach(() => backend.clock.set(TEST_NOW));

const get = (path: string) => backend.call('GET', `/api/v1/train/${path}`);
const codes = async (keyword: string): Promise<string[]> =>
  (await get(`search-station?keyword=${keyword}`)).body.data.map(({ station_code: code }: LooseJson) => code);

describe('stations', () => {
  test.each([
    ['yk', 'YK'],
    ['BD', 'BD'],
    ['bdg', 'BDG'],
    ['jogja', 'JOG'],
    ['gambir', 'GMR'],
    ['surakarta', 'SOC'],
    ['pasar%20turi', 'SBI'],
  ])('%s finds %s first', async (keyword, code) => {
    expect((await codes(keyword))[0]).toBe(code);
  });

  test('one letter finds nothing; a code that nobody has is not found', async () => {
    expect(await codes('g')).toEqual([]);
    expect((await get('get-station-code?code=gmr')).body.data).toMatchObject({
      station_code: 'GMR',
      station_name: 'Gambir',
      LocalView: 'Gambir (GMR), Jakarta',
    });
    expect((await get('get-station-code?code=XYZ')).body).toMatchObject({ code: 'STATION_NOT_FOUND' });
    expect((await get('popular-station')).body.data[0]).toMatchObject({
      is_city: true,
      stations: ['GMR', 'PSE', 'JNG'],
    });
  });
});

describe('trains of a day', () => {
  test('leave and arrive as the timetable says, there and back, the night train a day later', async () => {
    const { Schedules } = await search(backend, { returnDate: '2026-12-14' });
    const [there, back] = Schedules.map(({ Journeys }) =>
      Journeys.map(({ CarrierNumber, DepartTime, ArriveTime, DayOffset }) =>
        [CarrierNumber, DepartTime, ArriveTime, DayOffset].join(' '),
      ),
    );
    expect(there).toEqual(['2 08:20 16:25 0', '40 15:00 00:20 1', '36 19:00 03:38 1', '4 20:30 04:35 1']);
    expect(back!.map((train) => train.split(' ')[0]).sort()).toEqual(['1', '3', '35', '39']);
  });

  test('of two cities are those of all their stations, each train once, at its main station', async () => {
    const { Schedules } = await search(backend, { origin: 'JKT', destination: 'SBY' });
    const found = Schedules[0]!.Journeys;
    const ends = new Set(found.map(({ Origin, Destination }) => `${Origin}-${Destination}`));
    expect(ends).toEqual(new Set(['GMR-SBI', 'PSE-SBI', 'GMR-SGU', 'PSE-SGU']));
    expect(new Set(found.map(({ CarrierNumber }) => CarrierNumber)).size).toBe(found.length);
    expect(found.find(({ TrainName }) => TrainName === 'Jayabaya')!.Destination).toBe('SBI');
  });

  test('that pass in the night are found under the day on which they pass, and named by that of their start', async () => {
    const { Schedules } = await search(backend, { origin: 'YK', destination: 'ML' });
    const codes = Schedules[0]!.Journeys.map(({ DepartDate, JourneyCode }) => [DepartDate, JourneyCode]);
    expect(codes).toEqual([
      ['2026-12-11', 'T.42.20261210.YK.ML'],
      ['2026-12-11', 'T.92.20261211.YK.ML'],
    ]);
  });

  test('cost fare and service fee for each adult, nothing for an infant', async () => {
    const { Schedules } = await search(backend, { adult: 2, infant: 1 });
    for (const { Segments } of Schedules[0]!.Journeys) {
      for (const { Fare, TotalFare, PaxFares, SubClass } of Segments) {
        expect(TotalFare).toBe(2 * (Fare + 7_500));
        expect(Fare % 5_000).toBe(0);
        expect('ACHIJX').toContain(SubClass);
        expect(PaxFares[1]!.Charges.map(({ Amount }) => Amount)).toEqual([0]);
      }
    }
  });

  test('cost no less than 55 percent of the whole way for a part of it', async () => {
    const classOf = (offers: Awaited<ReturnType<typeof findOffers>>) =>
      offers.find(({ segment }) => segment.ClassKey.startsWith('T.2.') && segment.ClassKey.endsWith('.EKS'))!.segment;
    const whole = classOf(await findOffers(backend));
    const part = classOf(await findOffers(backend, { destination: 'CN' }));
    expect(part.Fare).toBe(Math.round((whole.Fare * 0.55) / 5_000) * 5_000);
    expect(part.SubClass).toBe(whole.SubClass);
  });

  test('of a year are neither all full nor all empty, and full from Jakarta before Idul Fitri', async () => {
    const shares: number[] = [];
    for (const departDate of ['2026-11-21', '2026-11-27', '2026-12-16', '2026-12-23', '2027-01-04']) {
      const { Schedules } = await search(backend, { origin: 'JKT', destination: 'JOG', departDate, adult: 4 });
      const all = Schedules[0]!.Journeys.flatMap(({ Segments }) => Segments);
      shares.push(all.filter(({ IsAvailable }) => IsAvailable).length / all.length);
    }
    expect(Math.max(...shares)).toBeGreaterThan(0.6);
    expect(shares.every((share) => share > 0.1)).toBe(true);
    backend.clock.set('2027-01-21T03:00:00Z');
    const home = await search(backend, { departDate: '2027-03-07' });
    expect([home.queue_required, home.Schedules[0]!.OpensOn]).toEqual([true, null]);
    expect(home.Schedules[0]!.Journeys.some(({ IsAvailable }) => IsAvailable)).toBe(false);
  });

  test('of a day that is not on sale yet are shown with its opening, and without a seat', async () => {
    const { Schedules } = await search(backend, { departDate: '2027-01-05' });
    expect(Schedules[0]!.OpensOn).toBe('2026-11-21');
    expect(Schedules[0]!.Journeys.map(({ IsAvailable }) => IsAvailable)).not.toContain(true);
    backend.clock.set('2026-11-20T17:00:00Z');
    expect((await findOffers(backend, { departDate: '2027-01-05' })).length).toBeGreaterThan(0);
  });

  test.each([
    [{ origin: 'XYZ' }, 'origin'],
    [{ destination: 'GMR' }, 'destination'],
    [{ departDate: '2026-11-19' }, 'departDate'],
    [{ returnDate: '2026-12-10' }, 'returnDate'],
    [{ adult: 1, infant: 2 }, 'infant'],
    [{ adult: 5 }, 'adult'],
  ])('are refused for %j', async (more, field) => {
    const json = { origin: 'GMR', destination: 'SBI', departDate: '2026-12-11', ...more };
    const { status, body } = await backend.call('POST', '/api/v1/train/availability', { json });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('without any between two places are an empty list', async () => {
    const { Schedules } = await search(backend, { origin: 'PD', destination: 'MDN' });
    expect(Schedules[0]).toMatchObject({ Available: true, Journeys: [] });
  });
});

test('the calendar says what the cheapest train of its day costs', async () => {
  const span = 'origin=JKT&destination=JOG&from=2026-12-10&to=2026-12-12&adult=2';
  const days = (await get(`price-calendar?${span}`)).body.data;
  expect(days.map(({ date }: LooseJson) => date)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
  for (const { date, lowest } of days) {
    const [cheapest] = await findOffers(backend, { origin: 'JKT', destination: 'JOG', departDate: date, adult: 2 });
    expect(lowest).toBe(cheapest!.segment.TotalFare);
  }
  expect((await get('price-calendar?origin=GMR&destination=SBI&from=2026-12-10&to=2027-12-12')).status).toBe(400);
});

test('the stops of a train run from its first station to its last, and mark the part that is travelled', async () => {
  const { data } = (await get('stops?journey=T.36.20261211.CN.SMT')).body;
  expect(data).toMatchObject({ CarrierNumber: '36', TrainName: 'Sembrani' });
  const codesOf = (stops: LooseJson) => stops.map(({ StationCode }: LooseJson) => StationCode).join(' ');
  expect(codesOf(data.Stops)).toBe('GMR CN TG PK SMT CU BJ SBI');
  expect(codesOf(data.Stops.filter(({ IsOnJourney }: LooseJson) => IsOnJourney))).toBe('CN TG PK SMT');
  const times = data.Stops.map(
    (stop: LooseJson) => `${stop.DepartDate ?? stop.ArriveDate} ${stop.DepartTime ?? stop.ArriveTime}`,
  );
  expect(times).toEqual([...times].sort());
  expect((await get('stops?journey=T.36.20261211.SBI.GMR')).body).toMatchObject({ code: 'TRAIN_GONE' });
});
