import type { BackendModule } from '../../app/module.ts';
import { doorToDoorRoutes } from './door-to-door.routes.ts';

export const doorToDoorModule: BackendModule = { name: 'door-to-door', after: ['bookings'], routes: doorToDoorRoutes };
