import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import { book } from '../../../testing/test-service.ts';
import { settleBooking, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import type { Booking } from '../bookings/index.ts';
import { startTransportBackend } from './transport.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTransportBackend();
});
afterAll(() => backend?.close());

const RIDE = {
  pick_up: 'airport:DPS',
  date: '2026-12-12',
  time: '13:20',
  flight: 'QG690',
  drop_off: 'hotel:BALI-0042',
};
const flight = { service: 'flight', detail: FLIGHT_RECORD } as const;
const hotel = { service: 'hotel', detail: HOTEL_RECORD } as const;

interface Order {
  readonly email: string;
  readonly isPaid?: boolean;
}

async function order(draft: typeof flight | typeof hotel, { email, isPaid = true }: Order): Promise<Booking> {
  const { id: userId } = (await findUserByEmail(backend.context.db, email))!;
  const booking = await book(backend.context, { ...draft, userId });
  if (isPaid) await settleBooking(backend, booking.id);
  return booking;
}

const rideOf = async ({ id }: Booking, as: string) =>
  (await backend.call('GET', `/api/v1/dashboard/booking/${id}`, { as })).body.data.ride;

test('a flight and the stay that begins with it each know the way between them', async () => {
  const email = 'member@wisata.test';
  const there = await order(flight, { email });
  expect(await rideOf(there, email)).toBeNull();
  const stay = await order(hotel, { email });
  expect(await rideOf(there, email)).toEqual(RIDE);
  expect(await rideOf(stay, email)).toEqual(RIDE);
});

test('a stay that is not paid, on other days, elsewhere or of somebody else has no way', async () => {
  const email = 'member2@wisata.test';
  const there = await order(flight, { email });
  await order(hotel, { email, isPaid: false });
  await order(hotel, { email: 'empty@wisata.test' });
  await order({ ...hotel, detail: { ...HOTEL_RECORD, check_in_date: '2026-12-14' } }, { email });
  const { hotel: house } = HOTEL_RECORD;
  const inJava = { ...HOTEL_RECORD, hotel: { ...house, latitude: -7.79, longitude: 110.37 } };
  await order({ ...hotel, detail: inJava }, { email });
  expect(await rideOf(there, email)).toBeNull();
});
