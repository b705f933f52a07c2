import type { BackendModule } from '../../app/module.ts';
import { requestRoutes } from './requests.routes.ts';
import { describeRequests } from './requests.view.ts';
import { requestMigrations } from './tables.ts';

export { refundBody, REQUEST_TYPES, rescheduleBody } from './requests.schema.ts';
export type { RequestBody } from './requests.schema.ts';
export { createRequest } from './requests.service.ts';
export type { RequestTables } from './tables.ts';

export const requestsModule: BackendModule = {
  name: 'requests',
  migrations: requestMigrations,
  plugin: (_app, context) =>
    void context.followers.push({
      describe: async (_context, booking) => ({ requests: await describeRequests(context, booking) }),
    }),
  routes: requestRoutes,
};
