import { HOTEL_REFUSALS } from '@wisata/kernel/contracts/hotel-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { placeSources } from '../maps/index.ts';
import { registerPictures } from '../media/index.ts';
import { createHotelService } from './service.ts';
import { addressesUnder } from './content/pictures.ts';
import { hotelRoutes } from './hotel.routes.ts';
import { inventoryOf } from './inventory.ts';
import { hotelPlaces } from './map-places.ts';
import { createPriceCalendar } from './price-calendar.ts';
import { createHotelShowcase } from './showcase.ts';
import { hotelMigrations } from './tables.ts';

export const hotelModule: BackendModule = {
  name: 'hotel',
  refusals: HOTEL_REFUSALS,
  after: ['bookings'],
  migrations: hotelMigrations,
  register(context) {
    const inventory = inventoryOf(context);
    const { supplier, catalogue } = inventory;
    const stays = createHotelShowcase(inventory, context);
    bookingServices(context).set('hotel', createHotelService(supplier, stays));
    placeSources(context).push(() => hotelPlaces(catalogue));
    registerPictures(context, (seed) => addressesUnder(seed, catalogue));
  },
  routes(context) {
    const inventory = inventoryOf(context);
    return hotelRoutes({ context, inventory }, createPriceCalendar(inventory, context.clock));
  },
};
