import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { addDays } from '@wisata/kernel/dates';
import { takeAnswer } from '../bookings/index.ts';
import type { DemoOrder } from '../bookings/index.ts';

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

function hire(trip: DemoTrip, more: object): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      const search = searchOf(trip, today);
      const answer = await api.call('POST', '/api/v1/transport/search', null, search);
      const { vehicles } = takeAnswer(answer, 'searching vehicles') as unknown as TransportListAnswer;
      const [vehicle] = vehicles.data;
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
      return api.call('POST', '/api/v1/transport/booking', buyer.user, {
        ...search,
        selectedVehicle: vehicle?.id,
        total_price: vehicle?.totalFare,
        contact: { ...buyer.contact, calling_code: '62' },
        ...(trip.mode === 'self-drive' ? { driver } : {}),
        ...more,
      });
    },
  };
}

/** A paid transfer that meets a flight, and a rental whose voucher the operator did not give. */
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
];
