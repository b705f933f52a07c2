import { NOTIFICATIONS, NOTIFICATIONS_READ } from '@wisata/kernel/contracts/notifications';
import type { BackendModule } from '../../app/module.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { markRead, searchNotifications } from './notifications.service.ts';
import { notificationMigrations } from './tables.ts';

const list = defineRoute({
  method: 'GET',
  path: '/api/v1/notification',
  isBeyondContract: true,
  access: 'member',
  summary: "What has changed in the member's bookings and requests, the newest first",
  response: NOTIFICATIONS,
  handler: ({ user, headers }, context) => searchNotifications(context, user!.id, requestLocale(headers)),
});

const read = defineRoute({
  method: 'POST',
  path: '/api/v1/notification/read',
  isBeyondContract: true,
  access: 'member',
  summary: 'Marks everything up to an instant as seen',
  body: NOTIFICATIONS_READ,
  response: NOTIFICATIONS,
  async handler({ body, user, headers }, context) {
    await markRead(context, user!.id, new Date(body.until));
    return searchNotifications(context, user!.id, requestLocale(headers));
  },
});

export const notificationsModule: BackendModule = {
  name: 'notifications',
  after: ['bookings', 'requests'],
  migrations: notificationMigrations,
  routes: [list, read],
};
