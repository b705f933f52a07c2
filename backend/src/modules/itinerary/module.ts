import type { BackendModule } from '../../app/module.ts';
import { bookingListeners } from '../bookings/index.ts';
import { itineraryRoutes } from './itinerary.routes.ts';
import { joinItinerary, leaveItinerary } from './itinerary.service.ts';
import { itineraryMigrations } from './tables.ts';

export const itineraryModule: BackendModule = {
  name: 'itinerary',
  after: ['auth', 'bookings'],
  migrations: itineraryMigrations,
  register: (context) => void bookingListeners(context).push({ dated: joinItinerary, ended: leaveItinerary }),
  routes: itineraryRoutes,
};
