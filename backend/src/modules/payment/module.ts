import type { BackendModule } from '../../app/module.ts';
import { bookingListeners } from '../bookings/index.ts';
import { checkGateway } from './gateways.ts';
import { paymentJobs } from './payment.jobs.ts';
import { paymentRoutes } from './payment.routes.ts';
import { refundCanceled } from './refund-canceled.ts';
import { paymentMigrations } from './tables.ts';

export const paymentModule: BackendModule = {
  name: 'payment',
  after: ['bookings'],
  migrations: paymentMigrations,
  routes: paymentRoutes,
  jobs: paymentJobs,
  register(context) {
    bookingListeners(context).push({ ended: refundCanceled });
    return checkGateway(context);
  },
};
