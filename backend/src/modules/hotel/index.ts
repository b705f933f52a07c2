import type { BackendContext, BackendModule } from '../../app/module.ts';
import { createBookingHandler } from './booking-handler.ts';
import { hotelRoutes } from './hotel.routes.ts';
import { createInventory } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { hotelMigrations } from './tables.ts';

export type { HotelTables } from './tables.ts';

const inventories = new WeakMap<BackendContext, Inventory>();

/** Built on first use and kept as long as its context, because the catalogue is the same for every caller. */
function inventoryOf(context: BackendContext): Inventory {
  const known = inventories.get(context);
  if (known) return known;
  const inventory = createInventory(context);
  inventories.set(context, inventory);
  return inventory;
}

export const hotelModule: BackendModule = {
  name: 'hotel',
  migrations: hotelMigrations,
  plugin(_app, context) {
    context.services.set('hotel', createBookingHandler(inventoryOf(context).supplier));
  },
  routes(context) {
    const inventory = inventoryOf(context);
    return hotelRoutes({ context, inventory }, createPriceCalendar(inventory, context.clock));
  },
};
