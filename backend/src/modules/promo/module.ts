import type { BackendModule } from '../../app/module.ts';
import { undoers } from '../audit/index.ts';
import { bookingListeners } from '../bookings/index.ts';
import { promoEditingRoutes } from './editing/promo-editing.routes.ts';
import { undoPromoChange } from './editing/promo-undo.service.ts';
import { promoRoutes } from './promo.routes.ts';
import { promoListener } from './promo.service.ts';
import { seedPromos } from './seed/seed-promos.ts';
import { promoMigrations } from './tables.ts';

export const promoModule: BackendModule = {
  name: 'promo',
  after: ['bookings'],
  migrations: promoMigrations,
  register(context) {
    bookingListeners(context).push(promoListener);
    undoers(context).set('promo', undoPromoChange);
  },
  routes: () => [...promoRoutes(), ...promoEditingRoutes],
  seed: seedPromos,
};
