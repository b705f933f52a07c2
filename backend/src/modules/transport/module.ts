import { TRANSPORT_REFUSALS } from '@wisata/kernel/contracts/transport-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { supplierOf } from './inventory.ts';
import { createTransportService } from './service.ts';
import { transportMigrations } from './tables.ts';
import { transportRoutes } from './transport.routes.ts';

export const transportModule: BackendModule = {
  name: 'transport',
  refusals: TRANSPORT_REFUSALS,
  after: ['bookings'],
  migrations: transportMigrations,
  plugin(_app, context) {
    bookingServices(context).set('transport', createTransportService(supplierOf(context)));
  },
  routes: transportRoutes,
};
