import type { BackendModule } from '../../app/module.ts';
import { authJobs } from './auth.jobs.ts';
import { authRoutes } from './auth.routes.ts';
import { authMigrations } from './auth.tables.ts';
import { seedDemoUsers } from './demo-users.ts';

export { userSchema } from './auth.schema.ts';
export { USER_STATUSES } from './auth.tables.ts';
export type { AuthTables, UserStatus } from './auth.tables.ts';
export { DEMO_PASSWORD } from './demo-users.ts';
export { toUserData, type User } from './user.ts';
export { findUserByEmail, findUserById } from './user.repository.ts';

export const authModule: BackendModule = {
  name: 'auth',
  migrations: authMigrations,
  routes: authRoutes,
  hasReservedLane: true,
  jobs: authJobs,
  seed: seedDemoUsers,
};
