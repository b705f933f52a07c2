import { formatInstant } from '@wisata/kernel/dates';
import { ApiError, badGateway } from '../../app/envelope.ts';
import { createSupplierCall, SupplierError } from '../../app/supplier.ts';

/** The railway's system is closed for a while, as it is some nights. */
export class SupplierClosedError extends SupplierError {
  readonly until: Date;
  constructor(until: Date) {
    super('The railway is closed for maintenance', { retryable: true });
    this.name = 'SupplierClosedError';
    this.until = until;
  }
}

const SUPPLIER_DOWN = 'The railway is not answering properly. Please try again in a moment.';

const supplierFailed = () => badGateway(SUPPLIER_DOWN, 'TRAIN_SUPPLIER_FAILED');

const closed = (until: Date) =>
  new ApiError(
    503,
    'TRAIN_MAINTENANCE',
    `The railway is doing its nightly maintenance. Please try again after ${formatInstant(until.getTime(), 'en')}.`,
    { data: { until: until.toISOString() } },
  );

/** What a traveller is told of a supplier that did not do what it was asked. */
export const refusalFor = (error: SupplierError) =>
  error instanceof SupplierClosedError ? closed(error.until) : supplierFailed();

/** Turns a supplier's failure into the API's own. */
export const askSupplier = createSupplierCall(refusalFor);
