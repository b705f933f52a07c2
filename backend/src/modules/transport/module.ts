import { TRANSPORT_REFUSALS } from '@wisata/kernel/contracts/transport-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingListeners, bookingServices } from '../bookings/index.ts';
import { supplierOf } from './inventory.ts';
import { findOwnRide } from './own-ride.ts';
import { createTransportService } from './service.ts';
import { transportMigrations } from './tables.ts';
import { transportRoutes } from './transport.routes.ts';

export const transportModule: BackendModule = {
  name: 'transport',
  refusals: TRANSPORT_REFUSALS,
  after: ['bookings'],
  migrations: transportMigrations,
  register(context) {
    bookingServices(context).set('transport', createTransportService(supplierOf(context)));
    bookingListeners(context).push({
      describe: async (_context, booking) => ({ ride: await findOwnRide(context, booking) }),
    });
  },
  routes: transportRoutes,
};
