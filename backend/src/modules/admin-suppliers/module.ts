import type { BackendModule } from '../../app/module.ts';
import { supplierRoutes } from './suppliers.routes.ts';

export const adminSuppliersModule: BackendModule = { name: 'admin-suppliers', routes: supplierRoutes };
