import type { BackendModule } from '../../app/module.ts';
import { authJobs } from './auth.jobs.ts';
import { authRoutes } from './auth.routes.ts';
import { authMigrations } from './auth.tables.ts';
import { seedDemoUsers } from './demo-users.ts';

export const authModule: BackendModule = {
  name: 'auth',
  migrations: authMigrations,
  routes: authRoutes,
  hasReservedLane: true,
  jobs: authJobs,
  seed: seedDemoUsers,
};
