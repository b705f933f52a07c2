import { describe, expect, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import type { Booking } from '../../bookings/index.ts';
import { orderUrl } from '../../../documents/order-url.ts';
import { HOTEL_BOOKING } from '../../../../testing/hotel-booking.fixture.ts';
import { toHotelStay } from './hotel-stay.ts';
import { renderHotelVoucher } from './hotel-voucher.ts';

const setting = { baseUrl: 'https://wisata.test', now: new Date('2026-11-20T07:31:00Z') };

async function read(booking: Booking, locale: 'en' | 'id' = 'en') {
  const pdf = await renderHotelVoucher({ ...setting, booking, locale });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { totalPages, text: text.replace(/\s+/g, ' ') };
}

const withDetail = (changes: Partial<HotelBooking>, more: Partial<Booking> = {}): Booking => ({
  ...HOTEL_BOOKING,
  ...more,
  detail: { ...HOTEL_RECORD, ...changes },
});

const [GUEST] = HOTEL_RECORD.paxes as [HotelBooking['paxes'][number]];

describe('a voucher says all that the desk and the guest need', () => {
  test.each([
    'Mrs Ayu Lestari',
    'Miss Kirana Lestari Putri (child, 6)',
    'WS7K3M9Q2X',
    'PLS-771204',
    'Padma Laut Sanur Resort',
    'Jl. Danau Tamblingan No. 88, Sanur Kauh, Denpasar Selatan 80228, Bali, Indonesia',
    '+62 361 288 445',
    'Check-in from 14:00 WITA Sat 12 Dec 2026',
    'Check-out until 12:00 WITA Wed 16 Dec 2026',
    '4 nights',
    '1 × Deluxe Garden King',
    'Breakfast included',
    'Non-smoking room',
    'A quiet room away from the lift, please',
    'Free cancellation until 18:00 WITA, Fri 11 Dec 2026, the time at Padma Laut Sanur Resort.',
    'From 18:00 WITA, Fri 11 Dec 2026: Rp. 5.380.000, the full price',
    'The KTP or passport of the guest named first.',
    'Night of Sat 12 Dec 1,290,000.00',
    'Promo code HEMAT250 -250,000.00',
    'Total of this booking 5,130,000.00',
    'Amounts in IDR',
    'Help desk: 021 5084 7000, every day, 06:00–24:00 WIB',
    'Page 1 of 1',
  ])('%s', async (sentence) => {
    expect((await read(HOTEL_BOOKING)).text).toContain(sentence);
  });
});

test("in Indonesian the words, dates and times are Indonesian and the contract's literal stays", async () => {
  const { text } = await read(HOTEL_BOOKING, 'id');
  for (const sentence of [
    'Voucher hotel',
    'Voucher Issued',
    'Check-in mulai 14.00 WITA Sab, 12 Des 2026',
    'Gratis pembatalan sampai 18.00 WITA, Jum, 11 Des 2026',
    'Termasuk sarapan',
    'setiap hari, 06.00–24.00 WIB',
  ]) {
    expect(text).toContain(sentence);
  }
});

test('a rate without refund says so and names no deadline', async () => {
  const { text } = await read(
    withDetail({ cancel_limit: null, cancel_policy: { ...HOTEL_RECORD.cancel_policy, en: [], id: [] } }),
  );
  expect(text).toContain('the full price is charged from the moment of booking');
  expect(text).not.toContain('Free cancellation');
});

test('charges come from the booked policy, which may be less than the full price', async () => {
  const [free, full] = HOTEL_RECORD.cancel_policy.en;
  const night = { ...full!, amount: 1_290_000, description: 'From 18:00 WITA, Fri 11 Dec 2026: one night' };
  const { text } = await read(withDetail({ cancel_policy: { ...HOTEL_RECORD.cancel_policy, en: [free!, night] } }));
  expect(text).toContain('one night');
  expect(text).not.toContain('the full price is charged.');
});

test('Singapore dollars keep their cents', async () => {
  const prices = [188.5, 201.05];
  const price_details = prices.map((total_price, index) => ({ ...HOTEL_RECORD.price_details[index]!, total_price }));
  const { text } = await read(
    withDetail({ price_details }, { currency: 'SGD', amountMinor: 38_955, discountMinor: 0 }),
  );
  expect(text).toContain('Night of Sat 12 Dec 188.50');
  expect(text).toContain('Total of this booking 389.55');
  expect(text).toContain('Amounts in SGD');
});

test('an order ID of wide letters stays on one line', async () => {
  expect((await read({ ...HOTEL_BOOKING, code: 'WSWWMWMWQW' })).text).toContain('WSWWMWMWQW');
});

test('a guest with one name is printed once, letters the font lacks as their base letter', async () => {
  const paxes = [
    { ...GUEST, title: 'Mr', first_name: 'Suharto', last_name: 'Suharto' },
    { ...GUEST, title: 'Ms', first_name: 'Đào', last_name: 'Nguyễn' },
  ];
  const { text } = await read(withDetail({ paxes }));
  expect(text).toMatch(/Mr Suharto (?!Suharto)/);
  expect(text).toContain('Ms Dào Nguyên');
});

test('a group of fifty-six has every name on a numbered list', async () => {
  const paxes = Array.from({ length: 56 }, (_, index) => ({
    ...GUEST,
    title: 'Mr',
    first_name: 'Muhammad Ramadhani',
    last_name: `Kusumawardhani ${index + 1}`,
  }));
  const contact = { ...HOTEL_RECORD.contact, remark: 'x '.repeat(240) };
  const { text, totalPages } = await read(withDetail({ paxes, count_room: 8, count_guest: 56, contact }));
  expect(text).toContain('and 49 more, see the guest list');
  for (const index of paxes.keys())
    expect(text).toContain(`${index + 1}. Mr Muhammad Ramadhani Kusumawardhani ${index + 1}`);
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`);
  expect(totalPages).toBeLessThanOrEqual(5);
});

test('the same booking gives the same text again, and the document carries its title', async () => {
  const pdf = await renderHotelVoucher({ ...setting, booking: HOTEL_BOOKING, locale: 'en' });
  const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata();
  expect(info).toMatchObject({ Title: 'Hotel voucher WS7K3M9Q2X: Padma Laut Sanur Resort', Language: 'en' });
  expect(await read(HOTEL_BOOKING)).toEqual(await read(HOTEL_BOOKING));
});

test('the code leads to the order and does not carry the e-mail', () => {
  const url = orderUrl({ ...setting, booking: HOTEL_BOOKING, locale: 'id' });
  expect(url).toBe('https://wisata.test/id/order?order_id=WS7K3M9Q2X');
});

describe('reading the booking record', () => {
  test('nights sum to the price before discount', () => {
    const { nightPrices, total, discount, paid } = toHotelStay(HOTEL_BOOKING);
    expect(nightPrices.reduce((sum, { price }) => sum + price.minor, 0)).toBe(total.minor);
    expect(paid.minor).toBe(total.minor - discount.minor);
  });

  test('a record of another service is a bug, not a blank voucher', () => {
    expect(() => toHotelStay({ ...HOTEL_BOOKING, detail: { airline: 'QG' } })).toThrow();
  });
});
