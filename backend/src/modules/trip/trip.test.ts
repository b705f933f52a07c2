import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { bookHotel, type BookedHotel } from '../../../testing/hotel-guest.ts';
import { signId } from '../../app/signed-id.ts';
import { STAY_CONTACT } from '../../testing-people.ts';
import { applyEvent, settleBooking, startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule, type BookingEventKind } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { mapsModule } from '../maps/index.ts';
import { voucherModule } from '../voucher/index.ts';
import { tripModule } from './index.ts';

let backend: TestBackend;
let paid: BookedHotel;
let unpaid: BookedHotel;
let others: BookedHotel;
let mine: BookedHotel;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, mapsModule, voucherModule, tripModule] });
  paid = await buy('HTL-DPS-001', 'basic', 'payment-started', 'payment-settled', 'issue-started', 'issued');
  unpaid = await buy('HTL-DPS-002', 'basic');
  others = await buy('HTL-DPS-003', 'basic');
  mine = await buy('HTL-DPS-004', 'member');
});
afterAll(() => backend?.close());
beforeEach(() => backend.context.db.deleteFrom('rate_limits').execute());

async function buy(hotelKey: string, as: string, ...kinds: BookingEventKind[]): Promise<BookedHotel> {
  const booked = await bookHotel(backend, { hotelKey, as });
  for (const kind of kinds) await applyEvent(backend, booked.id, kind);
  return booked;
}

/** A stay of the member from one day to another, paid. */
async function stayFrom(hotelKey: string, checkInDate: string, checkOutDate: string): Promise<string> {
  const when = { hotelKey, checkInDate, checkOutDate, countRoom: 1, countGuest: 2, countChild: 0 };
  const { data } = (await backend.call('POST', '/api/v1/hotel/detail', { json: when })).body;
  const paxes = ['Ayu', 'Suharto'].map((name) => ({ title: 'Mr', first_name: name, last_name: name, type: 'ADT' }));
  const counts = { count_room: 1, count_guest: 2, count_child: 0 };
  const json = { room_key: data.Rooms[0].roomKey, ...counts, contact: STAY_CONTACT, paxes };
  const { id } = (await backend.call('POST', '/api/v1/hotel/booking', { json, as: 'member' })).body.data;
  await settleBooking(backend, id);
  return id;
}

const proof = ({ code, email }: BookedHotel) => ({ order_id: code, email });
const post = (path: string, json: object, as = 'basic') => backend.call('POST', `/api/v1/trip${path}`, { json, as });
const idsOf = ({ body }: { body: LooseJson }) => body.data.bookings.map(({ id }: LooseJson) => id).sort();
const sorted = (...bookings: BookedHotel[]) => bookings.map(({ id }) => id).sort();

describe('bookings', () => {
  test('of a guest are those whose e-mail is right, with moments, and what can be done', async () => {
    const wrong = { order_id: others.code, email: paid.email };
    const answer = await post('', { orders: [proof(paid), proof(unpaid), wrong] });
    expect(idsOf(answer)).toEqual(sorted(paid, unpaid));
    const stay = answer.body.data.bookings.find(({ id }: LooseJson) => id === paid.id);
    expect(stay).toMatchObject({
      status: 'issued',
      agenda: [
        { kind: 'check-in', date: '2026-12-07', stop: { place_id: 'hotel:HTL-DPS-001' } },
        { kind: 'check-out', date: '2026-12-11' },
      ],
      timeline: expect.arrayContaining([expect.objectContaining({ kind: 'issued' })]),
    });
  });

  test('of a member stand there without being named, beside those of the device', async () => {
    expect(idsOf(await post('', {}, 'member'))).toContain(mine.id);
    const both = idsOf(await post('', { orders: [proof(paid)] }, 'member'));
    expect(both).toEqual(expect.arrayContaining([mine.id, paid.id]));
    expect(idsOf(await post('', {}, 'member2@wisata.test'))).not.toContain(mine.id);
  });

  test("of a member are not given out for the member's e-mail", async () => {
    const answer = await post('', { orders: [{ order_id: mine.code, email: 'member@wisata.test' }] });
    expect(idsOf(answer)).toEqual([]);
  });

  test('are guessed at only so often', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => ({ order_id: `WS${index}`, email: 'a@example.com' }));
    expect((await post('', { orders: guesses })).status).toBe(200);
    expect((await post('', { orders: guesses })).status).toBe(429);
  });

  test('come with the drives between the places that follow each other', async () => {
    const { ways } = (await post('', { orders: [proof(paid), proof(unpaid)] })).body.data;
    for (const way of ways) expect(way.minutes).toBeGreaterThan(0);
    const { places } = (await post('', { orders: [proof(paid)] })).body.data;
    expect(places).toContainEqual({ service: 'hotel', town: 'Bali', key: 'DPS', name: 'Bali' });
  });
});

describe('the calendar', () => {
  test('is one file of what is asked for, and of nothing that is not the caller’s', async () => {
    const orders = [proof(paid), proof(unpaid)];
    const { status, body } = await post('/calendar', { orders, ids: [paid.id, unpaid.id] });
    expect([status, body.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 2]);
    expect((await post('/calendar', { orders, ids: [paid.id, others.id] })).status).toBe(404);
  });
});

describe('a link', () => {
  const share = async (...bookings: BookedHotel[]) =>
    (await post('/share', { orders: bookings.map(proof), ids: bookings.map(({ id }) => id) })).body.data;
  const see = (token: string) => backend.call('GET', `/api/v1/trip/shared/${token}`);

  test('shows when and where, and nothing by which a booking or a person is found', async () => {
    const { token } = await share(paid, unpaid);
    const { status, body } = await see(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      first_names: ['Ayu'],
      lines: expect.arrayContaining([expect.objectContaining({ id: '1', service: 'hotel', is_paid: true })]),
    });
    const text = JSON.stringify(body);
    for (const secret of [paid.code, unpaid.code, paid.id, unpaid.id, paid.email, 'Lestari', '81234567890', 'Suharto'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/amount|price|"code"|voucher|confirmation|place_id/i);
  });

  test('is the same when it is asked for again, follows what is shared, and leaves out what was given up', async () => {
    const first = await share(unpaid);
    const { token } = await share(unpaid, others);
    expect(token).toBe(first.token);
    expect((await see(token)).body.data.lines).toHaveLength(2);
    await applyEvent(backend, others.id, 'canceled');
    expect((await see(token)).body.data.lines).toHaveLength(1);
    const { shares } = (await post('', { orders: [proof(unpaid), proof(others)] })).body.data;
    expect(shares.map((each: LooseJson) => each.token)).toEqual([token]);
  });

  test('is not guessed, forged, or made for the bookings of others', async () => {
    const { token } = await share(paid);
    const [id = '', signature = ''] = token.split('.');
    const forged = [
      randomUUID(),
      `${randomUUID()}.${signature}`,
      `${id}.${'0'.repeat(signature.length)}`,
      signId('another secret', 'trip-share', id),
      signId(backend.context.config.jwtSecret, 'another purpose', id),
      signId(backend.context.config.jwtSecret, 'trip-share', randomUUID()),
      'x',
    ];
    for (const each of forged) expect((await see(each)).status).toBe(404);
    expect((await post('/share', { orders: [proof(paid)], ids: [paid.id, mine.id] })).status).toBe(404);
  });

  test('is ended by its owner alone, and then shows nothing', async () => {
    const { token } = await share(paid);
    expect((await post('/unshare', { token })).status).toBe(404);
    expect((await post('/unshare', { token, orders: [proof(unpaid)] })).status).toBe(404);
    expect((await see(token)).status).toBe(200);
    expect((await post('/unshare', { token, orders: [proof(paid)] })).status).toBe(200);
    expect((await see(token)).status).toBe(404);
    expect((await share(paid)).token).not.toBe(token);
  });

  describe('that works while a part of its trip is long over', () => {
    let ids: string[];
    let token: string;
    const sharesOf = async (as: string) => (await post('', {}, as)).body.data.shares;
    beforeAll(async () => {
      const soon = await stayFrom('HTL-DPS-001', '2026-11-23', '2026-11-25');
      ids = [soon, await stayFrom('HTL-DPS-001', '2027-01-17', '2027-01-19')];
    });
    beforeEach(async () => {
      token = (await post('/share', { ids }, 'member')).body.data.token;
      backend.clock.set('2026-12-30T03:00:00Z');
      expect((await see(token)).body.data.lines).toHaveLength(2);
    });
    afterEach(() => backend.clock.set('2026-11-20T03:00:00Z'));

    test('is found by its owner alone', async () => {
      expect(await sharesOf('member')).toEqual([expect.objectContaining({ token, booking_ids: ids })]);
      expect(await sharesOf('member2@wisata.test')).toEqual([]);
    });

    test('is ended by its owner alone', async () => {
      for (const as of ['basic', 'member2@wisata.test'])
        expect((await post('/unshare', { token }, as)).status).toBe(404);
      expect((await post('/unshare', { token }, 'member')).status).toBe(200);
      expect((await see(token)).status).toBe(404);
      expect(await sharesOf('member')).toEqual([]);
    });

    test('is the same when what is left is shared again', async () => {
      expect((await post('/share', { ids: ids.slice(1) }, 'member')).body.data.token).toBe(token);
      expect((await see(token)).body.data.lines).toHaveLength(1);
    });
  });

  test('ends by itself a month after the trip', async () => {
    const { token } = await share(paid);
    const now = backend.clock.now();
    backend.clock.set(new Date('2027-01-15T03:00:00Z'));
    expect((await see(token)).status).toBe(404);
    backend.clock.set(now);
  });
});
