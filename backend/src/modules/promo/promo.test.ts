import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookHotel as bookAt } from '../../../testing/hotel-guest.ts';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { bookingsModule, staysOf } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { promoModule } from './index.ts';
import { seedPromos } from './seed/seed-promos.ts';

/** A Friday, 10:00 in Jakarta; the stays begin on a Monday and last four nights. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, promoModule] });
});
afterAll(() => backend.close());

const bookHotel = (hotelKey: string, as?: string) => bookAt(backend, { hotelKey, ...(as ? { as } : {}) });
const list = (booking: { id: string; email?: string }, options: object = {}) =>
  backend.call(
    'GET',
    `/api/v1/promo-code/booking-promo-available?booking=${booking.id}${booking.email ? `&email=${booking.email}` : ''}`,
    options,
  );
const apply = (booking: { id: string; email?: string }, code: string | null, options: object = {}) =>
  backend.call('POST', '/api/v1/promo-code/applied', {
    json: { booking: booking.id, promo_code: code, email: booking.email },
    ...options,
  });
const codeOf = (answer: { body: LooseJson }, code: string) =>
  answer.body.data.promoCodes.find((promo: { code: string }) => promo.code === code);

describe('the list', () => {
  test('of all codes is there for everybody, with what each needs, in both languages', async () => {
    const [english, indonesian] = await Promise.all(
      ['en', 'id'].map((locale) => backend.call('GET', `/api/v1/promo-code/list?locale=${locale}`)),
    );
    const codes = (answer: typeof english) => answer!.body.data.map(({ code }: { code: string }) => code);
    expect(codes(english)).toContain('ROMBONGAN');
    expect(codes(english)).toEqual(codes(indonesian));
    const [first, same] = [english!.body.data[0], indonesian!.body.data[0]];
    expect(first.description).not.toBe('');
    expect(first.description).not.toBe(same.description);
    const words = JSON.stringify([english!.body.data, indonesian!.body.data]);
    expect([words.includes('Rp.\u00a0100.000'), /Rp\. \d/.test(words)]).toEqual([true, false]);
    expect(first).not.toHaveProperty('uses');
    const weekend = english!.body.data.find(({ code }: { code: string }) => code === 'SEBULAN');
    expect(weekend.min_total_night).toBeGreaterThan(1);
  });

  test('has for each rule a code that this order meets and one that it does not, with the literal reason', async () => {
    const [favourite] = staysOf(backend.context).searchKeys({ cityKeys: ['DPS'], minStar: 3 }, 1);
    const booking = await bookHotel(favourite!);
    const answer = await list(booking);
    expect(answer.status).toBe(200);
    expect(answer.body.data.booking).toMatchObject({ id: booking.id, amount: booking.total, promo_code: null });
    const failing = {
      TERBANG10: 'Voucher code type does not match',
      ROMBONGAN: 'The total amount does not meet the minimum order requirement.',
      JAUHHARI: 'Voucher code not available on this checkin date',
      GAJIAN: 'Voucher code not available on this booking date/time',
      SAHUR: 'Voucher code not available on this booking date/time',
      MUDIK: 'Voucher code not available on this period',
      SEBULAN: 'The total nights do not meet the minimum stay requirement.',
      PAPUA: 'Voucher code is not valid for this region',
      BUNAKEN: 'Voucher code is not valid for this hotel.',
      SABTU: 'Voucher code is not valid for this check-in day.',
      MINGGU: 'Voucher code is not valid for this booking day.',
      LUDES: 'Voucher code not available',
    };
    for (const [code, message] of Object.entries(failing)) {
      expect([code, codeOf(answer, code)]).toMatchObject([code, { is_available: false, message, errors: [message] }]);
    }
    const passing =
      'WISATA100 JALAN15 TIDUR8 RINGAN25 LIBURAN12 MUSIM6 SIANGMALAM SEKARANG5 DUAMALAM NUSANTARA FAVORIT';
    for (const code of `${passing} AWALPEKAN HARIKERJA CEPAT300`.split(' ')) {
      expect([code, codeOf(answer, code)]).toMatchObject([
        code,
        { is_available: true, message: null, error_codes: [] },
      ]);
    }
  });

  test('begins with what can be used, the largest discount first, in the language of the reader', async () => {
    const booking = await bookHotel('HTL-DPS-010');
    const answer = await list(booking, { headers: { 'accept-language': 'id' } });
    const promos: { is_available: boolean; discount: number; discount_idr: number }[] = answer.body.data.promoCodes;
    const firstClosed = promos.findIndex((promo) => !promo.is_available);
    expect(promos.slice(firstClosed).every((promo) => !promo.is_available)).toBe(true);
    const discounts = promos.slice(0, firstClosed).map(({ discount }) => discount);
    expect(discounts).toEqual([...discounts].sort((a, b) => b - a));
    expect(discounts[0]).toBe(Math.min(250_000, Math.floor(booking.total * 0.15)));
    expect(codeOf(answer, 'TERBANG10').name).toBe('Diskon 10% tiket pesawat');
    expect(codeOf(answer, 'CEPAT300')).toMatchObject({ uses: 2610, maxUses: 3000, remainingPromo: 390 });
  });

  test('converts for an order in dollars', async () => {
    const booking = await bookHotel('HTL-SIN-001');
    const answer = await list(booking);
    expect(codeOf(answer, 'WISATA100')).toMatchObject({ is_available: true, discount: 8.33, discount_idr: 99_960 });
    expect(codeOf(answer, 'NUSANTARA').error_codes).toEqual(['PROMO_REGION']);
    const applied = await apply(booking, 'WISATA100');
    expect(applied.body.data).toMatchObject({
      currency: 'SGD',
      total_discount: 8.33,
      amount_before_discount: booking.total,
    });
  });

  test('a later start of the demo moves the days of the sample codes along and keeps their uses', async () => {
    const booking = await bookHotel('HTL-DPS-011');
    await apply(booking, 'CEPAT300');
    const before = codeOf(await list(booking), 'GAJIAN');
    await seedPromos({ ...backend.context, clock: { now: () => new Date('2026-11-27T03:00:00Z') } });
    const answer = await list(booking);
    expect(codeOf(answer, 'GAJIAN')).toMatchObject({ id: before.id, start_date: '2026-12-18' });
    expect(codeOf(answer, 'CEPAT300')).toMatchObject({ is_applied: true, uses: 2611 });
    await seedPromos(backend.context);
  });
});

describe('applying', () => {
  test('changes the total of the order, may be repeated, replaced and taken off', async () => {
    const booking = await bookHotel('HTL-DPS-012');
    const discount = Math.min(120_000, Math.floor(booking.total * 0.08));
    for (const typed of ['tidur8', ' TIDUR8 ']) {
      const { status, body } = await apply(booking, typed);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: booking.id,
        promo_code: 'TIDUR8',
        total_discount: discount,
        amount_before_discount: booking.total,
        amount: booking.total - discount,
      });
    }
    expect(codeOf(await list(booking), 'TIDUR8')).toMatchObject({
      is_applied: true,
      is_available: true,
      uses: 1,
      discount,
    });
    expect((await apply(booking, 'RINGAN25')).body.data).toMatchObject({
      total_discount: 25_000,
      promo_code: 'RINGAN25',
    });
    expect(codeOf(await list(booking), 'TIDUR8')).toMatchObject({ is_applied: false, uses: 0 });
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const { status, body } = await apply(booking, null);
      expect([status, body.data.amount, body.data.promo_code]).toEqual([200, booking.total, null]);
    }
    expect(codeOf(await list(booking), 'RINGAN25').uses).toBe(0);
  });

  test('a code that cannot be used is refused in its own words and leaves the one before', async () => {
    const booking = await bookHotel('HTL-DPS-018');
    await apply(booking, 'RINGAN25');
    const refused = await apply(booking, 'TERBANG10');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[409, 'PROMO_TYPE', 'Voucher code type does not match'],
    ]);
    const unknown = await apply(booking, 'NOSUCHCODE');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Voucher code not available']);
    expect((await list(booking)).body.data.booking.promo_code).toBe('RINGAN25');
  });

  test('a code in use stays good when its window has closed meanwhile', async () => {
    const late = await startTestBackend({
      modules: [bookingsModule, hotelModule, promoModule],
      now: '2026-11-20T13:59:00Z',
    });
    try {
      await late.context.db
        .updateTable('promo_codes')
        .set({ expires_at: new Date('2026-11-20T14:00:00Z') })
        .where('code', '=', 'RINGAN25')
        .execute();
      const { id, email } = await bookAt(late, { hotelKey: 'HTL-DPS-014' });
      const json = { booking: id, promo_code: 'RINGAN25', email };
      const call = () => late.call('POST', '/api/v1/promo-code/applied', { json });
      expect((await call()).status).toBe(200);
      late.clock.advance(120_000);
      expect((await call()).body.data.promo_code).toBe('RINGAN25');
      await late.call('POST', '/api/v1/promo-code/applied', { json: { ...json, promo_code: null } });
      expect((await call()).body).toMatchObject({ code: 'PROMO_PERIOD' });
    } finally {
      await late.close();
    }
  });
});

describe('whose order it is', () => {
  test.each([
    ['a guest with another e-mail', 'basic', '&email=x@example.com'],
    ['a guest without e-mail', 'basic', ''],
    ['a member', 'member', ''],
  ])('%s hears the same as for an unknown order', async (_who, as, query) => {
    const booking = await bookHotel('HTL-DPS-015');
    for (const id of [booking.id, '00000000-0000-4000-8000-000000000000', 'x']) {
      const path = `/api/v1/promo-code/booking-promo-available?booking=${id}${query}`;
      const answer = await backend.call('GET', path, { as });
      expect([answer.status, answer.body.message]).toEqual([404, 'Orders not found']);
      const applied = await backend.call('POST', '/api/v1/promo-code/applied', {
        as,
        json: { booking: id, promo_code: 'RINGAN25', email: query.split('=')[1] },
      });
      expect([applied.status, applied.body.message]).toEqual([404, 'Orders not found']);
    }
  });

  test('a member needs no e-mail, and nobody else reaches a member’s order', async () => {
    const booking = await bookHotel('HTL-DPS-016', 'member');
    expect((await apply({ id: booking.id }, 'RINGAN25', { as: 'member' })).status).toBe(200);
    expect((await apply(booking, null, { as: 'member2' })).status).toBe(404);
    expect((await apply(booking, null)).status).toBe(404);
    expect((await list({ id: booking.id }, { as: 'none' })).status).toBe(401);
  });

  test('names the field that is missing', async () => {
    const answer = await backend.call('POST', '/api/v1/promo-code/applied', {
      json: { booking: 'x', promo_code: ' ' },
    });
    expect([answer.status, answer.body.fields]).toEqual([400, { promo_code: 'Enter a voucher code.' }]);
  });
});
