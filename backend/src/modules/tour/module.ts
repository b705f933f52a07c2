import { TOUR_REFUSALS } from '@wisata/kernel/contracts/tour-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { registerPictures } from '../media/index.ts';
import { addressesUnder } from './pictures.ts';
import { createShopService } from './service.ts';
import { tourMigrations } from './tables.ts';
import { TOUR_SHOP } from './tour-shop.ts';
import { tourRoutes } from './tour.routes.ts';

export const tourModule: BackendModule = {
  name: 'tour',
  refusals: TOUR_REFUSALS,
  after: ['bookings'],
  migrations: tourMigrations,
  register(context) {
    bookingServices(context).set('tour', createShopService(context, TOUR_SHOP));
    registerPictures(context, (seed) => addressesUnder(seed, TOUR_SHOP.products));
  },
  routes: tourRoutes,
};
