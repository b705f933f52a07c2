import type { OwnRide } from '@wisata/kernel/contracts/booking-fields';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { TripLine } from '@wisata/kernel/trip-moments';
import { findRides } from '@wisata/kernel/trip-rides';
import type { BackendContext } from '../../app/context.ts';
import { bookingServices, searchMemberBookings } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { estimateDrive } from '../maps/index.ts';

/** Of what is ahead of a traveller, the newest: more than anybody has at once. */
const MOST = 50;

function toLine(context: BackendContext, booking: Booking): TripLine {
  const agenda = bookingServices(context).get(booking.service)?.agenda?.(booking, 'en') ?? [];
  return { id: booking.id, title: booking.titles.en, agenda };
}

/**
 * The way between an arrival and a stay of one member, one of which is this booking and the other paid as well: so that
 * a transfer begins with both ends, day, time and flight. Null where there is no such pair, or a transfer already.
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
  const lines = [booking, ...paid].map((each) => toLine(context, each));
  const rides = findRides(lines, (from, to) => estimateDrive(from, to)?.duration_minutes ?? null);
  const ride = rides.find(({ kind, line, stay }) => kind === 'from-arrival' && [line.id, stay.id].includes(booking.id));
  const { place_id: pickUp } = ride?.from ?? {};
  const { place_id: dropOff } = ride?.to ?? {};
  if (!ride || pickUp === undefined || dropOff === undefined || ride.moment.time === null) return null;
  const { date, time, flight = '' } = ride.moment;
  return { pick_up: pickUp, date, time, flight, drop_off: dropOff };
}
