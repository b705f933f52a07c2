import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { callWithFaults, checkSupplierAnswer, parseFaults } from '../../app/supplier.ts';

const CONFIRMED = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });
const ISSUED = v.object({ ticketCodes: v.array(v.pipe(v.string(), v.nonEmpty())) });

/** What an operator is asked to do for a booking. */
export interface TourSupplier {
  book(order: { readonly orderCode: string; readonly productId: string }): Promise<v.InferOutput<typeof CONFIRMED>>;
  cancel(order: { readonly reference: string }): Promise<void>;
  issue(order: { readonly reference: string; readonly people: number }): Promise<v.InferOutput<typeof ISSUED>>;
}

const codeOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10).toUpperCase();

/** An operator of our own, which confirms at once. */
const BUNDLED: TourSupplier = {
  book: async ({ orderCode, productId }) => ({ reference: `${productId}-${codeOf(orderCode)}` }),
  cancel: async () => undefined,
  issue: async ({ reference, people }) => ({
    ticketCodes: Array.from({ length: people }, (_, index) => codeOf(`${reference}|${index}`)),
  }),
};

/** The operator with the faults that `SUPPLIER_FAULTS` names for a service, its answers checked. */
export function createTourSupplier(service: string, faultsText: () => string): TourSupplier {
  const call = <T>(name: string, empty: T, work: () => Promise<T>) =>
    callWithFaults(parseFaults(faultsText(), service), { name, empty, garbage: 'garbage', work });
  return {
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
