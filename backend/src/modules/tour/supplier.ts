import { createHash } from 'node:crypto';
import { TOUR_PRICES, type TourPackage, type TourPrice } from '@wisata/kernel/contracts/tour-price';
import * as v from 'valibot';
import { callWithFaults, checkSupplierAnswer, parseFaults } from '../../app/supplier.ts';
import { roundedPrice } from './price-list.ts';

const CONFIRMED = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });
const ISSUED = v.object({ ticketCodes: v.array(v.pipe(v.string(), v.nonEmpty())) });

/** What an operator is asked to do for a booking. */
export interface TourSupplier {
  /** What it asks for now; `confirming` just before a booking. */
  prices(query: { readonly lists: readonly TourPrice[]; readonly confirming: boolean }): Promise<TourPrice[]>;
  book(order: { readonly orderCode: string; readonly productId: string }): Promise<v.InferOutput<typeof CONFIRMED>>;
  cancel(order: { readonly reference: string }): Promise<void>;
  issue(order: { readonly reference: string; readonly people: number }): Promise<v.InferOutput<typeof ISSUED>>;
}

const codeOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase();

/** An operator of our own, which confirms at once. */
const BUNDLED: TourSupplier = {
  prices: async ({ lists }) => [...lists],
  book: async ({ orderCode, productId }) => ({ reference: `${productId}-${codeOf(orderCode)}` }),
  cancel: async () => undefined,
  issue: async ({ reference, people }) => ({
    ticketCodes: Array.from({ length: people }, (_, index) => codeOf(`${reference}|${index}`)),
  }),
};

const PRICE_RISE = 1.03;
const RAISED = ['AdultPrice', 'ChildPrice', 'ChildExtraBedPrice', 'ChildNoBedPrice', 'InfantPrice'] as const;

function raisePrices(list: TourPrice): TourPrice {
  const raise = (pricePackage: TourPackage): TourPackage => {
    const raised = RAISED.map((name) => [name, roundedPrice(pricePackage[name] * PRICE_RISE, list.Currency)] as const);
    return { ...pricePackage, ...Object.fromEntries(raised) };
  };
  return { ...list, PricePackages: list.PricePackages.map(raise) };
}

/** The operator with the faults that `SUPPLIER_FAULTS` names for a service, its answers checked. */
export function createTourSupplier(service: string, faultsText: () => string): TourSupplier {
  const call = <T>(name: string, empty: T, work: () => Promise<T>) =>
    callWithFaults(parseFaults(faultsText(), service), { name, empty, garbage: 'garbage', work });
  const isDearer = () => parseFaults(faultsText(), service).has('price-change');
  return {
    async prices(query) {
      const answer = await call('price', [], () => BUNDLED.prices(query));
      const lists = checkSupplierAnswer(TOUR_PRICES, answer, 'price');
      return query.confirming && isDearer() ? lists.map(raisePrices) : lists;
    },
    async book(order) {
      const answer = await call('book', { reference: '' }, () => BUNDLED.book(order));
      return checkSupplierAnswer(CONFIRMED, answer, 'book');
    },
    cancel: (order) => call('cancel', undefined, () => BUNDLED.cancel(order)),
    async issue(order) {
      const answer = await call('issue', { ticketCodes: [''] }, () => BUNDLED.issue(order));
      return checkSupplierAnswer(ISSUED, answer, 'issue');
    },
  };
}
