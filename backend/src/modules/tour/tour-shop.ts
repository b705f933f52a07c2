import { notFound } from '../../app/envelope.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { TOURS } from './data/tour-table.ts';
import { TOUR_DEMO_ORDERS } from './demo-orders.ts';
import type { Shop } from './shop.ts';
import { createTourSupplier } from './supplier.ts';

/** Tours; their orders are kept for a day, as operators do. */
export const TOUR_SHOP: Shop = {
  service: 'tour',
  products: TOURS,
  notFound: () => notFound('Tour not found', 'TOUR_NOT_FOUND'),
  holdFactor: 24,
  demoOrders: TOUR_DEMO_ORDERS,
  supplierOf: oncePerContext((context) =>
    watchSupplier(
      context,
      'tour',
      createTourSupplier('tour', () => context.config.supplierFaults),
    ),
  ),
};
