import * as v from 'valibot';

/** The search that led to a line, beside its detail; absent from older answers. */
export const LINE_SEARCH = v.object({ search: v.fallback(v.record(v.string(), v.unknown()), {}) });
