import { VENUE_REFUSALS } from '@wisata/kernel/contracts/venue-refusals';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { placeSources } from '../maps/index.ts';
import { registerPictures } from '../media/index.ts';
import { addressesUnder, createShopService } from '../tour/index.ts';
import { venuePlaces } from './map-places.ts';
import { VENUE_SHOP } from './venue-shop.ts';
import { venueRoutes } from './venue.routes.ts';

export const venueModule: BackendModule = {
  name: 'venue',
  refusals: VENUE_REFUSALS,
  after: ['tour'],
  register(context) {
    bookingServices(context).set('venue', createShopService(context, VENUE_SHOP));
    placeSources(context).push(venuePlaces);
    registerPictures(context, (seed) => addressesUnder(seed, VENUE_SHOP.products));
  },
  routes: venueRoutes,
};
