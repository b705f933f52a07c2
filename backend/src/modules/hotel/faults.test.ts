import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseFaults } from '../../app/supplier.ts';
import { settleBooking, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { BALI, bookingOf, getCheapest, startHotelBackend, STAY } from './hotel.fixture.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await startHotelBackend();
});
afterEach(() => backend.close());

const setFaults = (text: string) => void (backend.context.config.supplierFaults = text);
const book = (json: unknown) => backend.call('POST', '/api/v1/hotel/booking', { json });
const countRows = async () => {
  const { db } = backend.context;
  const bookings = await db.selectFrom('bookings').select('id').execute();
  const stock = await db.selectFrom('service_stock').select('sold').where('sold', '>', 0).execute();
  return [bookings.length, stock.length];
};

test('faults are read by supplier and amount', () => {
  expect([...parseFaults('hotel:slow=800, hotel:fail,flight:empty', 'hotel')]).toEqual([
    ['slow', 800],
    ['fail', 1],
  ]);
});

describe('a supplier that', () => {
  test.each(['hotel:fail', 'hotel:garbage'])(
    'answers %s gives 502 everywhere and nothing of its answer',
    async (fault) => {
      const offer = await getCheapest(backend, 'HTL-DPS-001');
      setFaults(fault);
      const calls = [
        backend.call('POST', '/api/v1/hotel/availability', { json: BALI }),
        backend.call('POST', '/api/v1/hotel/availability-page', { json: BALI }),
        backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey: 'HTL-DPS-001', ...STAY } }),
        backend.call('POST', '/api/v1/hotel/cancel-policy', { json: { roomKey: offer.roomKey, ...STAY } }),
        backend.call('GET', '/api/v1/hotel/price-calendar?destinationKey=DPS&from=2026-12-01&to=2026-12-02'),
        book(bookingOf(offer)),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect(status).toBe(502);
        expect(body).toMatchObject({ code: 'HOTEL_SUPPLIER_FAILED', data: null });
        expect(JSON.stringify(body)).not.toContain('html');
      }
      expect(await countRows()).toEqual([0, 0]);
      setFaults('');
      expect((await book(bookingOf(offer))).status).toBe(200);
    },
  );

  test('fails while it books leaves no booking and no room taken', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    setFaults('hotel:fail-book');
    expect((await book(bookingOf(offer))).status).toBe(502);
    expect(await countRows()).toEqual([0, 0]);
  });

  test('is slow still answers', async () => {
    setFaults('hotel:slow=150');
    const startMs = performance.now();
    const { status } = await backend.call('POST', '/api/v1/hotel/availability', { json: BALI });
    expect(status).toBe(200);
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(149);
  });

  test('has nothing gives an empty list', async () => {
    setFaults('hotel:empty');
    const { status, body } = await backend.call('POST', '/api/v1/hotel/availability', { json: BALI });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 0, from: null, to: null });
  });

  test('does not issue leaves the order paid and failed', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    const { body } = await book(bookingOf(offer));
    setFaults('hotel:fail-issue');
    await settleBooking(backend, body.data.id);
    await backend.drainJobs();
    const booking = await findBooking(backend.context.db, body.data.id);
    expect(booking!.paymentStatus).toBe('paid');
    expect(booking!.statusIssue).not.toBe('issued');
    expect(booking!.detail.confirmation_id).toBeNull();
  });
});

describe('a price that changed', () => {
  test('is told with both totals and booked only when accepted', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    setFaults('hotel:price-change');
    const refused = await book(bookingOf(offer));
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const { old_total, new_total, difference } = refused.body.data;
    expect(old_total).toBe(offer.totalPrice);
    expect(new_total).toBeGreaterThan(old_total);
    expect(difference).toBe(new_total - old_total);
    expect(refused.body.fields).toMatchObject({ old_total: String(old_total), new_total: String(new_total) });
    expect(await countRows()).toEqual([0, 0]);
    expect((await book(bookingOf(offer, { accept_price: old_total }))).body.code).toBe('PRICE_CHANGED');
    const accepted = await book(bookingOf(offer, { accept_price: new_total }));
    expect(accepted.body.data.total_price).toBe(new_total);
    const nights = accepted.body.data.price_details as { total_price: number }[];
    expect(nights.reduce((sum, night) => sum + night.total_price, 0)).toBe(new_total);
  });

  test('is noticed without a total from the client', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    setFaults('hotel:price-change');
    expect((await book(bookingOf(offer, { total_price: null }))).body.data.old_total).toBe(offer.totalPrice);
  });

  test('may come with a quote that is older than half an hour, never with a fresh one', async () => {
    const { body } = await backend.call('POST', '/api/v1/hotel/availability', { json: BALI });
    const correlation_id = body.data.data.correlation_id as string;
    const rooms = (body.data.data.hotels as { rooms: { roomKey: string; totalPrice: number }[] }[]).map(
      (hotel) => hotel.rooms[0]!,
    );
    const outcomes = async (from: number, minutes: number) => {
      backend.clock.set('2026-11-20T03:00:00Z');
      backend.clock.advance(minutes * 60_000);
      const answers = [];
      for (const room of rooms.slice(from, from + 15)) answers.push(await book(bookingOf(room, { correlation_id })));
      return new Set(answers.map((answer) => answer.body.code as string | undefined));
    };
    expect(await outcomes(0, 30)).toEqual(new Set([undefined]));
    expect(await outcomes(15, 31)).toEqual(new Set([undefined, 'PRICE_CHANGED']));
  });

  test('is taken without asking when it fell', async () => {
    const offer = await getCheapest(backend, 'HTL-DPS-001');
    const { body } = await book(bookingOf({ ...offer, totalPrice: offer.totalPrice + 50_000 }));
    expect(body.data.total_price).toBe(offer.totalPrice);
  });
});
