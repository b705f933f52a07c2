import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bookHotel, type BookedHotel } from '../../../testing/hotel-guest.ts';
import { applyEvent, startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule, type BookingEventKind } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { voucherModule } from '../voucher/index.ts';
import { itineraryModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, voucherModule, itineraryModule] });
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.context.db.deleteFrom('itinerary_items').execute();
  await backend.context.db.deleteFrom('rate_limits').execute();
});

const PATH = '/api/v1/itinerary';
const as = 'member';
const add = (json: object, more: object = {}) => backend.call('POST', `${PATH}/add`, { json, as, ...more });
const list = async (query = '') => (await backend.call('GET', `${PATH}${query}`, { as })).body.data;
const group = (headers: Record<string, string> = { groupBy: 'date' }) =>
  backend.call('GET', `${PATH}/group`, { as, headers });
const calendar = (query = '', caller = as) => backend.call('GET', `${PATH}/calendar${query}`, { as: caller });

async function bookThen(hotelKey: string, events: readonly BookingEventKind[] = [], caller = as): Promise<BookedHotel> {
  const booked = await bookHotel(backend, { hotelKey, as: caller });
  for (const kind of events) await applyEvent(backend, booked.id, kind);
  return booked;
}
const PAID: BookingEventKind[] = ['payment-started', 'payment-settled', 'issue-started', 'issued'];

type StayName = 'paid' | 'unpaid' | 'canceled' | 'singapore' | 'others';
const stays = {} as Record<StayName, BookedHotel>;
beforeAll(async () => {
  stays.paid = await bookThen('HTL-DPS-001', PAID);
  stays.unpaid = await bookThen('HTL-DPS-002');
  stays.canceled = await bookThen('HTL-DPS-003', ['canceled']);
  stays.singapore = await bookThen('HTL-SIN-001');
  stays.others = await bookThen('HTL-DPS-004', PAID, 'member2@wisata.test');
});

describe('adding', () => {
  test("a booking brings its service's days, wall times and place", async () => {
    const { status, body } = await add({ id: stays.paid.id, note: 'Ask for the garden side' });
    expect([status, body.message]).toEqual([200, 'Added to itinerary']);
    const { name, address, latitude, longitude } = stays.paid.hotel;
    const stop = { name, town: 'Bali', latitude, longitude };
    const at = { zone: 'WITA', title: name, place: expect.stringContaining(address), stop };
    expect(body.data).toMatchObject({
      booking_id: stays.paid.id,
      service: 'hotel',
      title: stays.paid.hotel.name,
      note: 'Ask for the garden side',
      start_date: '2026-12-07',
      start_time: stays.paid.check_in_time,
      end_date: '2026-12-11',
      agenda: [
        { kind: 'check-in', date: '2026-12-07', time: stays.paid.check_in_time, ...at },
        { kind: 'check-out', date: '2026-12-11', time: stays.paid.check_out_time, ...at },
      ],
      line: { id: stays.paid.id, status: 'issued' },
    });
  });

  test('a stay abroad names its zone', async () => {
    const { body } = await add({ id: stays.singapore.id });
    expect(body.data.agenda[0].zone).toBe('Asia/Singapore');
  });

  test('the same booking again, even at once, is the entry that is there', async () => {
    const first = await add({ id: stays.paid.id, title: 'Our week' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ id: stays.paid.id, title: 'Another' })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data)))).toEqual(
      new Set([JSON.stringify(first.body.data)]),
    );
    expect((await list()).total).toBe(1);
  });

  test('something of the own needs a title and a day', async () => {
    const json = { title: 'Dinner', date: '2026-12-08', time: '19:00', place: 'Bebek Tepi Sawah, Ubud', note: 'for 4' };
    const { body } = await add(json);
    expect(body.data).toMatchObject({
      booking_id: null,
      service: null,
      line: null,
      end_date: null,
      agenda: [{ kind: 'visit', date: '2026-12-08', time: '19:00', zone: 'WITA', title: 'Dinner', place: json.place }],
    });
    const refused = await add({ note: 'when?' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['title', 'date']]);
  });

  test.each([
    ['date', { date: '2026-13-01' }],
    ['date', { date: '9999-12-31' }],
    ['place', { place: 'Ubud\u0000' }],
    ['time', { time: '7pm' }],
    ['end_date', { end_date: '2026-12-01' }],
    ['title', { title: 'x'.repeat(121) }],
    ['note', { note: 'x'.repeat(1001) }],
  ])('a wrong %s is named', async (field, wrong) => {
    const { status, body } = await add({ title: 'Dinner', date: '2026-12-08', ...wrong });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test("an ended booking is refused, somebody else's is unknown", async () => {
    expect(await add({ id: stays.canceled.id })).toMatchObject({
      status: 409,
      body: { code: 'ITINERARY_BOOKING_ENDED' },
    });
    const answers = await Promise.all(
      [stays.others.id, '00000000-0000-4000-8000-000000000000', 'nonsense'].map((id) => add({ id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await list()).total).toBe(0);
  });
});

test('the list is by first day and in pages', async () => {
  expect(await list()).toMatchObject({ data: [], total: 0 });
  await add({ title: 'Market', date: '2026-12-09' });
  await add({ id: stays.paid.id });
  await add({ title: 'Pack', date: '2026-12-06' });
  await add({ title: 'Early swim', date: '2026-12-09', time: '06:00' });
  const first = await list('?limit=3');
  expect(first.data.map((entry: LooseJson) => entry.title)).toEqual(['Pack', stays.paid.hotel.name, 'Market']);
  expect(first).toMatchObject({ total: 4, per_page: 3, last_item: 3 });
  const second = await list('?limit=3&page=2');
  expect(second.data.map((entry: LooseJson) => entry.title)).toEqual(['Early swim']);
});

test('the days list every moment in order of time', async () => {
  await add({ id: stays.paid.id });
  await add({ title: 'Spa', date: '2026-12-07', time: '20:00' });
  await add({ title: 'Bring the book', date: '2026-12-07' });
  const { status, body } = await group();
  expect(status).toBe(200);
  expect(body.data.map(({ date }: LooseJson) => date)).toEqual(['2026-12-07', '2026-12-11']);
  expect(body.data[0].items.map(({ kind, title }: LooseJson) => [kind, title])).toEqual([
    ['visit', 'Bring the book'],
    ['check-in', stays.paid.hotel.name],
    ['visit', 'Spa'],
  ]);
  expect(body.data[1].items[0]).toMatchObject({
    kind: 'check-out',
    booking_id: stays.paid.id,
    service: 'hotel',
    line_status: 'issued',
  });
  expect((await group({})).body.data).toEqual(body.data);
  expect((await group({ groupBy: 'colour' })).status).toBe(400);
});

test('an entry is deleted once, by its owner only, and its booking stays', async () => {
  const { body } = await add({ id: stays.paid.id });
  const path = `${PATH}/delete/${body.data.id}`;
  expect((await backend.call('DELETE', path, { as: 'member2@wisata.test' })).status).toBe(404);
  const gone = await backend.call('DELETE', path, { as });
  expect([gone.status, gone.body.message]).toEqual([200, 'Deleted from itinerary']);
  const again = await backend.call('DELETE', path, { as });
  expect([again.status, again.body.message]).toEqual([404, 'Itinerary not found']);
  expect((await backend.call('GET', `/api/v1/dashboard/booking/${stays.paid.id}`, { as })).status).toBe(200);
});

describe('the calendar', () => {
  const events = (text: string) => text.match(/BEGIN:VEVENT/g)?.length;

  test('is one file with what each voucher writes and the own entries', async () => {
    await add({ id: stays.paid.id });
    await add({ id: stays.unpaid.id });
    await add({ title: 'Dinner', date: '2026-12-08', time: '19:00', place: 'Ubud', note: 'Line one\nline two' });
    await add({ title: 'Nyepi, a quiet day', date: '2026-12-09', end_date: '2026-12-10' });
    const { status, headers, body } = await calendar();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="itinerary.ics"');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(body.match(/(BEGIN|END):VCALENDAR/g)).toHaveLength(2);
    expect(body).not.toMatch(/[^\r]\n/);
    expect(body).toContain(`UID:${stays.paid.id}@stay.wisata`);
    expect(body).toContain(`UID:${stays.unpaid.id}@pay.wisata`);
    expect(body).toContain('DTSTART:20261208T110000Z');
    expect(body).toContain('DTSTART;VALUE=DATE:20261209');
    expect(body).toContain('DTEND;VALUE=DATE:20261211');
    const uids = body.match(/^UID:.*$/gm);
    expect(new Set(uids).size).toBe(events(body));
  });

  test('holds the entries that are asked for', async () => {
    await add({ id: stays.paid.id });
    const { body } = await add({ title: 'Dinner', date: '2026-12-08' });
    const one = await calendar(`?ids=${body.data.id}`);
    expect([one.status, events(one.body)]).toEqual([200, 1]);
    expect((await calendar(`?ids=${body.data.id},00000000-0000-4000-8000-000000000000`)).status).toBe(404);
    expect((await calendar(`?ids=${body.data.id}`, 'member2@wisata.test')).status).toBe(404);
  });

  test('leaves out what has ended; without anything there is none', async () => {
    const stay = await bookThen('HTL-DPS-005');
    expect((await list()).data.map(({ booking_id: id }: LooseJson) => id)).toEqual([stay.id]);
    expect((await calendar()).status).toBe(200);
    await backend.call('DELETE', `/api/v1/dashboard/booking/${stay.id}`, { as });
    const { status, body } = await calendar();
    expect([status, body.message]).toEqual([404, 'Itinerary not found']);
    expect((await list()).total).toBe(0);
    await backend.context.db.deleteFrom('itinerary_items').execute();
    expect((await calendar()).status).toBe(404);
  });
});
