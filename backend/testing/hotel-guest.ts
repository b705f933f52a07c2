import type { TestBackend } from '../src/testing.ts';

/** Four nights from a Monday, seen from 20 November 2026. */
const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-11', countRoom: 1, countGuest: 2, countChild: 0 };
const PARTY = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT' },
];

export interface BookedHotel {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  /** Major units, before any discount. */
  readonly total: number;
}

export interface HotelWant {
  readonly hotelKey: string;
  /** A rate that can be given back, or one that cannot; the cheapest of all when absent. */
  readonly flexible?: boolean;
  readonly as?: string;
}

interface Offer {
  readonly roomKey: string;
  readonly isRefundable: boolean;
  readonly totalPrice: number;
}

interface Booked {
  readonly id: string;
  readonly code: string;
  readonly total_price: number;
}

let nextGuest = 0;

/** Books the cheapest fitting room of a hotel over the API, as a new guest or as a member. */
export async function bookHotel(
  backend: TestBackend,
  { hotelKey, flexible, as = 'basic' }: HotelWant,
): Promise<BookedHotel> {
  const detail = await backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey, ...STAY } });
  const { data } = detail.body as { data: { Rooms: Offer[] } };
  const fitting = data.Rooms.filter(({ isRefundable }) => flexible === undefined || isRefundable === flexible);
  const [offer] = fitting.sort((a, b) => a.totalPrice - b.totalPrice);
  if (!offer) throw new Error(`${hotelKey} has no such room on these days`);
  const email = `traveller${(nextGuest += 1)}@example.com`;
  const contact = {
    title: 'Mrs',
    first_name: 'Ayu',
    last_name: 'Lestari',
    email,
    calling_code: '62',
    phone: '81234567890',
  };
  const json = {
    room_key: offer.roomKey,
    count_room: 1,
    count_guest: 2,
    count_child: 0,
    total_price: offer.totalPrice,
    contact,
    paxes: PARTY,
  };
  const booked = await backend.call('POST', '/api/v1/hotel/booking', { json, as });
  const { id, code, total_price: total } = (booked.body as { data: Booked }).data;
  return { id, code, email, total };
}
