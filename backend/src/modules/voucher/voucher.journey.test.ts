import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookHotel } from '../../../testing/hotel-guest.ts';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { settleBooking, startTestBackend } from '../../testing.ts';
import { bookingsModule, findBooking } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { voucherModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, voucherModule] });
});
afterAll(() => backend?.close());

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-11', countRoom: 1, countGuest: 2, countChild: 0 };
const post = async (path: string, json: object): Promise<LooseJson> => {
  const { status, body } = await backend.call('POST', path, { json });
  if (status !== 200) throw new Error(`${path}: ${status} ${body.message}`);
  return body.data;
};

async function bookCheapestRoom() {
  const found = await post('/api/v1/hotel/availability-page', { destinationKey: 'DPS', ...STAY });
  const hotelKey = found.data.hotels[0].key as string;
  const detail = await post('/api/v1/hotel/detail', { hotelKey, ...STAY });
  return { detail, booking: await bookHotel(backend, { hotelKey }) };
}

test('a booked, paid and issued hotel gives its voucher with what the hotel page said', async () => {
  const { detail, booking } = await bookCheapestRoom();
  const { context } = backend;
  await settleBooking(backend, booking.id);
  await backend.drainJobs();
  expect((await findBooking(context.db, booking.id))?.statusIssue).toBe('issued');

  const mails = await context.db.selectFrom('mails').selectAll().where('recipient', '=', booking.email).execute();
  const mail = mails.find(({ subject }) => subject.startsWith('Your voucher'))!;
  expect(mail.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
    [`voucher-${booking.code}.pdf`, 'application/pdf'],
  ]);
  expect(Buffer.from(mail.attachments[0]!.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(mail.text).toMatch(/Check-in: Mon 7 Dec 2026, \d\d:\d\d WITA, .*Check-out: Fri 11 Dec 2026, \d\d:\d\d WITA/s);

  const { status, bytes } = await backend.call('POST', '/api/v1/download/voucher', {
    json: { id: booking.id, service: 'hotel', email: booking.email },
  });
  expect(status).toBe(200);
  const { text: pages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const text = pages.replace(/\s+/g, ' ');
  const expected = [
    detail.HotelName,
    detail.Address,
    detail.Telephone,
    booking.code,
    'Mrs Ayu Lestari',
    'High floor',
    'Near the garden',
  ];
  for (const sentence of [
    ...expected,
    `${detail.CheckInTime} ${detail.ZoneLabel}`,
    'Mon 7 Dec 2026',
    'Fri 11 Dec 2026',
  ]) {
    expect(text).toContain(sentence);
  }
});
