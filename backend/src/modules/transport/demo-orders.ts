import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { addDays } from '@wisata/kernel/dates';
import { findDemoMoments, takeAnswer } from '../bookings/index.ts';
import type { DemoApi, DemoBuyer, DemoOrder } from '../bookings/index.ts';

interface DemoTrip {
  readonly mode: 'self-drive' | 'with-driver' | 'transfer';
  readonly pickUp: string;
  readonly dropOff?: string;
  readonly afterDays: number;
  /** Absent for a transfer. */
  readonly days?: number;
  readonly time: string;
}

const PEOPLE = 2;

const searchOf = ({ afterDays, days, time, ...places }: DemoTrip, today: string) => ({
  ...places,
  pickUpDate: addDays(today, afterDays),
  pickUpTime: time,
  ...(days === undefined ? {} : { dropOffDate: addDays(today, afterDays + days), dropOffTime: time }),
  passengers: PEOPLE,
  bags: PEOPLE,
});

type Search = Omit<ReturnType<typeof searchOf>, 'dropOffDate' | 'dropOffTime'>;

async function searchVehicles(api: DemoApi, search: Search): Promise<TransportListAnswer> {
  const answer = await api.call('POST', '/api/v1/transport/search', null, search);
  return takeAnswer(answer, 'searching vehicles') as unknown as TransportListAnswer;
}

async function bookFirst(api: DemoApi, buyer: DemoBuyer, search: Search, more: object) {
  const { vehicles } = await searchVehicles(api, search);
  const [vehicle] = vehicles.data;
  return api.call('POST', '/api/v1/transport/booking', buyer.user, {
    ...search,
    selectedVehicle: vehicle?.id,
    total_price: vehicle?.totalFare,
    contact: { ...buyer.contact, calling_code: '62' },
    ...more,
  });
}

function hire(trip: DemoTrip, more: object): Pick<DemoOrder, 'book'> {
  return {
    book(api, buyer, today) {
      const { title, first_name, last_name } = buyer.contact;
      const driver = {
        title,
        first_name,
        last_name,
        birth_date: '1990-04-17',
        licence_number: '900417 210355',
        licence_since: '2012-05-02',
        licence_expires: addDays(today, 900),
      };
      const own = trip.mode === 'self-drive' ? { driver, ...more } : more;
      return bookFirst(api, buyer, searchOf(trip, today), own);
    },
  };
}

const HALF_HOUR = 30;

/** The half hour at or before so many minutes after midnight, as a transfer is ordered. */
function halfHour(minutes: number): string {
  const at = Math.max(0, Math.floor(minutes / HALF_HOUR) * HALF_HOUR);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

const minutesOf = (time: string | null) => {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return hours * 60 + minutes;
};

const HOUSE = 'district:DPS.sanur';
const AIRPORT = 'airport:DPS';

/** From the flight that the trip begins with. */
const FROM_FLIGHT: Pick<DemoOrder, 'book'> = {
  async book(api, buyer) {
    const [landing] = await findDemoMoments(api, buyer, 'arrival');
    if (!landing) throw new Error('The trip has no flight to be met from');
    const time = halfHour(minutesOf(landing.time) + (landing.out_minutes ?? 0) + HALF_HOUR);
    const search = searchOf({ mode: 'transfer', pickUp: AIRPORT, dropOff: HOUSE, afterDays: 0, time }, landing.date);
    return bookFirst(api, buyer, search, { flight_number: landing.flight ?? 'GA 402' });
  },
};

/** To the flight that leaves the island, with less than half an hour to spare before its counter closes. */
const TO_FLIGHT: Pick<DemoOrder, 'book'> = {
  async book(api, buyer) {
    const departures = await findDemoMoments(api, buyer, 'departure');
    const leaving = departures.find(({ stop, flight }) => stop?.place_id === AIRPORT && flight !== undefined);
    if (!leaving) throw new Error('The trip has no flight to be driven to');
    const trip = { mode: 'transfer', pickUp: HOUSE, dropOff: AIRPORT, afterDays: 0, time: '08:00' } as const;
    const search = searchOf(trip, leaving.date);
    const { route } = await searchVehicles(api, search);
    const closes = minutesOf(leaving.time) - (leaving.closes_minutes ?? 0);
    return bookFirst(api, buyer, { ...search, pickUpTime: halfHour(closes - (route?.duration_minutes ?? 0)) }, {});
  },
};

/** A paid transfer that meets a flight, a rental whose voucher the operator did not give, and both transfers of the trip. */
export const TRANSPORT_DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'member',
    state: 'issued',
    payBy: 'bca',
    inItinerary: true,
    bookedHoursAgo: 90,
    ...hire(
      { mode: 'transfer', pickUp: 'airport:DPS', dropOff: 'district:DPS.sanur', afterDays: 23, time: '13:30' },
      { flight_number: 'GA 402' },
    ),
  },
  {
    of: 'member',
    state: 'issue-failed',
    payBy: 'bca',
    bookedHoursAgo: 40,
    ...hire({ mode: 'self-drive', pickUp: 'city:JOG', afterDays: 31, days: 3, time: '10:00' }, {}),
  },
  { of: 'trip', state: 'issued', payBy: 'bca', bookedHoursAgo: 80, ...FROM_FLIGHT },
  { of: 'trip', state: 'issued', payBy: 'bca', bookedHoursAgo: 75, ...TO_FLIGHT },
];
