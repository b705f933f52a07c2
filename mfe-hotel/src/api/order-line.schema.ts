import { ANY_LINE } from '@wisata/kernel/contracts/order-line-fields';
import { readerOf } from '@wisata/kernel/contracts/reader';

/** The search that led to a line, beside its detail; absent from older answers. */
export const LINE_SEARCH = readerOf(ANY_LINE, [], { search: {} });
