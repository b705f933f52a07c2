import type { HotelDetailAnswer } from '@wisata/kernel/contracts/hotel-detail';
import type { RoomOffer } from '@wisata/kernel/contracts/hotel-offer';
import { startTestBackend } from '../../testing.ts';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { STAY_CONTACT } from '../../testing-people.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from './index.ts';

/** A week before Christmas 2026, four nights, seen from 20 November. */
export const STAY = {
  checkInDate: '2026-12-07',
  checkOutDate: '2026-12-11',
  countRoom: 1,
  countGuest: 2,
  countChild: 0,
};
export const BALI = { destinationKey: 'DPS', ...STAY };

export const startHotelBackend = (env: Record<string, string> = {}): Promise<TestBackend> =>
  startTestBackend({ modules: [bookingsModule, hotelModule], env });

/** Calls as somebody makes them who only looks. */
export const hotelCalls = (backend: () => TestBackend) => ({
  get: (path: string) => backend().call('GET', path),
  post: (path: string, json: unknown, headers = {}) => backend().call('POST', path, { json, headers }),
});

/** Names of the hotels of a list, in its order. */
export const namesOf = (body: LooseJson): string[] => body.data.data.hotels.map((hotel: LooseJson) => hotel.name);

const ADULTS = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT' },
];

export const CONTACT = STAY_CONTACT;

/** A complete booking payload for an offer of the detail call. */
export function bookingOf(offer: { roomKey: string; totalPrice?: number }, more: Record<string, unknown> = {}) {
  return {
    room_key: offer.roomKey,
    count_room: 1,
    count_guest: 2,
    count_child: 0,
    total_price: offer.totalPrice,
    contact: CONTACT,
    paxes: ADULTS,
    special_requests: { high_floor: true, other: 'Near the garden' },
    ...more,
  };
}

/** The offers of one hotel, cheapest first. */
export async function findOffers(backend: TestBackend, hotelKey: string, more: object = {}): Promise<RoomOffer[]> {
  const answer = await backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey, ...STAY, ...more } });
  const { data } = answer.body as { data: HotelDetailAnswer };
  return [...data.Rooms].sort((a, b) => a.totalPrice - b.totalPrice);
}

export async function getCheapest(backend: TestBackend, hotelKey: string, more: object = {}): Promise<RoomOffer> {
  const [offer] = await findOffers(backend, hotelKey, more);
  if (!offer) throw new Error(`${hotelKey} has no room on these days`);
  return offer;
}
