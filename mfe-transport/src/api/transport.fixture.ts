import type { TransportConfirmed, TransportListAnswer, Vehicle } from '@wisata/kernel/contracts/transport-vehicles';

/** A car to drive oneself for three days in Bali. */
export const AVANZA: Vehicle = {
  id: 'DPS.avanza',
  mode: 'self-drive',
  className: 'MPV',
  brand: 'Toyota',
  factory: 'Avanza 1.5 G',
  image: '/media/transport/mpv-white.svg',
  currency: 'IDR',
  baseFare: 1_200_000,
  surcharge: 25_000,
  serviceFee: 10_000,
  totalFare: 1_235_000,
  charges: [
    { code: 'VEHICLE', quantity: 3, amount: 1_200_000 },
    { code: 'AIRPORT_ZONE', quantity: 1, amount: 25_000 },
    { code: 'SERVICE_FEE', quantity: 1, amount: 10_000 },
  ],
  feature: {
    color: 'white',
    doors: 5,
    airConditioning: true,
    baggageCapacity: 3,
    paxCapacity: 6,
    transmission: 'manual',
    year: 2024,
  },
  providers: ['Bali Rent'],
  selfDriveRate: 400_000,
  days: 3,
  vehiclesLeft: 8,
  terms: {
    deposit: 1_000_000,
    fuel: 'same-level',
    kilometresPerDay: null,
    minDriverAge: 21,
    licenceYears: 1,
    hoursPerDay: null,
    waitMinutes: null,
    freeUntil: '2026-12-07T02:00:00.000Z',
  },
  ancillaries: [],
};

/** A smaller and cheaper one, the last but one. */
export const BRIO: Vehicle = {
  ...AVANZA,
  id: 'DPS.brio',
  className: 'CITY',
  brand: 'Honda',
  factory: 'Brio',
  totalFare: 910_000,
  charges: [{ code: 'VEHICLE', quantity: 3, amount: 910_000 }],
  feature: { ...AVANZA.feature, paxCapacity: 4, baggageCapacity: 1, transmission: 'automatic' },
  vehiclesLeft: 2,
};

const AIRPORT = {
  place_id: 'airport:DPS',
  name: 'Ngurah Rai Airport',
  address: 'Tuban, Bali',
  code: 'DPS',
  country: 'ID',
  latitude: -8.74,
  longitude: 115.17,
  has_coordinates: true,
  airport_zone: true,
};

const TRIP = {
  pickUpLocation: AIRPORT,
  dropOffLocation: { ...AIRPORT, place_id: 'district:DPS.sanur', name: 'Sanur', code: '', airport_zone: false },
  pickUpDate: '2026-12-08',
  pickUpTime: '10:00',
  dropOffDate: '2026-12-11',
  dropOffTime: '10:00',
  timeZone: 'Asia/Makassar',
  route: {
    distance_km: 15.6,
    duration_minutes: 35,
    is_estimate: false,
    line: [
      { latitude: -8.74, longitude: 115.17 },
      { latitude: -8.69, longitude: 115.26 },
    ],
  },
};

export const TRIP_QUERY =
  'mode=self-drive&pickUp=airport%3ADPS&dropOff=district%3ADPS.sanur&pickUpDate=2026-12-08&pickUpTime=10%3A00' +
  '&dropOffDate=2026-12-11&dropOffTime=10%3A00&passengers=2&bags=2';

/** A list of both, as the API gives it. */
export const LIST_ANSWER: TransportListAnswer = {
  vehicles: { data: [AVANZA, BRIO], total: 2, per_page: 100, current_page: 1, last_page: 1 },
  brandName: ['Honda', 'Toyota'],
  className: ['CITY', 'MPV'],
  correlationId: 'corr',
  expiresAt: '2026-11-24T03:30:00.000Z',
  ...TRIP,
};

/** The larger one, confirmed, with what can be ordered. */
export const CONFIRMED: TransportConfirmed = {
  selectedVehicle: AVANZA,
  airlines: [],
  ancillaries: [
    {
      id: 'CHILD_SEAT',
      name: 'Child seat',
      currencyCode: 'IDR',
      rate: 150_000,
      evidences: [],
      quantity: 0,
      maxQuantity: 3,
    },
    {
      id: 'SECOND_DRIVER',
      name: 'Second driver',
      currencyCode: 'IDR',
      rate: 225_000,
      evidences: ['licence'],
      quantity: 0,
      maxQuantity: 1,
    },
  ],
  ...TRIP,
  charges: AVANZA.charges,
  currency: 'IDR',
  totalPrice: 1_235_000,
  previousTotal: 1_235_000,
  priceChanged: false,
  correlationId: 'corr',
  expiresAt: '2026-11-24T03:30:00.000Z',
  timeLimitMinutes: 120,
};
