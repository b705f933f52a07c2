import { notFound } from '../../app/envelope.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import { createTourSupplier, type Shop } from '../tour/index.ts';
import { VENUES } from './data/venue-table.ts';

/** Attractions and events; their orders are kept as long as any other. */
export const VENUE_SHOP: Shop = {
  service: 'venue',
  products: VENUES,
  notFound: () => notFound('Venue is not found', 'VENUE_NOT_FOUND'),
  holdFactor: 1,
  supplierOf: oncePerContext(({ config }) => createTourSupplier('venue', () => config.supplierFaults)),
};
