import { addDays } from '@wisata/kernel/dates';
import { askDemoTrip, demoParty } from '../bookings/index.ts';
import type { DemoApi, DemoOrder, DemoTrip } from '../bookings/index.ts';

const IDENTITIES = ['3171025704910003', '3171020211890002'];

interface FoundTrain {
  readonly Segments: readonly {
    readonly ClassKey: string;
    readonly IsAvailable: boolean;
    readonly TotalFare: number;
  }[];
}

interface FoundTrains {
  readonly Schedules: readonly { readonly Journeys: readonly FoundTrain[] }[];
  readonly queue_required: boolean;
}

const MOST_TRIES = 30;

/** The cheapest class of each way, and what they cost together; later where everybody travels at that time. */
async function findTrains(api: DemoApi, trip: DemoTrip, today: string) {
  for (let later = 0; later < MOST_TRIES; later += 1) {
    const found = await askDemoTrip<FoundTrains>(api, 'train', trip, addDays(today, later));
    const cheapest = found.Schedules.flatMap(({ Journeys: journeys }) => {
      const open = journeys.flatMap(({ Segments }) => Segments).filter(({ IsAvailable }) => IsAvailable);
      return open.sort((left, right) => left.TotalFare - right.TotalFare)[0] ?? [];
    });
    if (found.queue_required || cheapest.length < found.Schedules.length) continue;
    return {
      journeys: cheapest.map(({ ClassKey }) => ({ ClassKey })),
      total_price: cheapest.reduce((total, { TotalFare }) => total + TotalFare, 0),
    };
  }
  throw new Error(`No train from ${trip[0]} to ${trip[1]}`);
}

function trip(...wanted: DemoTrip): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      return api.call('POST', '/api/v1/train/booking', buyer.user, {
        ...(await findTrains(api, wanted, today)),
        ...demoParty(buyer, (index) => ({ id_type: 1, id_number: IDENTITIES[index] })),
        adult: 2,
      });
    },
  };
}

const DAY = 24;

/** A return trip that is paid, an order whose tickets the railway did not give, and the way home of the trip through every service. */
export const TRAIN_DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'member',
    state: 'issued',
    payBy: 'mandiri',
    inItinerary: true,
    bookedHoursAgo: 3 * DAY,
    ...trip('GMR', 'YK', 12, 15),
  },
  { of: 'member', state: 'issue-failed', payBy: 'bca', bookedHoursAgo: 2 * DAY, ...trip('SGU', 'ML', 9) },
  { of: 'trip', state: 'issued', payBy: 'mandiri', bookedHoursAgo: 6 * DAY, ...trip('YK', 'GMR', 17) },
];
