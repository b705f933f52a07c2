import { describe, expect, test } from '@jest/globals';
import { checkRecord, orderTitles, upgradeRecord } from './booking-records.ts';
import { FLIGHT_RECORD, TRANSIT_RECORD } from './flight-booking.fixture.ts';
import type { FlightBooking } from './flight-booking.ts';
import { FLIGHT_RECORDS } from './flight-records.ts';
import { HOTEL_RECORD } from './hotel-booking.fixture.ts';
import { HOTEL_RECORDS } from './hotel-records.ts';
import { TRANSPORT_RECORDS } from './transport-records.ts';
import { STORED_RECORDS } from './stored-records.fixture.ts';

const NOBODY = { agent: null, agent_code: null, customer_company: null };

describe('a record of the first version', () => {
  test('of a hotel becomes one of today and keeps all that it says', () => {
    const old = STORED_RECORDS.hotel;
    const record = upgradeRecord('hotel', old);
    expect(record).toEqual({ ...old, ...NOBODY, record_version: 2 });
    expect(checkRecord('hotel', record)).toEqual(record);
  });

  test('keeps the agent that it may name', () => {
    const agent = { agent: 'Citra Wijaya', agent_code: 'AG-0A1B2C3D', customer_company: 'Nusantara Tours' };
    expect(upgradeRecord('hotel', { ...STORED_RECORDS.hotel, ...agent })).toMatchObject({
      record_version: 2,
      ...agent,
    });
  });

  test('of a ride names its places in the language it was booked in, and is called so in each', () => {
    const record = upgradeRecord('transport', STORED_RECORDS.transport);
    expect(checkRecord('transport', record)).toMatchObject({ record_version: 2, reservation_id: 'DPS-1JB1R6G' });
    expect(TRANSPORT_RECORDS.titles(record)).toEqual({
      en: 'Transfer Bandara Ngurah Rai (DPS) → Sanur',
      id: 'Antar jemput Bandara Ngurah Rai (DPS) → Sanur',
    });
  });

  test('of a flight gives its baggage without the words of the language it was booked in', () => {
    const old = STORED_RECORDS.flight;
    const record = upgradeRecord('flight', old) as unknown as FlightBooking;
    expect(old.flight_details.map(({ baggage }) => baggage)).toEqual(['0 kg (beli di maskapai)', '0 kg']);
    expect(record.flight_details.map(({ baggage }) => baggage)).toEqual(['0 kg', '0 kg']);
    expect(record.flight_details.map(({ airline_image_url: url }) => url)).toEqual([
      '/media/airline/QG.svg',
      '/media/airline/QZ.svg',
    ]);
    expect(checkRecord('flight', record)).toEqual({ ...old, ...record });
  });
});

test.each([
  [
    { service_type: 'with-driver' },
    'Toyota Avanza 1.5 G with driver, Sanur',
    'Toyota Avanza 1.5 G dengan sopir, Sanur',
  ],
  [{ service_type: 'self-drive', is_self_drive: true }, 'Toyota Avanza 1.5 G, Sanur', 'Toyota Avanza 1.5 G, Sanur'],
])('an order of a car (%j) is called by the car', (fields, en, id) => {
  const { dropoff, ...ride } = TRANSPORT_RECORDS.upgrade(STORED_RECORDS.transport)!;
  expect(TRANSPORT_RECORDS.titles({ ...ride, ...fields, dropoff, pickup: dropoff })).toEqual({ en, id });
});

test('an order whose record says no name is called as it was booked', () => {
  const both = { en: 'Padma Laut', id: 'Padma Laut' };
  expect(orderTitles('hotel', HOTEL_RECORD, 'Padma Laut')).toEqual(both);
  expect(orderTitles('transport', { nothing: 'to read' }, 'Padma Laut')).toEqual(both);
});

describe('a record', () => {
  test.each([
    ['hotel', HOTEL_RECORD],
    ['flight', FLIGHT_RECORD],
    ['flight', TRANSIT_RECORD],
  ])('of today (%s) stays as it is', (service, record) => {
    expect(upgradeRecord(service, record)).toEqual(record);
    expect(checkRecord(service, record)).toEqual(record);
  });

  test.each([
    ['nobody can read', { ...HOTEL_RECORD, check_in_date: 'soon' }],
    ['a later release wrote', { ...HOTEL_RECORD, record_version: 3 }],
    ['says nonsense of itself', { ...HOTEL_RECORD, record_version: 'x' }],
  ])('that %s comes back untouched and is not stored again', (_what, record) => {
    expect(upgradeRecord('hotel', record)).toBe(record);
    expect(() => checkRecord('hotel', record)).toThrow();
  });

  test('of a service without a schema is its own business', () => {
    const record = { balloon: 'red' };
    expect(upgradeRecord('balloon', record)).toBe(record);
    expect(checkRecord('balloon', record)).toBe(record);
  });

  test('names the field that does not fit', () => {
    const room: Partial<typeof HOTEL_RECORD.room> = { ...HOTEL_RECORD.room };
    delete room.meal_type_name;
    expect(() => checkRecord('hotel', { ...HOTEL_RECORD, room })).toThrow(/meal_type_name/);
  });
});

test('a record that has been brought to today is found as it is, any other one is read', () => {
  const hotel = upgradeRecord('hotel', STORED_RECORDS.hotel);
  expect(HOTEL_RECORDS.find(hotel)).toBe(hotel);
  expect(FLIGHT_RECORDS.find(hotel)).toBeUndefined();
  expect(HOTEL_RECORDS.find({ ...hotel })).toEqual(hotel);
  expect(HOTEL_RECORDS.find({ ...hotel, hotel: 'gone' })).toBeUndefined();
});
