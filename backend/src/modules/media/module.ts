import type { BackendModule } from '../../app/module.ts';
import { drawAheadWhileListening } from './prerender-pictures.ts';
import { mediaRoutes } from './media.routes.ts';

export const mediaModule: BackendModule = { name: 'media', plugin: drawAheadWhileListening, routes: mediaRoutes };
