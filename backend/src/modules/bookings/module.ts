import type { BackendModule } from '../../app/module.ts';
import { bookingJobs } from './bookings.jobs.ts';
import { bookingRoutes } from './bookings.routes.ts';
import { measureBookings } from './measure.ts';
import { bookingMigrations } from './tables.ts';

export const bookingsModule: BackendModule = {
  name: 'bookings',
  migrations: bookingMigrations,
  routes: bookingRoutes,
  jobs: bookingJobs,
  measure: measureBookings,
};
