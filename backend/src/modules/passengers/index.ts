import type { BackendModule } from '../../app/module.ts';
import { passengerRoutes } from './passengers.routes.ts';
import { passengerMigrations } from './tables.ts';

export { countPassengers } from './passengers.repository.ts';
export { createPassenger } from './passengers.service.ts';
export type { PassengerTables } from './tables.ts';

export const passengersModule: BackendModule = {
  name: 'passengers',
  migrations: passengerMigrations,
  routes: passengerRoutes,
};
