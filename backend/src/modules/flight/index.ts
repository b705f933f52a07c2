import type { BackendModule } from '../../app/module.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { createBookingHandler } from './booking-handler.ts';
import { flightRoutes } from './flight.routes.ts';
import { createInventory } from './inventory.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { flightMigrations } from './tables.ts';

export type { FlightTables } from './tables.ts';

/** Kept, because the timetable is the same for every caller. */
const inventoryOf = oncePerContext(createInventory);

export const flightModule: BackendModule = {
  name: 'flight',
  migrations: flightMigrations,
  plugin(_app, context) {
    context.services.set('flight', createBookingHandler(inventoryOf(context).supplier));
  },
  routes(context) {
    const inventory = inventoryOf(context);
    return flightRoutes({ context, inventory }, createPriceCalendar(inventory.quickSupplier, context));
  },
};
