import type { BackendContext } from '../../app/context.ts';
import { badGateway } from '../../app/envelope.ts';
import { createSupplierCall } from '../../app/supplier.ts';
import type { DemoOrder } from '../bookings/index.ts';
import type { ProductSource } from './product-source.ts';
import type { TourSupplier } from './supplier.ts';

/** A service that sells dated products by package: tours, and venues in the same way. */
export interface Shop {
  readonly service: 'tour' | 'venue';
  readonly products: readonly ProductSource[];
  readonly notFound: () => Error;
  /** How long an order is kept, in terms of the site's own limit. */
  readonly holdFactor: number;
  readonly demoOrders: readonly DemoOrder[];
  supplierOf(context: BackendContext): TourSupplier;
}

const SUPPLIER_DOWN = 'The operator is not answering properly. Please try again in a moment.';

export const askSupplier = createSupplierCall(() => badGateway(SUPPLIER_DOWN, 'TOUR_SUPPLIER_FAILED'));

/** A product by its id; throws 404 for one that the shop does not have. */
export function getProduct(shop: Shop, id: string): ProductSource {
  const product = shop.products.find((each) => each.id === id);
  if (!product) throw shop.notFound();
  return product;
}
