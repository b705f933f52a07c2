import { createHash } from 'node:crypto';
import { SALE_OPTION, type SaleOption } from '@wisata/kernel/contracts/category-product-sale';
import * as v from 'valibot';
import { callWithFaults, checkSupplierAnswer, parseFaults } from '../../app/supplier.ts';
import { roundedPrice } from './prices.ts';
import type { ProductSource } from './product-source.ts';

const CONFIRMED = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });
const ISSUED = v.object({ ticketCode: v.pipe(v.string(), v.nonEmpty()) });
const OPTIONS = v.array(SALE_OPTION);

/** What an operator is asked for. */
export interface ProductSupplier {
  /** What it asks for now; `confirming` just before a booking. */
  options(query: {
    readonly product: ProductSource;
    readonly options: readonly SaleOption[];
    readonly confirming: boolean;
  }): Promise<SaleOption[]>;
  book(order: { readonly orderCode: string; readonly productId: string }): Promise<v.InferOutput<typeof CONFIRMED>>;
  cancel(order: { readonly reference: string }): Promise<void>;
  issue(order: { readonly reference: string }): Promise<v.InferOutput<typeof ISSUED>>;
}

const codeOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase();

/** An operator of our own, which confirms at once. */
const BUNDLED: ProductSupplier = {
  options: async ({ options }) => [...options],
  book: async ({ orderCode, productId }) => ({ reference: `${productId}-${codeOf(orderCode)}` }),
  cancel: async () => undefined,
  issue: async ({ reference }) => ({ ticketCode: codeOf(`${reference}|ticket`) }),
};

const PRICE_RISE = 1.05;

function raised(options: readonly SaleOption[], { currency }: ProductSource): SaleOption[] {
  const rise = (price: number) => roundedPrice(price * PRICE_RISE, currency);
  return options.map((option) => ({
    ...option,
    priceAdult: rise(option.priceAdult),
    priceChild: option.priceChild === null ? null : rise(option.priceChild),
  }));
}

/** The operator with the faults that `SUPPLIER_FAULTS` names for `category-product`, its answers checked. */
export function createProductSupplier(faultsText: () => string): ProductSupplier {
  const faults = () => parseFaults(faultsText(), 'category-product');
  const call = <T>(name: string, empty: T, work: () => Promise<T>) =>
    callWithFaults(faults(), { name, empty, garbage: 'garbage', work });
  return {
    async options(query) {
      const options = checkSupplierAnswer(OPTIONS, await call('price', [], () => BUNDLED.options(query)), 'price');
      return query.confirming && faults().has('price-change') ? raised(options, query.product) : options;
    },
    async book(order) {
      return checkSupplierAnswer(CONFIRMED, await call('book', { reference: '' }, () => BUNDLED.book(order)), 'book');
    },
    cancel: (order) => call('cancel', undefined, () => BUNDLED.cancel(order)),
    async issue(order) {
      return checkSupplierAnswer(ISSUED, await call('issue', { ticketCode: '' }, () => BUNDLED.issue(order)), 'issue');
    },
  };
}
