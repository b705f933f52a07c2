import { notFound } from '../../app/envelope.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { createTourSupplier, type Shop } from '../tour/index.ts';
import { VENUES } from './data/venue-table.ts';
import { VENUE_DEMO_ORDERS } from './demo-orders.ts';

/** Attractions and events; their orders are kept as long as any other. */
export const VENUE_SHOP: Shop = {
  service: 'venue',
  products: VENUES,
  notFound: () => notFound('Venue is not found', 'VENUE_NOT_FOUND'),
  holdFactor: 1,
  demoOrders: VENUE_DEMO_ORDERS,
  supplierOf: oncePerContext((context) =>
    watchSupplier(
      context,
      'venue',
      createTourSupplier('venue', () => context.config.supplierFaults),
    ),
  ),
};
