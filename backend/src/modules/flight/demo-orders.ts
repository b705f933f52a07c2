import { addDays } from '@wisata/kernel/dates';
import { demoTravellers, takeAnswer } from '../bookings/index.ts';
import type { DemoApi, DemoOrder } from '../bookings/index.ts';

interface DemoFlight {
  readonly from: string;
  readonly to: string;
  readonly departAfterDays: number;
  /** Absent for one way. */
  readonly returnAfterDays?: number;
}

const BIRTH_DATES = ['1991-04-17', '1989-11-02'];

interface FoundFlight {
  readonly FlightId: string;
  readonly IsAvailable: boolean;
  readonly TotalTransit: number;
  readonly TotalFare: number;
  readonly ClassObjects: readonly { readonly Id: string }[];
}

/** The cheapest direct flight of each way. */
async function findFlights(api: DemoApi, flight: DemoFlight, today: string) {
  const back = flight.returnAfterDays;
  const answer = await api.call('POST', '/api/v1/flight/availability', null, {
    origin: flight.from,
    destination: flight.to,
    adult: 2,
    departDate: addDays(today, flight.departAfterDays),
    returnDate: back === undefined ? null : addDays(today, back),
    trip: back === undefined ? 'one-way' : 'round-trip',
  });
  const found = takeAnswer(answer, 'searching flights') as { Schedules: { Flights: FoundFlight[] }[] };
  return found.Schedules.map(({ Flights: flights }) => {
    const [cheapest] = flights
      .filter(({ IsAvailable, TotalTransit }) => IsAvailable && TotalTransit === 0)
      .sort((left, right) => left.TotalFare - right.TotalFare);
    if (!cheapest) throw new Error(`No flight from ${flight.from} to ${flight.to}`);
    return { FlightId: cheapest.FlightId, ClassId: cheapest.ClassObjects[0]!.Id };
  });
}

function trip(flight: DemoFlight): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      const chosen = { flights: await findFlights(api, flight, today), adult: 2, child: 0, infant: 0 };
      const fare = takeAnswer(await api.call('POST', '/api/v1/flight/fare-detail', null, chosen), 'the fare');
      const { phone, ...contact } = buyer.contact;
      const passengers = demoTravellers(buyer).map((traveller, index) => ({
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
    },
  };
}

const DAY = 24;

/** A trip of the past, and the way to the stay in Bali that was paid with it. */
export const FLIGHT_DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'member',
    state: 'issued',
    payBy: 'gopay',
    bookedHoursAgo: 60 * DAY,
    ...trip({ from: 'CGK', to: 'SUB', departAfterDays: -41 }),
  },
  {
    of: 'member',
    state: 'issued',
    payBy: 'bca',
    inItinerary: true,
    bookedHoursAgo: 4 * DAY,
    together: 'a week in Bali',
    ...trip({ from: 'CGK', to: 'DPS', departAfterDays: 23, returnAfterDays: 27 }),
  },
];
