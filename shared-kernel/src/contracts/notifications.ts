import * as v from 'valibot';
import { instant } from './fields.ts';

/** What a member is told of: steps of their bookings, answers to their requests, and a deadline that comes near. */
export const NOTIFICATION_KINDS = [
  'payment-due',
  'payment-settled',
  'issued',
  'issue-failed',
  'expired',
  'refunded',
  'request-in-review',
  'request-question',
  'request-answered',
] as const;
/** One of them. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One thing that has changed, or is about to. */
export const NOTIFICATION = v.object({
  id: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  at: instant,
  is_read: v.boolean(),
  booking_id: v.string(),
  title: v.string(),
  service: v.string(),
  /** Until when it has to be paid, where that is what it is about. */
  time_limit: v.nullable(instant),
});

/** Answer of `GET notification`, the newest first. */
export const NOTIFICATIONS = v.object({ notifications: v.array(NOTIFICATION), unread: v.number() });
/** What it means. */
export type NotificationsAnswer = v.InferOutput<typeof NOTIFICATIONS>;

/** Body of `POST notification/read`: everything up to this instant has been seen. */
export const NOTIFICATIONS_READ = v.object({ until: v.pipe(v.string(), v.isoTimestamp()) });
