import { addDays } from '@wisata/kernel/dates';
import { demoTravellers, WEEK_IN_BALI } from '../bookings/index.ts';
import type { DemoApi, DemoOrder } from '../bookings/index.ts';

type DemoCity = 'DPS' | 'JKT' | 'BDO' | 'JOG' | 'SUB' | 'SIN' | 'MLG' | 'UPG';

const HOTELS_TO_TRY = 8;

interface OfferedRoom {
  readonly roomKey: string;
  readonly totalPrice: number;
  readonly isRefundable: boolean;
}

/** The first hotels of the city in turn, until one has a room; one that can be canceled has more to show. */
async function findRoom(api: DemoApi, city: DemoCity, checkInDate: string, nights: number) {
  const party = { countRoom: 1, countGuest: 2, countChild: 0 };
  for (let number = 1; number <= HOTELS_TO_TRY; number += 1) {
    const hotelKey = `HTL-${city}-${String(number).padStart(3, '0')}`;
    const query = { hotelKey, checkInDate, checkOutDate: addDays(checkInDate, nights), ...party };
    const { data } = await api.call('POST', '/api/v1/hotel/detail', null, query);
    const rooms = (data as { Rooms?: OfferedRoom[] } | null)?.Rooms ?? [];
    const cheapest = rooms.sort((left, right) => left.totalPrice - right.totalPrice);
    const room = cheapest.find(({ isRefundable }) => isRefundable) ?? cheapest[0];
    if (room) return room;
  }
  throw new Error(`No hotel of ${city} has a room on ${checkInDate}`);
}

function stay(city: DemoCity, checkInAfterDays: number, nights: number): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      const room = await findRoom(api, city, addDays(today, checkInAfterDays), nights);
      return api.call('POST', '/api/v1/hotel/booking', buyer.user, {
        room_key: room.roomKey,
        total_price: room.totalPrice,
        count_room: 1,
        count_guest: 2,
        count_child: 0,
        contact: { ...buyer.contact, calling_code: '62' },
        paxes: demoTravellers(buyer),
      });
    },
  };
}

const DAY = 24;

/** Stays in every state that an order can be in; rupiah beside dollars for the account with open orders. */
export const HOTEL_DEMO_ORDERS: readonly DemoOrder[] = [
  { of: 'member', state: 'issued', payBy: 'bca', bookedHoursAgo: 74 * DAY, ...stay('BDO', -63, 2) },
  { of: 'member', state: 'issued', payBy: 'card', bookedHoursAgo: 51 * DAY, ...stay('SIN', -20, 3) },
  { of: 'member', state: 'refunded', payBy: 'mandiri', bookedHoursAgo: 33 * DAY, ...stay('JKT', 40, 2) },
  { of: 'member', state: 'canceled', bookedHoursAgo: 16 * DAY, ...stay('SUB', 30, 1) },
  { of: 'member', state: 'expired', bookedHoursAgo: 8 * DAY, ...stay('MLG', 18, 2) },
  { of: 'member', state: 'issued', payBy: 'bca', inItinerary: true, bookedHoursAgo: 6 * DAY, ...stay('JOG', 20, 2) },
  { ...WEEK_IN_BALI, ...stay('DPS', 23, 4) },
  { of: 'member', state: 'issue-failed', payBy: 'mandiri', bookedHoursAgo: 27, ...stay('UPG', 35, 2) },
  { of: 'member', state: 'issuing', payBy: 'gopay', bookedHoursAgo: 2, ...stay('BDO', 11, 1) },
  { of: 'guest', state: 'issued', payBy: 'bca', bookedHoursAgo: 30, ...stay('JOG', 14, 2) },
  { of: 'trip', state: 'refunded', payBy: 'bca', bookedHoursAgo: 8.75 * DAY, ...stay('MLG', 14, 1) },
  { of: 'trip', state: 'issued', payBy: 'bca', bookedHoursAgo: 8.5 * DAY, ...stay('DPS', 12, 3) },
  { of: 'trip', state: 'issued', payBy: 'card', bookedHoursAgo: 7 * DAY, ...stay('JOG', 15, 2) },
  { of: 'opener', state: 'open', bookedHoursAgo: 0.5, ...stay('DPS', 26, 3) },
  { of: 'opener', state: 'open', bookedHoursAgo: 0.25, ...stay('SIN', 44, 2) },
];
