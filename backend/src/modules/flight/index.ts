import type { BackendContext, BackendModule } from '../../app/module.ts';
import { createBookingHandler } from './booking-handler.ts';
import { flightRoutes } from './flight.routes.ts';
import { createInventory } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { flightMigrations } from './tables.ts';

export type { FlightTables } from './tables.ts';

const inventories = new WeakMap<BackendContext, Inventory>();

/** Built on first use and kept as long as its context, because the timetable is the same for every caller. */
function inventoryOf(context: BackendContext): Inventory {
  const known = inventories.get(context);
  if (known) return known;
  const inventory = createInventory(context);
  inventories.set(context, inventory);
  return inventory;
}

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
