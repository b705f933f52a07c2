import type { ProductSale, SaleOption } from '@wisata/kernel/contracts/category-product-sale';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { rng } from '@wisata/kernel/random';
import { badGateway } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { oncePerContext } from '../../app/once-per-context.ts';
import type { Db } from '../../app/schema.ts';
import { createSupplierCall } from '../../app/supplier.ts';
import { watchSupplier } from '../../app/supplier-health.ts';
import { findSold, stockKey, type SoldStock } from '../bookings/index.ts';
import { PLACES } from './data/places.ts';
import type { ProductSource } from './product-source.ts';
import { createProductSupplier } from './supplier.ts';

/** Under which activities and extras keep what they sell. */
export const PRODUCT_STOCK = 'category-product';

const DAYS_ON_SALE = 180;
/** Share of a day that others sell at most. */
const MOST_SOLD_ELSEWHERE = 0.9;

const SUPPLIER_DOWN = 'The operator is not answering properly. Please try again in a moment.';

export const askSupplier = createSupplierCall(() => badGateway(SUPPLIER_DOWN, 'PRODUCT_SUPPLIER_FAILED'));

/** One operator for all callers. */
export const supplierOf = oncePerContext((context) =>
  watchSupplier(
    context,
    'category-product',
    createProductSupplier(() => context.config.supplierFaults),
  ),
);

const sessionsOf = ({ sessions = [] }: ProductSource) =>
  sessions.map(([start, end]) => ({ id: start.replace(':', ''), start, end }));

/** What we may sell of a session, ours that is sold already among it. */
export function quotaOf(seed: string, { id, capacity }: ProductSource, date: string, session: string): number {
  const elsewhere = rng(seed, 'category-product', id, date, session).between(0, MOST_SOLD_ELSEWHERE);
  return capacity - Math.floor(capacity * elsewhere);
}

const optionsIn = ({ options }: ProductSource, locale: Locale): SaleOption[] =>
  options.map(({ id, name, detail, adult, child }) => ({
    id,
    name: name[locale],
    description: detail[locale],
    priceAdult: adult,
    priceChild: child ?? null,
  }));

interface Days {
  readonly seed: string;
  readonly first: string;
  readonly last: string;
  readonly sold: SoldStock;
}

/** Days and sessions with fewer left than one booking may have. */
function fewOf(product: ProductSource, { seed, first, last, sold }: Days): ProductSale['few'] {
  const sessions = product.sessions ? sessionsOf(product).map(({ id }) => id) : [''];
  const few: ProductSale['few'] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    for (const session of sessions) {
      const left =
        quotaOf(seed, product, date, session) -
        (sold.get(stockKey({ product: product.id, part: session, day: date })) ?? 0);
      if (left < product.most) few.push({ date, session, left: Math.max(0, left) });
    }
  }
  return few;
}

/** What is asked of a product's sale. */
export interface SaleAsked {
  readonly db: Db;
  readonly locale: Locale;
  /** True when a booking is about to be made. */
  readonly confirming: boolean;
}

/** What can be bought of a product, and when, as it stands now. */
export async function describeSale(
  context: BackendContext,
  product: ProductSource,
  { db, locale, confirming }: SaleAsked,
): Promise<ProductSale> {
  const first = todayInJakarta(context.clock.now().getTime());
  const last = addDays(first, DAYS_ON_SALE);
  const asked = { product, options: optionsIn(product, locale), confirming };
  const options = await askSupplier(supplierOf(context).options(asked));
  const [head, ...rest] = options;
  if (!head) throw badGateway(SUPPLIER_DOWN, 'PRODUCT_SUPPLIER_FAILED');
  const sold = await findSold(db, PRODUCT_STOCK, { products: [product.id], from: first });
  const [latitude, longitude] = product.at;
  return {
    uniqueId: product.id,
    service: product.service,
    product_unit: product.unit,
    currency: product.currency,
    options: [head, ...rest],
    childAges: product.childAges ? [...product.childAges] : null,
    needsNames: product.needsNames ?? false,
    mostUnits: product.most,
    timeZone: PLACES[product.place][3],
    sessions: sessionsOf(product),
    firstDate: first,
    lastDate: last,
    closedWeekdays: [...(product.closed ?? [])],
    few: fewOf(product, { seed: context.config.seed, first, last, sold }),
    cutOffHours: product.cutOffHours,
    freeHours: product.freeHours ?? null,
    meetingPoint: { name: product.text[locale].meeting, address: product.address, latitude, longitude },
  };
}
