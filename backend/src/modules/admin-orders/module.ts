import type { BackendModule } from '../../app/module.ts';
import { orderRoutes } from './orders.routes.ts';

export const adminOrdersModule: BackendModule = { name: 'admin-orders', routes: orderRoutes };
