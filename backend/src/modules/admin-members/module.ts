import type { BackendModule } from '../../app/module.ts';
import { memberRoutes } from './members.routes.ts';

export const adminMembersModule: BackendModule = { name: 'admin-members', routes: memberRoutes };
