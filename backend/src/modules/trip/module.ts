import type { BackendModule } from '../../app/module.ts';
import { tripMigrations } from './tables.ts';
import { tripRoutes } from './trip.routes.ts';

export const tripModule: BackendModule = {
  name: 'trip',
  after: ['bookings'],
  migrations: tripMigrations,
  routes: tripRoutes,
};
