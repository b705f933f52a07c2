import type { BackendContext, BackendModule } from '../../app/module.ts';
import { createBookingHandler } from './booking-handler.ts';
import { hotelRoutes } from './hotel.routes.ts';
import { createInventory } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { createHotelShowcase } from './showcase.ts';
import type { HotelShowcase } from './showcase.ts';
import { hotelMigrations } from './tables.ts';

export type { HotelWish, ShowcaseStay } from './showcase.ts';
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

const showcases = new WeakMap<BackendContext, HotelShowcase>();

/** Hotels for pages outside the search: home page, collections, products. */
export function hotelShowcase(context: BackendContext): HotelShowcase {
  const known = showcases.get(context);
  if (known) return known;
  const { config, clock } = context;
  const showcase = createHotelShowcase({ seed: config.seed, inventory: inventoryOf(context), clock });
  showcases.set(context, showcase);
  return showcase;
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
