import { startTestBackend } from '../../app/testing.ts';
import type { LooseJson, TestBackend } from '../../app/testing.ts';
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

const ADULTS = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT' },
];

/** A complete booking payload for an offer of the detail call. */
export function bookingOf(offer: LooseJson, more: Record<string, unknown> = {}) {
  return {
    room_key: offer.roomKey as string,
    count_room: 1,
    count_guest: 2,
    count_child: 0,
    total_price: offer.totalPrice as number,
    contact: {
      title: 'Mrs',
      first_name: 'Ayu',
      last_name: 'Lestari',
      email: 'ayu@example.com',
      calling_code: '62',
      phone: '0812 3456 7890',
    },
    paxes: ADULTS,
    special_requests: { high_floor: true, other: 'Near the garden' },
    ...more,
  };
}

/** The offers of one hotel, cheapest first. */
export async function findOffers(
  backend: TestBackend,
  hotelKey: string,
  more: Record<string, unknown> = {},
): Promise<LooseJson[]> {
  const { body } = await backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey, ...STAY, ...more } });
  return [...(body.data.Rooms as LooseJson[])].sort((a, b) => a.totalPrice - b.totalPrice);
}
