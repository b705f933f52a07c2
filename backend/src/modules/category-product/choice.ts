import type { ProductPriceRequest } from '@wisata/kernel/contracts/category-product-booking';
import {
  findProductClosure,
  freeUntilMs,
  leftOn,
  productPrice,
  saleEndsAtMs,
  startsAtMs,
  unitsOf,
  type ProductClosure,
  type ProductDay,
} from '@wisata/kernel/contracts/category-product-rules';
import type { ProductPayments, ProductSale, SaleOption } from '@wisata/kernel/contracts/category-product-sale';
import { ApiError, conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { findSource } from './data/product-table.ts';
import type { ProductSource } from './product-source.ts';
import { describeSale, type SaleAsked } from './sale.ts';

/** A choice whose product, option, day and number fit together, at what it costs. */
export interface CheckedChoice {
  readonly product: ProductSource;
  readonly sale: ProductSale;
  readonly option: SaleOption;
  readonly day: ProductDay;
  readonly units: number;
  readonly payments: ProductPayments;
  readonly left: number;
  readonly startsAtMs: number;
  readonly saleEndsAtMs: number;
  readonly freeUntil: Date | null;
}

/** More than any supplier has. */
export const soldOut = (left: number) =>
  new ApiError(409, 'PRODUCT_FULL', 'There are not enough places left on this date. Please choose another one.', {
    data: { left },
  });

const CLOSED_TEXTS: Readonly<Record<Exclude<ProductClosure, 'FULL'>, string>> = {
  OUTSIDE: 'This date is not on sale. Please choose another one.',
  CLOSED: 'Nothing starts on this date. Please choose another one.',
  TOO_LATE: 'Sales for this time have closed. Please choose another one.',
};

function sessionOf({ sessions }: ProductSale, asked: string | null): string {
  if (sessions.length === 0) return '';
  const session = sessions.find(({ id, start }) => id === asked || start === asked);
  if (!session && sessions.length > 1) throwFieldProblems({ time_id: 'Choose a time' });
  return (session ?? sessions[0]!).id;
}

/** How many, as far as the product counts them. */
function countsOf(sale: ProductSale, { priceChild }: SaleOption, { adult, child, qty }: ProductPriceRequest) {
  const isPiece = sale.product_unit === 'piece';
  if (isPiece && qty < 1) throwFieldProblems({ qty: 'At least one' });
  if (!isPiece && adult < 1) throwFieldProblems({ adult: 'At least one adult' });
  if (!isPiece && child > 0 && priceChild === null) throwFieldProblems({ child: 'No children are taken' });
  const counts = isPiece ? { adult: 0, child: 0, qty } : { adult, child, qty: 0 };
  if (unitsOf(sale, counts) > sale.mostUnits) {
    throwFieldProblems({ [isPiece ? 'qty' : 'adult']: `At most ${sale.mostUnits} in one booking` });
  }
  return counts;
}

/** Throws with the reason why a choice cannot be had; else what it costs now. */
export async function checkChoice(
  context: BackendContext,
  body: ProductPriceRequest,
  asked: SaleAsked,
): Promise<CheckedChoice> {
  const product = findSource(body.uniqueId);
  if (!product) throw notFound('Product not found', 'PRODUCT_GONE');
  const sale = await describeSale(context, product, asked);
  const option = sale.options.find(({ id }) => id === body.option_id);
  if (!option) throw conflict('This option is no longer offered. Please choose again.', 'PRODUCT_GONE');
  const day = { date: body.date, session: sessionOf(sale, body.time_id ?? '') };
  const counts = countsOf(sale, option, body);
  const units = unitsOf(sale, counts);
  const nowMs = context.clock.now().getTime();
  const closure = findProductClosure(sale, day, { units, nowMs });
  const left = leftOn(sale, day);
  if (closure === 'FULL') throw soldOut(left);
  if (closure) throw conflict(CLOSED_TEXTS[closure], 'PRODUCT_DATE_CLOSED');
  const free = freeUntilMs(sale, day, nowMs);
  return {
    product,
    sale,
    option,
    day,
    units,
    payments: productPrice(sale, option, counts),
    left,
    startsAtMs: startsAtMs(sale, day),
    saleEndsAtMs: saleEndsAtMs(sale, day),
    freeUntil: free === undefined ? null : new Date(free),
  };
}
