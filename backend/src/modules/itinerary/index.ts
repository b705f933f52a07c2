import type { BackendModule } from '../../app/module.ts';
import { itineraryRoutes } from './itinerary.routes.ts';
import { joinItinerary, leaveItinerary } from './itinerary.service.ts';
import { itineraryMigrations } from './tables.ts';

export { addItem } from './itinerary.service.ts';
export type { ItineraryTables } from './tables.ts';

export const itineraryModule: BackendModule = {
  name: 'itinerary',
  migrations: itineraryMigrations,
  plugin: (_app, context) => void context.followers.push({ dated: joinItinerary, ended: leaveItinerary }),
  routes: itineraryRoutes,
};
