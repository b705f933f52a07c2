import { orderBadge } from '@wisata/kernel/booking-status';
import { addDays, todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { TicketBox, type TicketBoxProps } from '@wisata/ui/ticket-box';

/** The way on from an arrival, or to a place; places are named by the ids of the map service. */
export interface Ride {
  readonly pickUp: string;
  /** Left out where only the traveller knows it. */
  readonly dropOff?: string;
  readonly date: CalendarDate;
  /** `HH:mm`, on the clocks of the place. */
  readonly time: string;
  readonly people: number;
  /** The flight that a driver waits for. */
  readonly flight?: string;
}

const HALF_HOURS_A_DAY = 48;

/** They come with the tickets that show them. */
const WORDS = {
  en: {
    title: 'How do I get there?',
    text: 'A driver meets you with your name on a sign and takes you to the door. Place, day and time are filled in.',
    flight: (flight: string) =>
      `A driver meets ${flight} with your name on a sign, waits when it is late, and takes you to the door.`,
    see: 'See transfers',
  },
  id: {
    title: 'Bagaimana ke sana?',
    text: 'Sopir menjemput Anda dengan papan nama dan mengantar sampai pintu. Tempat, hari, dan jam sudah terisi.',
    flight: (flight: string) =>
      `Sopir menunggu ${flight} dengan papan nama Anda, juga kalau terlambat, dan mengantar sampai pintu.`,
    see: 'Lihat antar jemput',
  },
} as const;

/** The whole or half hour at a moment or after it. */
export function nextHalfHour(date: CalendarDate, time: string): readonly [CalendarDate, string] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const halves = Math.ceil((hours * 60 + minutes) / 30);
  const within = halves % HALF_HOURS_A_DAY;
  const text = `${String(Math.floor(within / 2)).padStart(2, '0')}:${within % 2 === 0 ? '00' : '30'}`;
  return [addDays(date, Math.floor(halves / HALF_HOURS_A_DAY)), text];
}

/** Both ends of the ride, the missing one from another paid booking of the member. */
export function withOwnRide(ride: Ride, own: OrderLine['ride']): Ride {
  if (!own) return ride;
  const { pick_up: pickUp, drop_off: dropOff, date, time, flight } = own;
  if (ride.dropOff === dropOff) return { ...ride, pickUp, date, time, ...(flight ? { flight } : {}) };
  return ride.pickUp === pickUp && !ride.dropOff ? { ...ride, dropOff } : ride;
}

function rideQuery({ pickUp, dropOff, date, time, people, flight }: Ride): string {
  const [pickUpDate, pickUpTime] = nextHalfHour(date, time);
  const query = new URLSearchParams({ pickUp, pickUpDate, pickUpTime, passengers: String(people) });
  if (dropOff) query.set('dropOff', dropOff);
  if (flight) query.set('flight', flight);
  return query.toString();
}

interface RideBoxProps extends Pick<TicketBoxProps, 'level'> {
  readonly line: OrderLine;
  /** Undefined where the record does not say enough. */
  readonly ride: Ride | undefined;
}

/** "How do I get there?" of a paid booking: the transfer of whichever service has them, with everything filled in. */
export function RideBox({ level, line, ride: known }: RideBoxProps) {
  const { config, clock, locale } = useApp();
  const words = WORDS[locale];
  const search = config.services.map((key) => config.descriptions[key]?.transfers).find((path) => path !== undefined);
  const isPaid = orderBadge(line, clock.now()) === 'paid';
  if (!search || !isPaid || !known || known.date < todayInJakarta(clock.now())) return null;
  const ride = withOwnRide(known, line.ride);
  return (
    <TicketBox level={level} title={words.title}>
      <Stack gap={4}>
        <p>{ride.flight ? words.flight(ride.flight) : words.text}</p>
        <LinkButton as={RouterLink} href={`${search}&${rideQuery(ride)}`}>
          {words.see}
        </LinkButton>
      </Stack>
    </TicketBox>
  );
}
