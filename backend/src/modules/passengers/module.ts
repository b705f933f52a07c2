import type { BackendModule } from '../../app/module.ts';
import { passengerRoutes } from './passengers.routes.ts';
import { passengerMigrations } from './tables.ts';

export const passengersModule: BackendModule = {
  name: 'passengers',
  after: ['auth'],
  migrations: passengerMigrations,
  routes: passengerRoutes,
};
