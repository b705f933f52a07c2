import { orderStatus } from '@wisata/kernel/booking-status';
import { addDays, todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { TicketBox, type TicketBoxProps } from '@wisata/ui/ticket-box';
import { useTranslation } from 'react-i18next';

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

/** The whole or half hour at a moment or after it. */
export function nextHalfHour(date: CalendarDate, time: string): readonly [CalendarDate, string] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const halves = Math.ceil((hours * 60 + minutes) / 30);
  const within = halves % HALF_HOURS_A_DAY;
  const text = `${String(Math.floor(within / 2)).padStart(2, '0')}:${within % 2 === 0 ? '00' : '30'}`;
  return [addDays(date, Math.floor(halves / HALF_HOURS_A_DAY)), text];
}

function rideQuery({ pickUp, dropOff, date, time, people, flight }: Ride): string {
  const [pickUpDate, pickUpTime] = nextHalfHour(date, time);
  const query = new URLSearchParams({ pickUp, pickUpDate, pickUpTime, passengers: String(people) });
  if (dropOff) query.set('dropOff', dropOff);
  if (flight) query.set('flight', flight);
  return query.toString();
}

interface RideBoxProps extends Pick<TicketBoxProps, 'level'> {
  readonly service: string;
  readonly line: OrderLine;
  /** Undefined where the record does not say enough. */
  readonly ride: Ride | undefined;
}

/** "How do I get there?" of a paid booking: the transfer of whichever service has them, with everything filled in. */
export function RideBox({ service, level, line, ride }: RideBoxProps) {
  const { t } = useTranslation(service);
  const { config, clock } = useApp();
  const search = config.services.map((key) => config.descriptions[key]?.transfers).find((path) => path !== undefined);
  const isPaid = orderStatus(line, clock.now()).badge === 'paid';
  if (!search || !isPaid || !ride || ride.date < todayInJakarta(clock.now())) return null;
  return (
    <TicketBox level={level} title={t('ticket.ride.title')}>
      <Stack gap={4}>
        <p>{t(ride.flight ? 'ticket.ride.flight' : 'ticket.ride.text', { flight: ride.flight })}</p>
        <LinkButton as={RouterLink} href={`${search}&${rideQuery(ride)}`}>
          {t('ticket.ride.see')}
        </LinkButton>
      </Stack>
    </TicketBox>
  );
}
