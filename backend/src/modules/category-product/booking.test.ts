import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import { applyEvent, settleBooking, type TestBackend } from '../../testing.ts';
import { bookingServices, findBooking } from '../bookings/index.ts';
import { askPrice, book, CARDS, CLASS, CONTACT, post, startProductBackend } from './category-product.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startProductBackend({ BOOKING_LIMIT: '10000' });
});
afterEach(() => void (backend.context.config.supplierFaults = ''));
afterAll(() => backend?.close());

const from = (email: string) => ({ contact: { ...CONTACT, email } });

async function soldOf(productId: string, day: string): Promise<number | undefined> {
  const row = await backend.context.db
    .selectFrom('service_stock')
    .select('sold')
    .where('product', '=', productId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sold;
}

/** The first day from then on with so many left. */
async function freeDay(choice: object, least: number, date = '2026-12-11'): Promise<{ date: string; left: number }> {
  const { status, body } = await askPrice(backend, { ...choice, date });
  const left: number = status === 200 ? body.data.left : 0;
  return left >= least ? { date, left } : freeDay(choice, least, addDays(date, 1));
}

describe('booking', () => {
  test('gives the whole record, and takes places that come back when it is cancelled', async () => {
    const { date, left } = await freeDay(CLASS, 6);
    const choice = { ...CLASS, date };
    const asked = await askPrice(backend, { ...choice, child: 1 });
    expect(asked.body.data).toMatchObject({ TotalAllPax: 3, SubTotal: 1_075_000, GrandTotal: 1_075_000, left });
    const booked = await book(backend, { ...choice, child: 1, total_price: 1_075_000 });
    expect(booked).toMatchObject({
      departure: date,
      qty: 3,
      grand_total: 1_075_000,
      payments: { priceAdult: 375_000, priceChild: 325_000, TotalAdultPrice: 750_000, TotalChildPrice: 325_000 },
      category_product_detail: { id: 'ACT-001', words: { id: { option: 'Kelas grup' } } },
      time: { id: '0700', start: '07:00' },
      payment_status: 'unpaid',
      key: booked.code,
    });
    expect(await soldOf('ACT-001', date)).toBe(3);
    await applyEvent(backend, booked.id, 'canceled');
    await applyEvent(backend, booked.id, 'canceled');
    expect(await soldOf('ACT-001', date)).toBe(0);
  });

  test('tells the new price before it takes one that nobody has seen', async () => {
    backend.context.config.supplierFaults = 'category-product:price-change';
    const { status, body } = await post(backend, { ...CARDS, total_price: 360_000 });
    expect([status, body.code, body.fields.new_total]).toEqual([409, 'PRICE_CHANGED', '378000']);
    const agreed = { ...CARDS, ...from('agreed@example.com'), total_price: 378_000 };
    expect((await post(backend, agreed)).status).toBe(200);
  });

  test.each([
    [{ ...CLASS, adult: 0, child: 1 }, 'adult'],
    [{ ...CLASS, adult: 7 }, 'adult'],
    [{ ...CARDS, qty: 0 }, 'qty'],
    [{ ...CLASS, time_id: '0900' }, 'time_id'],
    [{ ...CLASS, contact: { ...CONTACT, phone: undefined } }, 'contact.mobile_phone'],
    [{ ...CLASS, uniqueId: 'ANC-006', option_id: 'week', time_id: '', adult: 1 }, 'paxes'],
  ])('names the field that is wrong: %#', async (json, field) => {
    const { status, body } = await post(backend, json);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each([
    ['a day too far ahead', { ...CLASS, date: '2028-01-01' }, 'PRODUCT_DATE_CLOSED'],
    [
      'the day off',
      { ...CLASS, uniqueId: 'ACT-002', option_id: 'classic', time_id: '0800', date: '2026-12-14' },
      'PRODUCT_DATE_CLOSED',
    ],
    ['a class that has begun', { ...CLASS, date: '2026-11-20' }, 'PRODUCT_DATE_CLOSED'],
    ['an option that is gone', { ...CLASS, option_id: 'free' }, 'PRODUCT_GONE'],
  ])('refuses %s', async (_what, json, code) => {
    const { status, body } = await post(backend, json);
    expect([status, body.code]).toEqual([409, code]);
  });

  test('nobody finds what was never sold', async () => {
    expect((await askPrice(backend, { ...CLASS, uniqueId: 'ACT-999' })).status).toBe(404);
  });

  test('thirty want the last places at once: exactly as many get them as there are', async () => {
    const choice = { uniqueId: 'ACT-006', option_id: 'day', time_id: '0830', adult: 1 };
    const { date, left } = await freeDay(choice, 3, '2026-12-01');
    const wanted = Array.from({ length: 30 }, (_, index) => ({
      ...choice,
      date,
      ...from(`guest${index}@example.com`),
      paxes: [{ type: 'ADT', title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari' }],
    }));
    const answers = await Promise.all(wanted.map((json) => post(backend, json)));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`))).toEqual(
      new Set(['200 ', '409 PRODUCT_FULL']),
    );
    // The answer says no more than one booking may have, and the class has eight places at the most.
    expect(accepted.length).toBeGreaterThanOrEqual(left);
    expect(accepted.length).toBeLessThanOrEqual(8);
    expect(await soldOf('ACT-006', date)).toBe(accepted.length);
  });
});

test.each([
  ['an activity', CLASS, 'category_product_activities', '2026-12-11T07:00:00+08:00'],
  ['an extra', CARDS, 'category_product_ancillary', '2026-12-11'],
])('%s that is paid has its papers in both languages', async (_what, choice, name, startDate) => {
  const { id } = await book(backend, { ...choice, ...from('paid@example.com') });
  await settleBooking(backend, id);
  await backend.drainJobs();
  const booking = (await findBooking(backend.context.db, id))!;
  expect(booking).toMatchObject({ service: name, paymentStatus: 'paid', statusIssue: 'issued' });
  const service = bookingServices(backend.context).get(name)!;
  const now = backend.clock.now();
  expect(service.estimateRefundMinor!(booking, now)).toBe(booking.amountMinor);
  expect(service.estimateRefundMinor!(booking, new Date('2026-12-11T12:00:00Z'))).toBe(0);
  expect(service.agenda!(booking, 'id')).toMatchObject([{ kind: 'visit', date: '2026-12-11' }]);
  for (const locale of ['en', 'id'] as const) {
    const input = { booking, locale, baseUrl: 'https://wisata.example', now };
    const pdf = await service.documents!.renderVoucher(input);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(service.documents!.calendarEvents(input)).toHaveLength(1);
    expect(service.documents!.reservations(input)).toMatchObject([
      { '@type': 'EventReservation', reservationId: booking.code, reservationFor: { startDate } },
    ]);
  }
});
