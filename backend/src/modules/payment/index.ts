import type { BackendModule } from '../../app/module.ts';
import { checkGateway } from './gateways.ts';
import { paymentJobs } from './payment.jobs.ts';
import { paymentRoutes } from './payment.routes.ts';
import { refundCanceled } from './refund-canceled.ts';
import { paymentMigrations } from './tables.ts';

export { MERCHANTS } from './merchants.ts';
export { findPaidOrder } from './paid-order.ts';
export type { PaidOrder } from './paid-order.ts';
export type { PaymentTables } from './tables.ts';

export const paymentModule: BackendModule = {
  name: 'payment',
  migrations: paymentMigrations,
  routes: paymentRoutes,
  jobs: paymentJobs,
  plugin(_app, context) {
    context.followers.push({ ended: refundCanceled });
    return checkGateway(context);
  },
};
