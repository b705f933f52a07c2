import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import { book, createTestService } from '../../../testing/test-service.ts';
import { settleBooking, startTestBackend } from '../../testing.ts';
import { structuredDataOf } from '../../testing-html.ts';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { voucherModule } from './index.ts';
import { timeOfPlace } from '../../documents/reservation.ts';

const as = 'member@wisata.test';

let backend: TestBackend;
beforeAll(async () => {
  const services = (['hotel', 'flight'] as const).map((service) => createTestService(service).module);
  backend = await startTestBackend({ modules: [bookingsModule, voucherModule, ...services] });
});
afterAll(() => backend?.close());

/** What the order's page is told, and what its mail carries, before and after it is issued. */
async function reservationsOf(service: 'hotel' | 'flight', detail: object) {
  const { context } = backend;
  const userId = (await findUserByEmail(context.db, as))!.id;
  const booking = await book(context, { service, userId, detail: detail as LooseJson });
  const onPage = async () => {
    const { body } = await backend.call('GET', `/api/v1/dashboard/booking/${booking.id}`, { as });
    return body.data.reservations as LooseJson[];
  };
  const before = await onPage();
  await settleBooking(backend, booking.id);
  await backend.drainJobs();
  const mails = await context.db
    .selectFrom('mails')
    .selectAll()
    .where('subject', 'like', `%${booking.code}%`)
    .execute();
  const { html } = mails.find(({ subject }) =>
    subject.startsWith(service === 'flight' ? 'Your e-ticket' : 'Your voucher'),
  )!;
  return { booking, before, after: await onPage(), scripts: structuredDataOf(html) };
}

describe('an issued stay', () => {
  test('is a LodgingReservation of its guest, code and times of the hotel, on its page and in its mail', async () => {
    const { booking, before, after, scripts } = await reservationsOf('hotel', HOTEL_RECORD);
    expect(before).toEqual([]);
    expect(after).toEqual([
      expect.objectContaining({
        '@type': 'LodgingReservation',
        reservationNumber: `CNF-${booking.code}`,
        reservationId: booking.code,
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        underName: { '@type': 'Person', name: 'Ayu Lestari' },
        checkinTime: '2026-12-12T14:00:00+08:00',
        checkoutTime: '2026-12-16T12:00:00+08:00',
        reservationFor: expect.objectContaining({ name: 'Padma Laut Sanur Resort' }),
      }),
    ]);
    expect(scripts.map((json) => JSON.parse(json))).toEqual([after]);
  });

  test('whose hotel has a hostile name stays data', async () => {
    const name = '</script><script>alert(1)</script>';
    const { after, scripts } = await reservationsOf('hotel', {
      ...HOTEL_RECORD,
      hotel: { ...HOTEL_RECORD.hotel, name },
    });
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).not.toContain('<');
    expect(JSON.parse(scripts[0]!)).toEqual(after);
    expect(after[0].reservationFor.name).toBe(name);
  });
});

describe('an issued flight', () => {
  test('is a FlightReservation for each passenger and flight, in the times of the airports', async () => {
    const { booking, after, scripts } = await reservationsOf('flight', FLIGHT_RECORD);
    expect(after).toHaveLength(6);
    expect(after.map(({ underName }) => underName.name).slice(0, 2)).toEqual(['Ayu Lestari', 'Suharto']);
    expect(after[0]).toMatchObject({
      '@type': 'FlightReservation',
      reservationNumber: 'QZTK8M',
      reservationId: booking.code,
      reservationFor: {
        flightNumber: '690',
        airline: { name: 'Citilink', iataCode: 'QG' },
        departureAirport: { iataCode: 'CGK' },
        departureTime: '2026-12-12T10:25:00+07:00',
        arrivalAirport: { iataCode: 'DPS' },
        arrivalTime: '2026-12-12T13:20:00+08:00',
      },
    });
    expect(scripts.map((json) => JSON.parse(json))).toEqual([after]);
  });
});

test('a time is that of its place, west of Greenwich and at half hours too', () => {
  const at = (text: string) => Date.parse(text);
  expect(timeOfPlace('2026-12-12', '14:00', at('2026-12-12T17:30:00Z'))).toBe('2026-12-12T14:00:00-03:30');
  expect(timeOfPlace('2026-12-12', '00:10', at('2026-12-11T18:40:00Z'))).toBe('2026-12-12T00:10:00+05:30');
});
