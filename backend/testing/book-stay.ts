import type { TestBackend } from '../src/testing.ts';

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-11', countRoom: 1, countGuest: 2, countChild: 0 };
const GUESTS = [
  { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' },
  { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT' },
];
const CONTACT = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', calling_code: '62', phone: '0812 3456 7890' };

/** What tests read of the booking record. */
export interface BookedStay {
  readonly id: string;
  readonly code: string;
  readonly hotel: {
    readonly name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly check_in_time: string;
  readonly check_out_time: string;
}

/** Books the cheapest room of a hotel from 7 to 11 December 2026 over the API; gives the booking record. */
export async function bookStay(
  backend: TestBackend,
  hotelKey: string,
  buyer: { as: string; email?: string },
): Promise<BookedStay> {
  const detail = await backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey, ...STAY } });
  const { data: hotel } = detail.body as { data: { Rooms: { roomKey: string; totalPrice: number }[] } };
  const [room] = hotel.Rooms.sort((left, right) => left.totalPrice - right.totalPrice);
  if (!room) throw new Error(`${hotelKey} has no room on these days`);
  const json = {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    count_room: 1,
    count_guest: 2,
    count_child: 0,
    contact: { ...CONTACT, email: buyer.email ?? 'ayu@example.com' },
    paxes: GUESTS,
  };
  const answer = await backend.call('POST', '/api/v1/hotel/booking', { json, as: buyer.as });
  const { data, message } = answer.body as { data: BookedStay | null; message: string };
  if (!data) throw new Error(`${hotelKey} was not booked: ${message}`);
  return data;
}
