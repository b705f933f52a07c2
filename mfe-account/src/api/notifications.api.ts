import type { ApiClient } from '@wisata/kernel/api';
import { NOTIFICATIONS, type NotificationsAnswer } from '@wisata/kernel/contracts/notifications';
import { readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

/** One thing that has changed in the member's bookings, or is about to. */
export type News = NotificationsAnswer['notifications'][number];

export function loadNews(api: ApiClient): Promise<Outcome<NotificationsAnswer>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/notification',
    operation: 'notification',
    read: readObject(NOTIFICATIONS),
  });
}

/** Everything up to `until` has been seen. */
export function markNewsRead(api: ApiClient, until: string): Promise<Outcome<NotificationsAnswer>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/notification/read',
    json: { until },
    operation: 'notification',
    read: readObject(NOTIFICATIONS),
  });
}
