import { randomUUID } from 'node:crypto';
import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import type { SharedTripAnswer } from '@wisata/kernel/contracts/trip';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { sql } from 'kysely';
import { notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Db } from '../../app/schema.ts';
import { readSignedId, signId } from '../../app/signed-id.ts';
import { isUuid, refreshBookings, searchBookingsById } from '../bookings/index.ts';
import { findOwnIds, type Asker } from './trip.owner.ts';
import { agendaOf, isStanding } from './trip.view.ts';
import type { TripSharesTable } from './tables.ts';

const PURPOSE = 'trip-share';
/** So many days after its last one a shared trip can still be seen. */
const AFTER_DAYS = 30;
const unknown = () => notFound('This trip is not shared any more.', 'TRIP_NOT_SHARED');

const toAnswer = ({ config }: BackendContext, { id, booking_ids, created_at }: TripSharesTable) => ({
  token: signId(config.jwtSecret, PURPOSE, id),
  booking_ids,
  created_at: created_at.toISOString(),
});

/** Links that show some of these bookings, and no booking that is not the asker's. */
async function searchOwnShares(db: Db, asker: Asker, ids: readonly string[]): Promise<TripSharesTable[]> {
  const live = await db
    .selectFrom('trip_shares')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`booking_ids && ${sql.val([...ids])}::uuid[]`)
    .orderBy('created_at')
    .execute();
  const shown = live.flatMap(({ booking_ids: shared }) => shared);
  const ownIds = await findOwnIds(db, asker, shown);
  return live.filter(({ booking_ids: shared }) => shared.every((id) => ownIds.has(id)));
}

/** Links to the asker's bookings, whose every booking is their own. */
export async function searchShares(context: BackendContext, asker: Asker) {
  const ids = asker.own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await searchOwnShares(context.db, asker, ids);
  return found.map((each) => toAnswer(context, each));
}

/** A link to these bookings; one that shows some of them already shows all of them from now on. */
export async function shareTrip(context: BackendContext, asker: Asker, ids: readonly string[]) {
  const ownIds = asker.own.map(({ id }) => id);
  if (!ids.every((id) => ownIds.includes(id))) throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  return context.db.transaction().execute(async (trx) => {
    const [known] = await searchOwnShares(trx, asker, ids);
    if (known) {
      await trx
        .updateTable('trip_shares')
        .set({ booking_ids: [...ids] })
        .where('id', '=', known.id)
        .execute();
      return toAnswer(context, { ...known, booking_ids: [...ids] });
    }
    const share = { id: randomUUID(), booking_ids: [...ids], created_at: context.clock.now(), revoked_at: null };
    await trx.insertInto('trip_shares').values(share).execute();
    return toAnswer(context, share);
  });
}

async function findShare({ config, db }: BackendContext, token: string): Promise<TripSharesTable> {
  const id = readSignedId(config.jwtSecret, PURPOSE, token);
  if (!id || !isUuid(id)) throw unknown();
  const share = await db.selectFrom('trip_shares').selectAll().where('id', '=', id).executeTakeFirst();
  if (!share || share.revoked_at) throw unknown();
  return share;
}

/** Ends a link. Whoever only has the link cannot: every booking behind it must be the asker's. */
export async function unshareTrip(context: BackendContext, asker: Asker, token: string): Promise<void> {
  const share = await findShare(context, token);
  const ownIds = await findOwnIds(context.db, asker, share.booking_ids);
  if (!share.booking_ids.every((id) => ownIds.has(id))) throw unknown();
  const now = context.clock.now();
  await context.db.updateTable('trip_shares').set({ revoked_at: now }).where('id', '=', share.id).execute();
}

/** Moments for others. Of a way to or from the traveller's own address no more is told than when. */
function forOthers(agenda: readonly AgendaEntry[]): AgendaEntry[] {
  const isPrivate = agenda.some(({ is_own_place: isOwn }) => isOwn);
  return agenda.map(({ stop, is_own_place: _own, ...entry }) => {
    if (isPrivate) return { ...entry, title: '', place: '' };
    if (!stop) return entry;
    const { name, town, latitude, longitude } = stop;
    return { ...entry, stop: { name, town, latitude, longitude } };
  });
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/**
 * What a link shows: when and where of the bookings that stand, and first names. Its lines are numbered anew, so that
 * nothing in it leads to a booking.
 */
export async function viewShare(context: BackendContext, token: string, locale: Locale): Promise<SharedTripAnswer> {
  const share = await findShare(context, token);
  const found = await refreshBookings(context, await searchBookingsById(context.db, share.booking_ids));
  const lines = found
    .filter(isStanding)
    .map((booking) => ({ booking, agenda: forOthers(agendaOf(context, booking, locale)) }));
  const last =
    lines
      .flatMap(({ agenda }) => agenda.map(({ date }) => date))
      .sort()
      .at(-1) ?? '';
  if (last < addDays(todayInJakarta(context.clock.now().getTime()), -AFTER_DAYS)) throw unknown();
  return {
    first_names: [...new Set(lines.map(({ booking }) => firstWord(booking.contact.firstName)).filter(Boolean))],
    lines: lines.map(({ booking, agenda }, index) => ({
      id: String(index + 1),
      service: booking.service,
      title: agenda[0] ? agenda[0].title : booking.titles[locale],
      is_paid: booking.paymentStatus === 'paid',
      agenda,
    })),
  };
}
