import type { BackendModule } from '../../app/module.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { registerPictures } from '../media/index.ts';
import { createBookingHandler } from './booking-handler.ts';
import { addressesUnder } from './content/pictures.ts';
import { hotelRoutes } from './hotel.routes.ts';
import { createInventory } from './inventory.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { createHotelShowcase } from './showcase.ts';
import { hotelMigrations } from './tables.ts';

export type { HotelWish, ShowcaseStay } from './showcase.ts';
export type { HotelTables } from './tables.ts';

/** Kept, because the catalogue is the same for every caller. */
const inventoryOf = oncePerContext(createInventory);

/** Hotels for pages outside the search: home page, collections, products. */
export const hotelShowcase = oncePerContext((context) =>
  createHotelShowcase({ seed: context.config.seed, inventory: inventoryOf(context), clock: context.clock }),
);

export const hotelModule: BackendModule = {
  name: 'hotel',
  migrations: hotelMigrations,
  plugin(_app, context) {
    const { supplier, catalogue } = inventoryOf(context);
    context.services.set('hotel', createBookingHandler(supplier));
    registerPictures(context, (seed) => addressesUnder(seed, catalogue));
  },
  routes(context) {
    const inventory = inventoryOf(context);
    return hotelRoutes({ context, inventory }, createPriceCalendar(inventory, context.clock));
  },
};
