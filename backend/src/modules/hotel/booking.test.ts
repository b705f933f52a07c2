import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applyEvent, settleBooking, type LooseJson, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { bookingOf, findOffers, getCheapest, CONTACT, startHotelBackend, STAY } from './hotel.fixture.ts';
import { releaseHold } from '../bookings/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startHotelBackend();
});
afterAll(() => backend.close());

const post = (json: unknown, options: { as?: string; headers?: Record<string, string> } = {}) =>
  backend.call('POST', '/api/v1/hotel/booking', { json, ...options });
const contactOf = (email: string) => ({ ...CONTACT, email });
const soldNights = (hotelKey: string) =>
  backend.context.db
    .selectFrom('service_stock')
    .select('sold')
    .where('product', '=', hotelKey)
    .orderBy('day')
    .execute();

describe('booking a room', () => {
  test('gives the whole record and lowers the stock of every night', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    const { status, body } = await post(bookingOf(offer));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Booking hotel success' });
    expect(body.data).toMatchObject({
      hotel: { key: 'HTL-DPS-001', country_code: 'ID', city_key: 'DPS', zone_label: 'WITA' },
      room: { key: offer.roomKey, name: offer.roomName },
      check_in_date: STAY.checkInDate,
      total_night: 4,
      total_price: offer.totalPrice,
      payment_status: 'unpaid',
      status_checkout: 'open',
      status_issue: 'waiting',
      time_limit: '2026-11-20T04:00:00.000Z',
      confirmation_id: null,
      contact: { email: 'ayu@example.com', mobile_phone: '+6281234567890' },
      special_requests: { high_floor: true, other: 'Near the garden', non_smoking: false },
    });
    expect(body.data.code).toMatch(/^WS[2-9A-Z]{8}$/);
    const sum = body.data.price_details.reduce((total: number, night: LooseJson) => total + night.total_price, 0);
    expect(sum).toBe(body.data.total_price);
    expect(await soldNights('HTL-DPS-001')).toEqual([1, 1, 1, 1].map((sold) => ({ sold })));
    const again = (await findOffers(backend, 'HTL-DPS-001')).find((other) => other.roomKey === offer.roomKey);
    expect(again?.roomsLeft ?? 0).toBe(offer.roomsLeft - 1);
    const booking = await findBooking(backend.context.db, body.data.id);
    expect(booking).toMatchObject({ service: 'hotel', userId: null, amountMinor: offer.totalPrice });
  });

  test('takes the names that a hotel writes down, hyphens and apostrophes too', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-020');
    const named = { first_name: 'Anne-Marie', last_name: "O'Neil" };
    const paxes = [{ title: 'Mrs', ...named, type: 'ADT' }];
    const { status, body } = await post(bookingOf(offer, { contact: { ...CONTACT, ...named }, paxes }));
    expect([status, body.message]).toEqual([200, 'Booking hotel success']);
  });

  test('refuses the same hotel on the same day to the same person only, and names it to a member', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-002');
    const booking = bookingOf(offer, { contact: contactOf('twice@example.com') });
    expect((await post(booking)).status).toBe(200);
    const second = await post({ ...booking, contact: contactOf('Twice@Example.com') });
    expect([second.status, second.body.message]).toEqual([409, 'Data already exist']);
    expect(second.body.fields).toBeUndefined();
    const sold = await soldNights('HTL-DPS-002');
    expect(sold.map((night) => night.sold)).toEqual([1, 1, 1, 1]);
    const other = await getCheapest(backend, 'HTL-DPS-003');
    expect((await post(bookingOf(other, { contact: contactOf('twice@example.com') }))).status).toBe(200);
    const member = await post(
      { ...booking, room_key: (await getCheapest(backend, 'HTL-DPS-002')).roomKey, total_price: null },
      { as: 'member' },
    );
    expect(member.status).toBe(200);
    const row = await findBooking(backend.context.db, member.body.data.id);
    expect(row!.userId).not.toBeNull();
    const third = await post(
      { ...booking, room_key: (await getCheapest(backend, 'HTL-DPS-002')).roomKey, total_price: null },
      { as: 'member' },
    );
    expect(third.body).toMatchObject({ code: 'BOOKING_DUPLICATE', fields: { booking_id: member.body.data.id } });
  });

  test('answers a repeat with the first booking', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-004');
    const booking = bookingOf(offer, { contact: contactOf('repeat@example.com') });
    const options = { headers: { 'idempotency-key': 'checkout-0001' } };
    const [first, twin] = await Promise.all([post(booking, options), post(booking, options)]);
    const later = await post(booking, options);
    expect(first.status).toBe(200);
    expect(new Set([first, twin, later].map((answer) => answer.body.data.id)).size).toBe(1);
    expect((await soldNights('HTL-DPS-004')).map((night) => night.sold)).toEqual([1, 1, 1, 1]);
  });

  test('holds a room as long as the configuration says', async () => {
    backend.context.config.bookingTimeLimitSeconds = 90;
    const offer = await getCheapest(backend, 'HTL-DPS-005');
    const { body } = await post(bookingOf(offer, { contact: contactOf('brief@example.com') }));
    backend.context.config.bookingTimeLimitSeconds = 3600;
    expect(body.data.time_limit).toBe('2026-11-20T03:01:30.000Z');
  });

  test('never holds a room past the check-in hour', async () => {
    const night = { checkInDate: '2026-11-20', checkOutDate: '2026-11-21' };
    const list = await backend.call('POST', '/api/v1/hotel/availability', {
      json: { destinationKey: 'JKT', ...STAY, ...night },
    });
    const offer = await getCheapest(backend, list.body.data.data.hotels[0].key, night);
    backend.clock.set('2026-11-20T10:40:00Z');
    const booking = bookingOf(offer, { contact: contactOf('late@example.com'), total_price: null });
    const { body } = await post(booking);
    expect(body.data.time_limit).toBe('2026-11-20T11:00:00.000Z');
    backend.clock.set('2026-11-20T11:00:00Z');
    const late = await post({ ...booking, contact: contactOf('later@example.com') });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect(late.status).toBe(400);
    expect(late.body.fields).toEqual({ check_in_date: 'Check-in for this day has closed' });
  });

  test('wants a living room key and dates that belong to it', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-005');
    expect((await post(bookingOf({ ...offer, roomKey: 'H.nothing' }))).status).toBe(404);
    const gone = await post(bookingOf({ roomKey: 'H.HTL-DPS-005.ZZZ.ROX.20261207.20261211' }));
    expect([gone.status, gone.body.code]).toEqual([409, 'HOTEL_ROOM_SOLD_OUT']);
    const other = await post(bookingOf(offer, { check_in_date: '2026-12-08', hotel_key: 'HTL-DPS-006' }));
    expect(Object.keys(other.body.fields).sort()).toEqual(['check_in_date', 'hotel_key']);
    expect((await backend.call('POST', '/api/v1/hotel/booking', { json: bookingOf(offer), as: 'none' })).status).toBe(
      401,
    );
  });

  const adult = { title: 'Mr', first_name: 'Budi', last_name: 'Santoso', type: 'ADT' };
  const child = { title: 'MISS', first_name: 'Kirana', last_name: 'Lestari', type: 'CHD', age: 8 };
  test.each([
    [{ contact: { ...CONTACT, email: 'no' } }, 'contact.email'],
    [{ contact: { ...CONTACT, phone: undefined } }, 'contact.phone'],
    [{ contact: { ...CONTACT, first_name: '' } }, 'contact.first_name'],
    [{ paxes: [] }, 'paxes'],
    [{ paxes: [adult, adult, adult] }, 'paxes'],
    [{ count_room: 2, paxes: [adult] }, 'paxes'],
    [{ paxes: [adult, child] }, 'paxes'],
    [{ count_child: 1, paxes: [adult, { ...child, age: null }] }, 'paxes.1.age'],
    [{ count_child: 1, paxes: [adult, { ...child, birth_date: '2014-12-07' }] }, 'paxes.1.birth_date'],
    [{ count_child: 1, paxes: [adult, { ...child, title: 'Mr' }] }, 'paxes.1.title'],
    [{ paxes: [{ ...adult, birth_date: '2020-01-01' }] }, 'paxes.0.birth_date'],
    [{ paxes: [{ ...adult, first_name: 'Dr. Budi' }] }, 'paxes.0.first_name'],
    [{ special_requests: { bed_type: 'bunk' } }, 'special_requests.bed_type'],
  ])('names the field that is wrong: %#', async (change, field) => {
    const offer = { roomKey: 'H.HTL-DPS-007.SUP.ROX.20261207.20261211', totalPrice: 1 };
    const { status, body } = await post(bookingOf(offer, change));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('takes a child whose twelfth birthday is the day after check-in', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-009', { countChild: 1 });
    const paxes = [adult, { ...child, age: null, birth_date: '2014-12-08' }];
    const { status, body } = await post(
      bookingOf(offer, { count_child: 1, paxes, contact: contactOf('child@example.com') }),
    );
    expect(status).toBe(200);
    expect(body.data.paxes[1]).toMatchObject({ type: 'CHD', age: 11 });
  });
});

describe('the last room', () => {
  test('goes to one of twenty who book it at once, and comes back once', async () => {
    const { hotelKey, offer } = await findLastRoom();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(bookingOf(offer, { contact: contactOf(`guest${index}@example.com`) })),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...new Array<number>(19).fill(409)]);
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set([undefined, 'HOTEL_ROOM_SOLD_OUT']));
    const winner = answers.find((answer) => answer.status === 200)!.body.data;
    const isOffered = async () =>
      (await findOffers(backend, hotelKey)).some((other) => other.roomKey === offer.roomKey);
    expect(await isOffered()).toBe(false);

    expect((await applyEvent(backend, winner.id, 'canceled')).ok).toBe(true);
    expect(await isOffered()).toBe(true);
    const before = await soldNights(hotelKey);
    const repeated = await backend.context.db
      .transaction()
      .execute((trx) => releaseHold(trx, winner.id, backend.clock.now()));
    expect(repeated).toBeUndefined();
    expect(await soldNights(hotelKey)).toEqual(before);
  });

  test('comes back by itself when the time limit passes', async () => {
    const { hotelKey, offer } = await findLastRoom();
    const { body } = await post(bookingOf(offer, { contact: contactOf('slow@example.com') }));
    backend.clock.advance(61 * 60_000);
    await backend.drainJobs({ scheduled: true });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect((await findBooking(backend.context.db, body.data.id))!.paymentStatus).toBe('expired');
    expect((await findOffers(backend, hotelKey)).some((other) => other.roomKey === offer.roomKey)).toBe(true);
  });

  async function findLastRoom() {
    const { body } = await backend.call('POST', '/api/v1/hotel/availability', {
      json: { destinationKey: 'BDO', ...STAY },
    });
    for (const { key } of body.data.data.hotels as LooseJson[]) {
      const offer = (await findOffers(backend, key)).find((candidate) => candidate.roomsLeft === 1);
      if (offer) return { hotelKey: key as string, offer };
    }
    throw new Error('no room with one left');
  }
});

describe('issuing', () => {
  test('a paid booking gets its confirmation from the supplier', async () => {
    const offer = await getCheapest(backend, 'HTL-JOG-001');
    const { body } = await post(bookingOf(offer, { contact: contactOf('paid@example.com') }));
    await settleBooking(backend, body.data.id);
    await backend.drainJobs();
    const booking = await findBooking(backend.context.db, body.data.id);
    expect(booking).toMatchObject({ paymentStatus: 'paid', statusIssue: 'issued' });
    expect(booking!.detail.confirmation_id).toMatch(/^\d{4}-\d{6}$/);
  });
});
