import type { TransportBookedAnswer } from '@wisata/kernel/contracts/transport-booking';
import type { TransportListAnswer, Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { startTestBackend, type Answer, type TestBackend } from '../../testing.ts';
import { DRIVER, HIRE, STAY_CONTACT } from '../../testing-people.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from '../flight/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { mapsModule } from '../maps/index.ts';
import { transportModule } from './module.ts';

/** Three days in Bali for two. */
export const RENTAL = { ...HIRE, passengers: 2, bags: 2 };
export const WITH_DRIVER = {
  ...RENTAL,
  mode: 'with-driver',
  pickUp: 'city:JOG',
  dropOffDate: '2026-12-08',
  pickUpTime: '08:00',
  dropOffTime: '20:00',
};
export const TRANSFER = {
  mode: 'transfer',
  pickUp: 'airport:DPS',
  dropOff: 'district:DPS.sanur',
  pickUpDate: '2026-12-08',
  pickUpTime: '13:30',
  passengers: 2,
};

export const startTransportBackend = (env: Record<string, string> = {}): Promise<TestBackend> =>
  startTestBackend({ modules: [bookingsModule, mapsModule, hotelModule, flightModule, transportModule], env });

export const CONTACT = STAY_CONTACT;
export { DRIVER };

function dataOf<T>({ status, body }: Answer): T {
  const { message, fields, data } = body as { message: string; fields?: object; data: T };
  if (status !== 200) throw new Error(`${status} ${message} ${JSON.stringify(fields ?? {})}`);
  return data;
}

export async function search(backend: TestBackend, asked: object): Promise<TransportListAnswer> {
  const json = { limit: 100, ...asked };
  return dataOf<TransportListAnswer>(await backend.call('POST', '/api/v1/transport/search', { json }));
}

/** A vehicle of a search by its key, or the cheapest. */
export async function findVehicle(backend: TestBackend, asked: object, key?: string): Promise<Vehicle> {
  const { vehicles } = await search(backend, asked);
  const found = vehicles.data.find(({ id }) => key === undefined || id === key);
  if (!found) throw new Error('No such vehicle is free');
  return found;
}

/** A complete booking of a vehicle. */
export const bookingOf = (asked: object, { id, mode, totalFare }: Vehicle, more: object = {}) => ({
  ...asked,
  selectedVehicle: id,
  total_price: totalFare,
  contact: CONTACT,
  ...(mode === 'self-drive' ? { driver: DRIVER } : {}),
  ...more,
});

export const post = (backend: TestBackend, json: unknown) =>
  backend.call('POST', '/api/v1/transport/booking', { json });

/** Books, or throws with the refusal. */
export async function book(backend: TestBackend, json: unknown): Promise<TransportBookedAnswer> {
  return dataOf<TransportBookedAnswer>(await post(backend, json));
}
