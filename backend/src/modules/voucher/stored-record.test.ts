import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import { STORED_RECORDS } from '@wisata/kernel/contracts/stored-records.fixture';
import { extractText, getDocumentProxy } from 'unpdf';
import { book, createTestService } from '../../../testing/test-service.ts';
import { settleBooking, startTestBackend } from '../../testing.ts';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule, type Booking } from '../bookings/index.ts';
import { voucherModule } from './index.ts';

const as = 'member@wisata.test';
type Service = keyof typeof STORED_RECORDS;

let backend: TestBackend;
beforeAll(async () => {
  const services = (['hotel', 'flight'] as const).map((service) => createTestService(service).module);
  backend = await startTestBackend({ modules: [bookingsModule, voucherModule, ...services] });
});
afterAll(() => backend?.close());

const rowOf = ({ id }: Booking) => backend.context.db.selectFrom('bookings').select('detail').where('id', '=', id);
const detailIn = async (booking: Booking) => (await rowOf(booking).executeTakeFirstOrThrow()).detail;

/** A booking of today whose record is then written over with the one given. */
async function bookWith(service: Service, detail: object): Promise<Booking> {
  const userId = (await findUserByEmail(backend.context.db, as))!.id;
  const booking = await book(backend.context, { service, userId });
  await backend.context.db
    .updateTable('bookings')
    .set({ detail: JSON.stringify(detail) })
    .where('id', '=', booking.id)
    .execute();
  return booking;
}

async function payAndIssue({ id }: Booking): Promise<void> {
  await settleBooking(backend, id);
  await backend.drainJobs();
}

async function documentsOf({ id }: Booking, service: Service) {
  const voucher = await backend.call('POST', '/api/v1/download/voucher', { json: { id, service }, as });
  const { text } = await extractText(await getDocumentProxy(voucher.bytes), { mergePages: true });
  const calendar = await backend.call('GET', `/api/v1/download/calendar?id=${id}`, { as });
  return { text: text.replace(/\s+/g, ' '), calendar: String(calendar.body).replace(/\r\n[ \t]/g, '') };
}

test('a stay that an earlier release stored is answered, issued and printed like one of today', async () => {
  const booking = await bookWith('hotel', STORED_RECORDS.hotel);
  const one = await backend.call('GET', `/api/v1/dashboard/booking/${booking.id}`, { as });
  expect([one.status, one.body.data.detail.record_version]).toEqual([200, 2]);
  expect(one.body.data.detail).toMatchObject({ room: STORED_RECORDS.hotel.room, payment_status: 'unpaid' });
  await payAndIssue(booking);
  expect(await detailIn(booking)).toMatchObject({ record_version: 2, confirmation_id: `CNF-${booking.code}` });
  const { text, calendar } = await documentsOf(booking, 'hotel');
  expect(text).toContain(STORED_RECORDS.hotel.hotel.name);
  expect(text).toContain('Breakfast included');
  expect(calendar).toContain(`SUMMARY:Stay at ${STORED_RECORDS.hotel.hotel.name}`);
});

test('a flight that an earlier release stored in Indonesian words has a ticket in either language', async () => {
  const booking = await bookWith('flight', STORED_RECORDS.flight);
  await payAndIssue(booking);
  const list = await backend.call('GET', '/api/v1/dashboard/booking-flight', { as });
  const line = list.body.data.data.find(({ id }: LooseJson) => id === booking.id);
  expect(line.detail.flight_details[0]).toMatchObject({ baggage: '0 kg', flight_number: 'QG 600' });
  const { text, calendar } = await documentsOf(booking, 'flight');
  expect(text).toContain('QG 600');
  expect(text + calendar).not.toContain('beli di maskapai');
});

test('what no schema allows is never stored', async () => {
  const detail = { ...HOTEL_RECORD, check_in_date: 'soon' };
  await expect(book(backend.context, { detail })).rejects.toThrow(/^Not a hotel record of today\. check_in_date: /);
});
