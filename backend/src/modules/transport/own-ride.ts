import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import type { OwnRide } from '@wisata/kernel/contracts/booking-fields';
import { daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices, searchMemberBookings } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { estimateDrive } from '../maps/index.ts';

/** Of what is ahead of a traveller, the newest: more than anybody has at once. */
const MOST = 50;
/** Transfers from an arrival go no further than this. */
const MOST_KM = 200;

type Stop = NonNullable<AgendaEntry['stop']>;
interface Moment {
  readonly bookingId: string;
  readonly entry: AgendaEntry;
  readonly stop: Stop & { readonly place_id: string };
}

function momentsOf(context: BackendContext, booking: Booking, kind: AgendaEntry['kind']): Moment[] {
  const agenda = bookingServices(context).get(booking.service)?.agenda?.(booking, 'en') ?? [];
  return agenda.flatMap((entry) => {
    const { stop } = entry;
    const placeId = stop?.place_id;
    const isMeant = entry.kind === kind && stop && placeId !== undefined;
    return isMeant ? [{ bookingId: booking.id, entry, stop: { ...stop, place_id: placeId } }] : [];
  });
}

/** Who lands after midnight has the room of the night before; who travels by night has that of the next day at most. */
const nightsApart = ({ entry: arrival }: Moment, { entry: stay }: Moment) => daysBetween(arrival.date, stay.date);

function isWayOf(arrival: Moment, stay: Moment): boolean {
  if (arrival.entry.time === null || Math.abs(nightsApart(arrival, stay)) > 1) return false;
  const drive = estimateDrive(arrival.stop, stay.stop);
  return drive !== undefined && drive.distance_km <= MOST_KM;
}

/**
 * The way between an arrival and a stay of one member, one of which is this booking and the other paid as well: so that
 * a transfer begins with both ends, day, time and flight. Null where there is no such pair.
 */
export async function findOwnRide(context: BackendContext, booking: Booking): Promise<OwnRide | null> {
  const { userId, paymentStatus } = booking;
  if (userId === null || paymentStatus !== 'paid') return null;
  const today = todayInJakarta(context.clock.now().getTime());
  const { bookings } = await searchMemberBookings(context.db, {
    userId,
    when: 'upcoming',
    today,
    page: 1,
    limit: MOST,
  });
  const paid = bookings.filter((each) => each.paymentStatus === 'paid' && each.id !== booking.id);
  const all = (kind: AgendaEntry['kind']) => [booking, ...paid].flatMap((each) => momentsOf(context, each, kind));
  const stays = all('check-in');
  const pairs = all('arrival').flatMap((arrival) => stays.map((stay) => ({ arrival, stay })));
  const [best] = pairs
    .filter(({ arrival, stay }) => [arrival.bookingId, stay.bookingId].includes(booking.id) && isWayOf(arrival, stay))
    .sort((a, b) => Math.abs(nightsApart(a.arrival, a.stay)) - Math.abs(nightsApart(b.arrival, b.stay)));
  if (!best) return null;
  const { entry, stop } = best.arrival;
  return {
    pick_up: stop.place_id,
    date: entry.date,
    time: entry.time!,
    flight: entry.flight ?? '',
    drop_off: best.stay.stop.place_id,
  };
}
