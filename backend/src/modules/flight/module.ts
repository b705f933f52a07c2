import { FLIGHT_REFUSALS } from '@wisata/kernel/contracts/flight-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { placeSources } from '../maps/index.ts';
import { createFlightService } from './service.ts';
import { flightRoutes } from './flight.routes.ts';
import { inventoryOf } from './inventory.ts';
import { flightPlaces } from './map-places.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { flightMigrations } from './tables.ts';

export const flightModule: BackendModule = {
  name: 'flight',
  refusals: FLIGHT_REFUSALS,
  after: ['bookings'],
  migrations: flightMigrations,
  register(context) {
    bookingServices(context).set('flight', createFlightService(inventoryOf(context).supplier));
    placeSources(context).push(flightPlaces);
  },
  routes(context) {
    const inventory = inventoryOf(context);
    return flightRoutes({ context, inventory }, createPriceCalendar(inventory.quickSupplier, context));
  },
};
