import type { BackendModule } from '../../app/module.ts';
import { bookingListeners } from '../bookings/index.ts';
import { requestRoutes } from './requests.routes.ts';
import { describeRequests } from './requests.view.ts';
import { requestMigrations } from './tables.ts';

export const requestsModule: BackendModule = {
  name: 'requests',
  after: ['bookings', 'audit'],
  migrations: requestMigrations,
  register: (context) =>
    void bookingListeners(context).push({
      describe: async (_context, booking) => ({ requests: await describeRequests(context, booking) }),
    }),
  routes: requestRoutes,
};
