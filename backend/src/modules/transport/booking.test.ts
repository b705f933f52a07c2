import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { RESERVATION } from '../../documents/reservation.fixture.ts';
import { addDays } from '@wisata/kernel/dates';
import { applyEvent, settleBooking, type TestBackend } from '../../testing.ts';
import { bookingServices, findBooking } from '../bookings/index.ts';
import {
  book,
  bookingOf,
  CONTACT,
  DRIVER,
  findVehicle,
  post,
  RENTAL,
  search,
  startTransportBackend,
  TRANSFER,
  WITH_DRIVER,
} from './transport.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTransportBackend({ BOOKING_LIMIT: '10000' });
});
afterEach(() => void (backend.context.config.supplierFaults = ''));
afterAll(() => backend?.close());

const from = (email: string) => ({ contact: { ...CONTACT, email } });

async function pay(id: string) {
  await settleBooking(backend, id);
  await backend.drainJobs();
  return (await findBooking(backend.context.db, id))!;
}

describe('booking', () => {
  test('gives the whole record and takes a vehicle for its time', async () => {
    const vehicle = await findVehicle(backend, RENTAL, 'DPS.avanza');
    const ancillaries = [{ id: 'CHILD_SEAT', quantity: 1 }];
    const booked = await book(
      backend,
      bookingOf(RENTAL, vehicle, { ancillaries, total_price: vehicle.totalFare + 150_000, remark: 'Near the exit' }),
    );
    expect(booked).toMatchObject({
      service_type: 'self-drive',
      is_self_drive: true,
      group_code: booked.code,
      brand_name: 'Toyota',
      total_fare: vehicle.totalFare,
      total_price: vehicle.totalFare + 150_000,
      pickup: { code: 'DPS', date: '2026-12-08', time: '10:00' },
      paxes: [{ licence_number: DRIVER.licence_number }],
      payment_status: 'unpaid',
      time_limit: '2026-11-20T05:00:00.000Z',
      remark: 'Near the exit',
    });
    expect((await findVehicle(backend, RENTAL, 'DPS.avanza')).vehiclesLeft).toBe(vehicle.vehiclesLeft - 1);
    const later = { ...RENTAL, pickUpDate: '2026-12-11', pickUpTime: '11:00', dropOffDate: '2026-12-12' };
    expect((await findVehicle(backend, later, 'DPS.avanza')).vehiclesLeft).toBe(vehicle.vehiclesLeft);
    await applyEvent(backend, booked.id, 'canceled');
    expect((await findVehicle(backend, RENTAL, 'DPS.avanza')).vehiclesLeft).toBe(vehicle.vehiclesLeft);
  });

  test('tells the new price before it takes one that nobody has seen', async () => {
    const vehicle = await findVehicle(backend, RENTAL, 'DPS.brio');
    backend.context.config.supplierFaults = 'transport:price-change';
    const { status, body } = await post(backend, bookingOf(RENTAL, vehicle));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    const agreed = { ...from('agreed@example.com'), total_price: Number(body.fields.new_total) };
    expect((await post(backend, bookingOf(RENTAL, vehicle, agreed))).status).toBe(200);
  });

  test.each([
    [{ driver: { ...DRIVER, birth_date: '2007-01-01' } }, 'driver.birth_date'],
    [{ driver: { ...DRIVER, licence_since: '2026-06-01' } }, 'driver.licence_since'],
    [{ driver: { ...DRIVER, licence_expires: '2026-12-10' } }, 'driver.licence_expires'],
    [{ driver: null }, 'driver'],
    [{ contact: { ...CONTACT, phone: undefined } }, 'contact.mobile_phone'],
    [{ contact: { ...CONTACT, email: 'no' } }, 'contact.email'],
    [{ passengers: 7 }, 'passengers'],
  ])('names the field that is wrong: %#', async (change, field) => {
    const vehicle = await findVehicle(backend, RENTAL, 'DPS.avanza');
    const { status, body } = await post(backend, bookingOf(RENTAL, vehicle, change));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('forty want ten of a model on overlapping days: never more than there are at any hour', async () => {
    const everyDay = { ...RENTAL, pickUpDate: '2027-02-01', dropOffDate: '2027-02-20' };
    const pools = await Promise.all(
      ['airport:DPS', 'airport:CGK', 'city:JOG', 'city:SUB'].map(async (pickUp) => {
        const { vehicles } = await search(backend, { ...everyDay, pickUp, limit: 100 });
        return vehicles.data.map((vehicle) => ({ pickUp, vehicle }));
      }),
    );
    const ten = pools.flat().find(({ vehicle }) => vehicle.vehiclesLeft === 10)!;
    const wanted = [];
    for (let index = 0; index < 40; index += 1) {
      const pickUpDate = addDays('2027-02-01', index % 5);
      const dropOffDate = addDays(pickUpDate, 5 + (index % 3));
      const asked = { ...RENTAL, pickUp: ten.pickUp, pickUpDate, dropOffDate };
      const vehicle = await findVehicle(backend, asked, ten.vehicle.id);
      wanted.push(bookingOf(asked, vehicle, from(`guest${index}@example.com`)));
    }
    const answers = await Promise.all(wanted.map((json) => post(backend, json)));
    expect([...new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`))]).toEqual([
      '200 ',
      '409 TRANSPORT_SOLD_OUT',
    ]);
    // Each of the forty runs on the fifth of February at noon.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const hires = await backend.context.db
      .selectFrom('transport_hires')
      .selectAll()
      .where('vehicle_key', '=', ten.vehicle.id)
      .where('released_at', 'is', null)
      .execute();
    const hours = Array.from({ length: 20 * 24 }, (_, hour) => Date.parse('2027-01-31T00:00:00Z') + hour * 3_600_000);
    const busy = hours.map((at) => hires.filter((hire) => +hire.from_at <= at && at < +hire.until_at).length);
    expect(Math.max(...busy)).toBe(10);
    const full = { ...RENTAL, pickUp: ten.pickUp, pickUpDate: '2027-02-05', dropOffDate: '2027-02-06' };
    expect((await search(backend, full)).vehicles.data.map(({ id }) => id)).not.toContain(ten.vehicle.id);
  });
});

describe('a paid order', () => {
  test.each([
    ['a rental', RENTAL, null],
    ['a car with a driver', WITH_DRIVER, { plate: expect.stringMatching(/^AB /) }],
    ['a transfer by night', { ...TRANSFER, pickUpTime: '01:30' }, { plate: expect.stringMatching(/^DK /) }],
  ])('of %s has its papers in both languages, and whoever comes', async (_what, asked, driver) => {
    const vehicle = await findVehicle(backend, asked);
    const more = { ...from('paid@example.com'), flight_number: 'QG 690', sign_name: 'AYU LESTARI' };
    const { id } = await book(backend, bookingOf(asked, vehicle, more));
    const booking = await pay(id);
    expect(booking).toMatchObject({ paymentStatus: 'paid', statusIssue: 'issued' });
    expect(booking.detail.assigned_driver).toEqual(driver && expect.objectContaining(driver));
    const service = bookingServices(backend.context).get('transport')!;
    const now = backend.clock.now();
    expect(service.estimateRefundMinor!(booking, now)).toBe(booking.amountMinor);
    const kinds = asked.mode === 'transfer' ? ['departure', 'arrival'] : ['pick-up', 'drop-off'];
    expect(service.agenda!(booking, 'en').map(({ kind }) => kind)).toEqual(kinds);
    for (const locale of ['en', 'id'] as const) {
      const input = { booking, locale, baseUrl: 'https://wisata.example', now };
      const pdf = await service.documents!.renderVoucher(input);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const [event] = service.documents!.calendarEvents(input);
      expect(event).toMatchObject({
        title: booking.titles[locale],
        start: Date.parse(`${asked.pickUpDate}T${asked.pickUpTime}:00${asked === WITH_DRIVER ? '+07:00' : '+08:00'}`),
      });
      const type = driver ? 'TaxiReservation' : 'RentalCarReservation';
      const found = service.documents!.reservations(input);
      expect(v.safeParse(v.array(RESERVATION), found).issues).toBeUndefined();
      expect(found).toMatchObject([
        { '@type': type, reservationId: booking.code, pickupLocation: { '@type': 'Place' } },
      ]);
    }
  });
});
