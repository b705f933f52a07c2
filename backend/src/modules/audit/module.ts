import type { BackendModule } from '../../app/module.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditMigrations } from './tables.ts';

export const auditModule: BackendModule = { name: 'audit', migrations: auditMigrations, routes: auditRoutes };
