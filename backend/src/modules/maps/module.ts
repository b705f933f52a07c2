import type { BackendModule } from '../../app/module.ts';
import { mapsRoutes } from './maps.routes.ts';

export const mapsModule: BackendModule = { name: 'maps', routes: mapsRoutes };
