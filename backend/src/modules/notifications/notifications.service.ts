import type { NotificationKind, NotificationsAnswer } from '@wisata/kernel/contracts/notifications';
import type { OrderTitles } from '@wisata/kernel/contracts/booking-records';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { searchBookingNews, searchDueSoon } from '../bookings/index.ts';
import { searchRequestNews } from '../requests/index.ts';

const TOLD_KINDS = [
  'payment-settled',
  'issued',
  'issue-failed',
  'expired',
  'refunded',
] as const satisfies NotificationKind[];
const TOLD_DAYS = 60;
const MOST_TOLD = 30;
const DAY_MS = 86_400_000;
/** From so long before a deadline on it is told. */
const DUE_SOON_MS = 30 * 60_000;

interface News {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly booking_id: string;
  readonly titles: OrderTitles;
  readonly service: string;
  readonly timeLimitAt?: Date;
}

async function searchNews({ db, clock }: BackendContext, userId: string): Promise<News[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
  const [steps, requests, due] = await Promise.all([
    searchBookingNews(db, { userId, kinds: TOLD_KINDS, since }),
    searchRequestNews(db, userId, since),
    searchDueSoon(db, userId, { from: now, to: new Date(now.getTime() + DUE_SOON_MS) }),
  ]);
  const issued = new Set(steps.filter(({ kind }) => kind === 'issued').map((step) => step.booking_id));
  // A voucher that was late and came is told once, as the voucher that came.
  const told = steps.filter((step) => step.kind !== 'issue-failed' || !issued.has(step.booking_id));
  return [
    ...told.map((step) => ({ ...step, id: `booking-${step.id}`, kind: step.kind as NotificationKind })),
    ...requests.map((step) => ({
      ...step,
      id: `request-${step.id}`,
      kind: `request-${step.kind}` as NotificationKind,
    })),
    ...due.map(({ time_limit_at: timeLimitAt, ...booking }) => ({
      ...booking,
      id: `due-${booking.booking_id}`,
      kind: 'payment-due' as const,
      at: new Date(timeLimitAt.getTime() - DUE_SOON_MS),
      timeLimitAt,
    })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
}

async function findReadUntil({ db }: BackendContext, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notification_reads')
    .select('read_until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.read_until;
}

/** What has changed for a member lately. It is read from what happened, so nothing that happened can be missing. */
export async function searchNotifications(
  context: BackendContext,
  userId: string,
  locale: Locale,
): Promise<NotificationsAnswer> {
  const [news, readUntil] = await Promise.all([searchNews(context, userId), findReadUntil(context, userId)]);
  const isRead = (at: Date) => readUntil !== undefined && at <= readUntil;
  return {
    notifications: news.slice(0, MOST_TOLD).map(({ at, timeLimitAt, ...each }) => ({
      id: each.id,
      kind: each.kind,
      booking_id: each.booking_id,
      title: each.titles[locale],
      service: each.service,
      at: at.toISOString(),
      is_read: isRead(at),
      time_limit: timeLimitAt?.toISOString() ?? null,
    })),
    unread: news.slice(0, MOST_TOLD).filter(({ at }) => !isRead(at)).length,
  };
}

/** Everything up to `until` has been seen; what is to come has not, and what was seen once stays so. */
export async function markRead({ db, clock }: BackendContext, userId: string, until: Date): Promise<void> {
  const read_until = new Date(Math.min(until.getTime(), clock.now().getTime()));
  await db
    .insertInto('notification_reads')
    .values({ user_id: userId, read_until })
    .onConflict((clash) =>
      clash.column('user_id').doUpdateSet({ read_until }).where('notification_reads.read_until', '<', read_until),
    )
    .execute();
}
