import type { BackendModule } from '../../app/module.ts';
import { bookingFollowers } from '../bookings/index.ts';
import { promoRoutes } from './promo.routes.ts';
import { promoFollower } from './promo.service.ts';
import { seedPromos } from './seed/seed-promos.ts';
import { promoMigrations } from './tables.ts';

export const promoModule: BackendModule = {
  name: 'promo',
  after: ['bookings'],
  migrations: promoMigrations,
  plugin: (_app, context) => void bookingFollowers(context).push(promoFollower),
  routes: promoRoutes,
  seed: seedPromos,
};
