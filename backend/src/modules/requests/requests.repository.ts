import type { Locale } from '@wisata/kernel/locale';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';
import type { RequestRow, RequestStatus, RequestStep } from './tables.ts';

export type Request = Selectable<RequestRow>;

/** Undefined when a request of the same kind is still open for the booking. */
export async function insertRequest(trx: Trx, row: Request): Promise<Request | undefined> {
  return trx
    .insertInto('booking_requests')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function addRequestEvent(
  trx: Trx,
  event: { requestId: string; at: Date; kind: RequestStep; actor: string; note: string | null },
): Promise<void> {
  const { requestId, ...rest } = event;
  await trx
    .insertInto('booking_request_events')
    .values({ request_id: requestId, ...rest })
    .execute();
}

export function findRequest(db: Db, id: string): Promise<Request | undefined> {
  return db.selectFrom('booking_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockRequest(trx: Trx, id: string): Promise<Request | undefined> {
  return trx.selectFrom('booking_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What an answer changes. */
export type RequestChange = Partial<Pick<Request, 'decision' | 'refund_minor' | 'agreed_date'>> &
  Pick<Request, 'status' | 'updated_at'>;

export async function saveRequest(trx: Trx, id: string, change: RequestChange): Promise<Request> {
  return trx.updateTable('booking_requests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function searchRequestsOf(db: Db, bookingId: string): Promise<Request[]> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The language of the newest request, in which it is answered; undefined where nobody asked for anything. */
export async function findAskedLocale(db: Db, bookingId: string): Promise<Locale | undefined> {
  return (await searchRequestsOf(db, bookingId)).at(-1)?.locale;
}

export async function searchRequestEvents(db: Db, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('booking_request_events')
    .select(['request_id', 'at', 'kind', 'note'])
    .where('request_id', 'in', [...requestIds])
    .orderBy('id')
    .execute();
}
export type RequestEvent = Awaited<ReturnType<typeof searchRequestEvents>>[number];

/** Those that wait longest come first. */
export async function searchRequests(db: Db, query: { status: RequestStatus | ''; page: number; limit: number }) {
  let found = db.selectFrom('booking_requests');
  if (query.status) found = found.where('status', '=', query.status);
  const { total } = await found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const requests = await found
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { requests, total };
}
