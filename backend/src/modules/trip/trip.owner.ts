import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { takeRateLimit } from '../../app/rate-limit.ts';
import type { Db } from '../../app/schema.ts';
import {
  findBooking,
  findBookingByCode,
  mayAccess,
  refreshBookings,
  searchBookingsById,
  searchMemberBookings,
  type Booking,
} from '../bookings/index.ts';

/** Whose trip it is: a member, and whoever proves an order by its e-mail. */
export interface TripOwner {
  readonly userId: string | undefined;
  readonly orders: readonly { readonly order_id: string; readonly email: string }[];
  readonly ip: string;
}

const MOST_BOOKINGS = 60;
/** So many days after its last one a booking still stands in its trip. */
const PAST_DAYS = 30;
/** Guesses at orders from one address; a right one is not counted. */
const WRONG_PAIRS = { max: 40, windowSeconds: 600 };

async function searchOwn({ db, clock }: BackendContext, userId: string): Promise<Booking[]> {
  const today = addDays(todayInJakarta(clock.now().getTime()), -PAST_DAYS);
  const query = { userId, today, page: 1, limit: MOST_BOOKINGS } as const;
  const standing = await searchMemberBookings(db, { ...query, when: 'upcoming' });
  const ended = await searchMemberBookings(db, { ...query, when: 'cancelled' });
  return [...standing.bookings, ...ended.bookings];
}

/** The orders that are proved by their e-mail. Throws 429 for somebody who guesses. */
export async function searchProven(context: BackendContext, { userId, orders, ip }: TripOwner): Promise<Booking[]> {
  const key = `trip ${ip}`;
  const found: Booking[] = [];
  for (const { order_id: id, email } of orders) {
    const booking = (await findBookingByCode(context.db, id)) ?? (await findBooking(context.db, id));
    // An order that is somebody else's and one that never was are both left out without a word.
    if (booking && mayAccess(booking, { ...(userId ? { userId } : {}), email })) found.push(booking);
    else await takeRateLimit(context, key, WRONG_PAIRS);
  }
  return found;
}

/** Every booking of the owner as it is at this instant, each once. Throws 429 for somebody who guesses. */
export async function loadOwnBookings(context: BackendContext, owner: TripOwner): Promise<readonly Booking[]> {
  const own = owner.userId ? await searchOwn(context, owner.userId) : [];
  const all = [...own, ...(await searchProven(context, owner))];
  return refreshBookings(context, [...new Map(all.map((booking) => [booking.id, booking])).values()]);
}

/** Who asks: the member, and bookings that are known to be theirs. */
export interface Asker {
  readonly userId: string | undefined;
  readonly own: readonly Booking[];
}

/** Which of these bookings are the asker's, however long ago their trip was. */
export async function findOwnIds(db: Db, { userId, own }: Asker, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ownIds = own.map(({ id }) => id);
  if (userId === undefined) return new Set(ownIds);
  const others = await searchBookingsById(
    db,
    ids.filter((id) => !ownIds.includes(id)),
  );
  const members = others.filter((booking) => mayAccess(booking, { userId }));
  return new Set([...ownIds, ...members.map(({ id }) => id)]);
}
