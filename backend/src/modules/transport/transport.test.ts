import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestBackend } from '../../testing.ts';
import { findVehicle, RENTAL, search, startTransportBackend, TRANSFER, WITH_DRIVER } from './transport.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTransportBackend();
});
afterEach(() => void (backend.context.config.supplierFaults = ''));
afterAll(() => backend?.close());

const call = (path: string, json: object) => backend.call('POST', `/api/v1/transport/${path}`, { json });
const codesOf = (vehicle: { charges: readonly { code: string }[] }) => vehicle.charges.map(({ code }) => code);

describe('search', () => {
  test('gives what can be driven, cheapest first, with everything that has to be paid', async () => {
    const found = await search(backend, RENTAL);
    const totals = found.vehicles.data.map(({ totalFare }) => totalFare);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(found.className).toEqual(['CITY', 'MPV', 'PREMIUM', 'SUV', 'LUXURY']);
    expect(found.brandName).toContain('Toyota');
    for (const vehicle of found.vehicles.data) {
      expect(vehicle.totalFare).toBe(vehicle.charges.reduce((total, { amount }) => total + amount, 0));
      expect(vehicle.totalFare).toBe(vehicle.baseFare + vehicle.surcharge + vehicle.serviceFee);
      expect(vehicle.baseFare).toBe(3 * vehicle.selfDriveRate!);
      expect(vehicle.terms.deposit).toBeGreaterThan(0);
    }
    expect(found).toMatchObject({
      pickUpLocation: { code: 'DPS', airport_zone: true, country: 'ID', has_coordinates: true },
      timeZone: 'Asia/Makassar',
      route: null,
    });
  });

  test('filters, sorts and pages, and keeps the lists of everything', async () => {
    const { vehicles, brandName } = await search(backend, { ...RENTAL, brandName: 'Honda', limit: 1, page: 2 });
    expect(vehicles).toMatchObject({ total: 2, per_page: 1, current_page: 2, last_page: 2 });
    expect(vehicles.data[0]!.brand).toBe('Honda');
    expect(brandName.length).toBeGreaterThan(3);
    const dear = await search(backend, { ...RENTAL, className: 'SUV', sort: 'price_desc' });
    expect(new Set(dear.vehicles.data.map(({ className }) => className))).toEqual(new Set(['SUV']));
    const totals = dear.vehicles.data.map(({ totalFare }) => totalFare);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  test('a day with a driver has twelve hours, fuel and no deposit; vans are among it', async () => {
    const van = await findVehicle(backend, { ...WITH_DRIVER, passengers: 10 }, 'JOG.commuter');
    expect(van).toMatchObject({ days: 1, terms: { hoursPerDay: 12, fuel: 'included', deposit: null } });
    expect(codesOf(van)).toEqual(['VEHICLE', 'DRIVER', 'SERVICE_FEE']);
    const late = await findVehicle(backend, { ...WITH_DRIVER, dropOffTime: '23:00' }, 'JOG.commuter');
    expect(codesOf(late)).toEqual(['VEHICLE', 'DRIVER', 'OVERTIME', 'NIGHT', 'SERVICE_FEE']);
  });

  test('a transfer says its way, and costs more at half past one in the morning', async () => {
    const { route, vehicles, dropOffTime } = await search(backend, TRANSFER);
    expect(route!.distance_km).toBeGreaterThan(10);
    expect(dropOffTime > '13:30').toBe(true);
    const day = vehicles.data[0]!;
    const night = await findVehicle(backend, { ...TRANSFER, pickUpTime: '01:30' }, day.id);
    expect(codesOf(day)).toEqual(['TRANSFER', 'AIRPORT_ZONE', 'SERVICE_FEE']);
    expect(codesOf(night)).toContain('NIGHT');
    expect(day.terms.waitMinutes).toBe(60);
    expect(vehicles.data.some(({ className }) => className === 'BUS')).toBe(true);
  });

  test('a car that is left in another city is driven back for a fee', async () => {
    const there = { ...RENTAL, pickUp: 'city:JOG', dropOff: 'city:SUB' };
    const car = await findVehicle(backend, there, 'JOG.avanza');
    expect(codesOf(car)).toEqual(expect.arrayContaining(['ONE_WAY', 'OUT_OF_TOWN']));
    const nearer = await findVehicle(backend, { ...RENTAL, dropOff: 'district:DPS.sanur' });
    expect(codesOf(nearer)).toContain('COLLECTION');
  });

  test('a place without a fleet has none', async () => {
    const { vehicles } = await search(backend, { ...RENTAL, pickUp: 'airport:DJJ' });
    expect(vehicles).toMatchObject({ data: [], total: 0, last_page: 1 });
  });

  test.each([
    [{ ...RENTAL, dropOffDate: undefined }, 'dropOffDate', 'VALIDATION_FAILED'],
    [{ ...RENTAL, dropOffDate: '2026-12-07' }, 'dropOffTime', 'TRANSPORT_BACKWARDS'],
    [{ ...RENTAL, dropOffDate: '2027-01-20' }, 'dropOffDate', 'TRANSPORT_TOO_LONG'],
    [{ ...RENTAL, pickUpDate: '2026-11-20', pickUpTime: '12:00' }, 'pickUpTime', 'TRANSPORT_CLOSED'],
    [{ ...RENTAL, pickUpDate: '2027-12-08', dropOffDate: '2027-12-09' }, 'pickUpDate', 'TRANSPORT_NOT_OPEN'],
    [{ ...TRANSFER, dropOff: 'airport:LOP' }, 'dropOff', 'ROUTE_NOT_FOUND'],
    [{ ...TRANSFER, dropOff: 'airport:DPS' }, 'dropOff', 'TRANSPORT_SAME_PLACE'],
    [{ ...TRANSFER, pickUp: 'airport:CGK', dropOff: 'city:SUB' }, 'dropOff', 'TRANSPORT_TOO_FAR'],
  ])('names the field that is wrong, and why: %#', async (json, field, code) => {
    const { status, body } = await call('search', json);
    expect([status, Object.keys(body.fields), body.code]).toEqual([400, [field], code]);
  });

  test('an operator that does not answer is no empty list', async () => {
    backend.context.config.supplierFaults = 'transport:fail';
    const { status, body } = await call('search', RENTAL);
    expect([status, body.code]).toEqual([502, 'TRANSPORT_SUPPLIER_FAILED']);
  });
});

describe('confirm', () => {
  test('answers the chosen vehicle as the list has it, with what can be ordered', async () => {
    const vehicle = await findVehicle(backend, RENTAL, 'DPS.avanza');
    const { body } = await call('confirm', { ...RENTAL, selectedVehicle: vehicle.id });
    expect(body.data).toMatchObject({
      selectedVehicle: vehicle,
      totalPrice: vehicle.totalFare,
      priceChanged: false,
      timeLimitMinutes: 120,
    });
    expect(body.data.ancillaries.map(({ id }: { id: string }) => id)).toEqual([
      'CHILD_SEAT',
      'SECOND_DRIVER',
      'FULL_COVER',
    ]);
    expect(body.data.airlines).toContainEqual({ iataCode: 'GA', name: 'Garuda Indonesia' });
  });

  test('addtocart adds the extras to the total', async () => {
    const vehicle = await findVehicle(backend, RENTAL, 'DPS.avanza');
    const json = { ...RENTAL, selectedVehicle: vehicle.id, ancillaries: [{ id: 'CHILD_SEAT', quantity: 2 }] };
    const { body } = await call('addtocart', json);
    expect(body.data.totalPrice).toBe(vehicle.totalFare + 2 * 150_000);
    expect(body.data.charges).toContainEqual({ code: 'CHILD_SEAT', quantity: 2, amount: 300_000 });
  });

  test.each([
    [[{ id: 'CHILD_SEAT', quantity: 4 }], 'ancillaries.0.quantity'],
    [[{ id: 'ENGLISH_DRIVER', quantity: 1 }], 'ancillaries.0.id'],
    [[{ id: 'SECOND_DRIVER', quantity: 1 }], 'ancillaries.0.evidences'],
    [
      [{ id: 'SECOND_DRIVER', quantity: 1, evidences: [{ name: 'Raka', number: '880101', expires_on: '2026-12-09' }] }],
      'ancillaries.0.evidences.0.expires_on',
    ],
  ])('refuses extras that cannot be had: %#', async (ancillaries, field) => {
    const { status, body } = await call('addtocart', { ...RENTAL, selectedVehicle: 'DPS.avanza', ancillaries });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('says a price that has changed, and that nobody knows a vehicle', async () => {
    backend.context.config.supplierFaults = 'transport:price-change';
    const { body } = await call('confirm', { ...RENTAL, selectedVehicle: 'DPS.avanza' });
    expect(body.data.priceChanged).toBe(true);
    expect(body.data.totalPrice).toBeGreaterThan(body.data.previousTotal);
    const gone = await call('confirm', { ...RENTAL, selectedVehicle: 'DPS.tank' });
    expect([gone.status, gone.body.message]).toEqual([404, 'Vehicles not found']);
  });
});

test('airports are those that a fleet serves', async () => {
  const { body } = await backend.call('GET', '/api/v1/transport/airport');
  const codes = body.data.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['DPS', 'CGK', 'YIA']));
  expect(codes).not.toContain('DJJ');
});

test('every vehicle has a drawing, and another name has none', async () => {
  const { vehicles } = await search(backend, { ...WITH_DRIVER, pickUp: 'airport:DPS' });
  for (const image of new Set(vehicles.data.map((vehicle) => vehicle.image))) {
    const { status, headers } = await backend.call('GET', image, { as: 'none' });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
  expect((await backend.call('GET', '/media/transport/tank-pink.svg', { as: 'none' })).status).toBe(404);
});
