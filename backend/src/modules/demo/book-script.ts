import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { AuthUser } from '../../app/access-token.ts';
import type { DemoFlight, DemoStay } from './demo-orders.ts';
import type { PastAnswer, PastApi } from './past.ts';

/** Who orders; without a user, a guest with this e-mail. */
export interface DemoBuyer {
  readonly user: AuthUser | null;
  readonly contact: {
    readonly title: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone: string;
  };
}

const HOTELS_TO_TRY = 8;
const COMPANION = { title: 'Mr', first_name: 'Raka', last_name: 'Prasetya', type: 'ADT' };

const BIRTH_DATES = ['1991-04-17', '1989-11-02'];

/** The script knows what the API must answer; anything else is a bug in one of them. */
export function take({ status, message, data }: PastAnswer, step: string) {
  if (status >= 400) throw new Error(`The demo orders stopped at ${step}: ${status} ${message}`);
  return data as Record<string, unknown>;
}

interface OfferedRoom {
  readonly roomKey: string;
  readonly totalPrice: number;
  readonly isRefundable: boolean;
}

/** The first hotels of the city in turn, until one has a room; one that can be canceled has more to show. */
async function findRoom(api: PastApi, { city, nights }: DemoStay, checkInDate: string) {
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

function travellersOf({ contact: { title, first_name: firstName, last_name: lastName } }: DemoBuyer) {
  return [{ title, first_name: firstName, last_name: lastName, type: 'ADT' }, COMPANION];
}

async function bookStay(api: PastApi, buyer: DemoBuyer, stay: DemoStay, today: string): Promise<PastAnswer> {
  const room = await findRoom(api, stay, addDays(today, stay.checkInAfterDays));
  return api.call('POST', '/api/v1/hotel/booking', buyer.user, {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    ...{ count_room: 1, count_guest: 2, count_child: 0 },
    contact: { ...buyer.contact, calling_code: '62' },
    paxes: travellersOf(buyer),
  });
}

interface FoundFlight {
  readonly FlightId: string;
  readonly IsAvailable: boolean;
  readonly TotalTransit: number;
  readonly TotalFare: number;
  readonly ClassObjects: readonly { readonly Id: string }[];
}

/** The cheapest direct flight of each way. */
async function findFlights(api: PastApi, flight: DemoFlight, today: string) {
  const back = flight.returnAfterDays;
  const answer = await api.call('POST', '/api/v1/flight/availability', null, {
    ...{ origin: flight.from, destination: flight.to, adult: 2 },
    departDate: addDays(today, flight.departAfterDays),
    returnDate: back === undefined ? null : addDays(today, back),
    trip: back === undefined ? 'one-way' : 'round-trip',
  });
  const { Schedules: schedules } = take(answer, 'searching flights') as { Schedules: { Flights: FoundFlight[] }[] };
  return schedules.map(({ Flights: flights }) => {
    const [cheapest] = flights
      .filter((found) => found.IsAvailable && found.TotalTransit === 0)
      .sort((left, right) => left.TotalFare - right.TotalFare);
    if (!cheapest) throw new Error(`No flight from ${flight.from} to ${flight.to}`);
    return { FlightId: cheapest.FlightId, ClassId: cheapest.ClassObjects[0]!.Id };
  });
}

async function bookFlight(api: PastApi, buyer: DemoBuyer, flight: DemoFlight, today: string): Promise<PastAnswer> {
  const chosen = { flights: await findFlights(api, flight, today), adult: 2, child: 0, infant: 0 };
  const fare = take(await api.call('POST', '/api/v1/flight/fare-detail', null, chosen), 'the fare');
  const { phone, ...contact } = buyer.contact;
  const passengers = travellersOf(buyer).map((traveller, index) => ({
    ...traveller,
    title: traveller.title.toUpperCase(),
    index: index + 1,
    birth_date: BIRTH_DATES[index],
    nationality: 'ID',
  }));
  return api.call('POST', '/api/v1/flight/booking', buyer.user, {
    ...chosen,
    total_price: fare.total,
    contact: { ...contact, calling_code: '62', mobile_phone: phone },
    passengers,
  });
}

/** Gives the id of the booking. `today` is the visitor's, not the day of the past on which it is booked. */
export async function book(api: PastApi, buyer: DemoBuyer, item: DemoStay | DemoFlight, now: Date): Promise<string> {
  const today = todayInJakarta(now.getTime());
  const answer = await ('city' in item ? bookStay(api, buyer, item, today) : bookFlight(api, buyer, item, today));
  return String(take(answer, 'city' in item ? `booking ${item.city}` : `flying to ${item.to}`).id);
}
