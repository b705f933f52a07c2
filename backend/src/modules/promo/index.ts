import type { BackendModule } from '../../app/module.ts';
import { promoRoutes } from './promo.routes.ts';
import { promoFollower } from './promo.service.ts';
import { seedPromos } from './seed/seed-promos.ts';
import { promoMigrations } from './tables.ts';

export type { PromoTables } from './tables.ts';

export const promoModule: BackendModule = {
  name: 'promo',
  migrations: promoMigrations,
  plugin: (_app, context) => void context.followers.push(promoFollower),
  routes: promoRoutes,
  seed: seedPromos,
};
