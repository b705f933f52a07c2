import type { AddToItinerary } from '@wisata/kernel/contracts/itinerary-requests';
import type { Locale } from '@wisata/kernel/locale';
import { badRequest, conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { bookingServices, ENDED_STATUSES, findBooking, isUuid, mayAccess, refreshBooking } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { countItems, deleteItem, findBookingItem, insertItem } from './itinerary.repository.ts';
import type { ItineraryItem, NewItem } from './itinerary.repository.ts';

/** A long list is a mistake or an attack; the calendar and the days are always built from all of it. */
const MAX_ITEMS = 300;

/** First and last day of a booking; undefined where its service names none. */
function spanOf(context: BackendContext, booking: Booking, locale: Locale) {
  const agenda = bookingServices(context).get(booking.service)?.agenda?.(booking, locale) ?? [];
  const [first, last] = [agenda[0], agenda.at(-1)];
  if (!first || !last) return undefined;
  const { place, date, time } = first;
  return { place, start_date: date, start_time: time, end_date: last.date === date ? null : last.date };
}

async function bookingItem(
  context: BackendContext,
  userId: string,
  body: AddToItinerary,
  locale: Locale,
): Promise<NewItem> {
  const found = await findBooking(context.db, body.id ?? '');
  if (!found || !mayAccess(found, { userId })) throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  const booking = await refreshBooking(context, found);
  if (ENDED_STATUSES.includes(booking.paymentStatus))
    throw conflict('This booking has ended, so it cannot be added.', 'ITINERARY_BOOKING_ENDED');
  const span = spanOf(context, booking, locale);
  if (!span) throw conflict('This booking has no travel day yet.', 'ITINERARY_NO_DATE');
  const about = { user_id: userId, booking_id: booking.id, title: body.title, note: body.note };
  return { ...about, ...span, place: body.place || span.place };
}

/** A booking of a member joins the itinerary by itself; a guest has none. */
export async function joinItinerary(context: BackendContext, trx: Trx, booking: Booking): Promise<void> {
  const span = spanOf(context, booking, booking.locale);
  if (booking.userId === null || !span || (await countItems(trx, booking.userId)) >= MAX_ITEMS) return;
  const about = { user_id: booking.userId, booking_id: booking.id, title: null, note: '' };
  await insertItem(trx, { ...about, ...span }, context.clock.now());
}

function ownItem(userId: string, { title, note, date, time, end_date: endDate, place }: AddToItinerary): NewItem {
  const problems = {
    ...(title ? {} : { title: 'Please enter a title.' }),
    ...(date ? {} : { date: 'Please choose a day.' }),
    ...(date && endDate && endDate < date ? { end_date: 'The last day is before the first.' } : {}),
  };
  const [problem] = Object.values(problems);
  if (problem) throw badRequest(problem, problems);
  return {
    user_id: userId,
    booking_id: null,
    title,
    note,
    place,
    start_date: date!,
    start_time: time,
    end_date: endDate,
  };
}

/** Adding a booking twice gives the entry that is there already, unchanged. */
export async function addItem(
  context: BackendContext,
  userId: string,
  body: AddToItinerary,
  locale: Locale,
): Promise<ItineraryItem> {
  const { db, clock } = context;
  const item = body.id ? await bookingItem(context, userId, body, locale) : ownItem(userId, body);
  const known = item.booking_id ? await findBookingItem(db, userId, item.booking_id) : undefined;
  if (known) return known;
  if ((await countItems(db, userId)) >= MAX_ITEMS)
    throw conflict(`An itinerary holds at most ${MAX_ITEMS} entries.`, 'ITINERARY_FULL');
  const added = await insertItem(db, item, clock.now());
  return added ?? (await findBookingItem(db, userId, item.booking_id!))!;
}

/** A booking that was never paid takes itself out again; one that was given up stays, with its refund. */
export async function leaveItinerary(
  _context: BackendContext,
  trx: Trx,
  { id, paymentStatus }: Booking,
): Promise<void> {
  if (paymentStatus === 'refunded') return;
  await trx.deleteFrom('itinerary_items').where('booking_id', '=', id).where('title', 'is', null).execute();
}

export async function removeItem({ db }: BackendContext, userId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteItem(db, userId, id))) throw notFound('Itinerary not found', 'ITINERARY_NOT_FOUND');
}
