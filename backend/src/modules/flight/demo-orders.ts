import { askDemoTrip, demoParty, takeAnswer, WEEK_IN_BALI } from '../bookings/index.ts';
import type { DemoApi, DemoOrder, DemoTrip } from '../bookings/index.ts';

const BIRTH_DATES = ['1991-04-17', '1989-11-02'];

interface FoundFlight {
  readonly FlightId: string;
  readonly IsAvailable: boolean;
  readonly TotalTransit: number;
  readonly TotalFare: number;
  readonly ClassObjects: readonly { readonly Id: string }[];
}

/** The cheapest direct flight of each way. */
async function findFlights(api: DemoApi, flight: DemoTrip, today: string) {
  type Found = { readonly Schedules: readonly { readonly Flights: readonly FoundFlight[] }[] };
  const found = await askDemoTrip<Found>(api, 'flight', flight, today);
  return found.Schedules.map(({ Flights: flights }) => {
    const [cheapest] = flights
      .filter(({ IsAvailable, TotalTransit }) => IsAvailable && TotalTransit === 0)
      .sort((left, right) => left.TotalFare - right.TotalFare);
    if (!cheapest) throw new Error(`No flight from ${flight[0]} to ${flight[1]}`);
    return { FlightId: cheapest.FlightId, ClassId: cheapest.ClassObjects[0]!.Id };
  });
}

function trip(...flight: DemoTrip): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      const chosen = { flights: await findFlights(api, flight, today), adult: 2, child: 0, infant: 0 };
      const fare = takeAnswer(await api.call('POST', '/api/v1/flight/fare-detail', null, chosen), 'the fare');
      return api.call('POST', '/api/v1/flight/booking', buyer.user, {
        ...chosen,
        ...demoParty(buyer, (index) => ({ birth_date: BIRTH_DATES[index], nationality: 'ID' })),
        total_price: fare.total,
      });
    },
  };
}

const DAY = 24;

/** A trip of the past, the way to the stay in Bali that was paid with it, and the ways of the trip through every service. */
export const FLIGHT_DEMO_ORDERS: readonly DemoOrder[] = [
  { of: 'member', state: 'issued', payBy: 'gopay', bookedHoursAgo: 60 * DAY, ...trip('CGK', 'SUB', -41) },
  { ...WEEK_IN_BALI, ...trip('CGK', 'DPS', 23, 27) },
  { of: 'trip', state: 'issued', payBy: 'bca', bookedHoursAgo: 9 * DAY, ...trip('CGK', 'DPS', 12) },
  { of: 'trip', state: 'issued', payBy: 'bca', bookedHoursAgo: 8 * DAY, ...trip('DPS', 'YIA', 15) },
];
