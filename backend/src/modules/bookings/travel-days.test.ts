import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bookingServices } from './registry.ts';
import { book, createTestService } from '../../../testing/test-service.ts';
import { applyEvent, startTestBackend, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { itineraryModule } from '../itinerary/index.ts';
import { bookingsModule, type Booking } from './index.ts';
import { keepOlderTravelDays } from './travel-days.ts';

let backend: TestBackend;
let memberId: string;

/** The day of the record, where it has one. */
function agenda({ detail, titles }: Booking): AgendaEntry[] {
  const date = detail.check_in_date as string | undefined;
  return date ? [{ kind: 'visit', date, time: null, zone: 'WIB', title: titles.en, place: 'Bandung' }] : [];
}

beforeEach(async () => {
  backend = await startTestBackend({
    modules: [bookingsModule, itineraryModule, createTestService('transport').module],
  });
  const { db } = backend.context;
  const services = bookingServices(backend.context);
  services.set('transport', { ...services.get('transport')!, agenda });
  memberId = (await findUserByEmail(db, 'member@wisata.test'))!.id;
});
afterEach(() => backend.close());

const bookFor = (title: string, date?: string) =>
  book(backend.context, { service: 'transport', userId: memberId, title, detail: date ? { check_in_date: date } : {} });
const cancel = ({ id }: Booking) => applyEvent(backend, id, 'canceled');

/** A booking of the time before days were kept. */
async function forgetDays(): Promise<void> {
  await backend.context.db.updateTable('bookings').set({ ends_on: null, is_dated: false }).execute();
  await backend.context.db.deleteFrom('itinerary_items').execute();
}
const joined = async () => {
  const items = await backend.context.db.selectFrom('itinerary_items').select('booking_id').execute();
  return items.map((item) => item.booking_id);
};

async function list(when: string): Promise<string[]> {
  const { body } = await backend.call('GET', `/api/v1/dashboard/booking?when=${when}`, { as: 'member' });
  return body.data.data.map(({ title }: { title: string }) => title);
}

test('a booking stands under upcoming, past or cancelled; what comes next is first', async () => {
  await bookFor('Over', '2026-11-02');
  await bookFor('Over long ago', '2026-10-02');
  await bookFor('Later', '2027-01-02');
  await bookFor('Today', '2026-11-20');
  await bookFor('Without a day');
  await cancel(await bookFor('Given up', '2026-12-12'));
  expect(await list('upcoming')).toEqual(['Today', 'Later', 'Without a day']);
  expect(await list('past')).toEqual(['Over', 'Over long ago']);
  expect(await list('cancelled')).toEqual(['Given up']);
  expect(await list('nonsense')).toHaveLength(6);
});

test('older bookings get their days and join the itinerary once, whoever runs the job how often', async () => {
  const standing = await bookFor('Stay', '2026-12-12');
  await cancel(await bookFor('Given up', '2026-12-13'));
  await bookFor('Without a day');
  await forgetDays();
  await Promise.all([keepOlderTravelDays(backend.context), keepOlderTravelDays(backend.context)]);
  expect(await joined()).toEqual([standing.id]);
  expect(await list('upcoming')).toEqual(['Stay', 'Without a day']);
  await backend.context.db.deleteFrom('itinerary_items').execute();
  await keepOlderTravelDays(backend.context);
  expect(await joined()).toEqual([]);
});
