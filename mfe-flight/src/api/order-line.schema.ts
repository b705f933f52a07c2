import * as v from 'valibot';

/** The search that led to a line, beside its detail; absent from older answers. */
export const LINE_SEARCH = v.object({ search: v.fallback(v.record(v.string(), v.unknown()), {}) });

/** The line around the record, as the order calls answer it. */
export const ORDER_LINE = v.looseObject({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  amount: v.number(),
  currency: v.string(),
  service: v.string(),
  created_at: v.string(),
  time_limit: v.nullable(v.string()),
  payment_status: v.string(),
  status: v.string(),
  status_checkout: v.string(),
  status_issue: v.string(),
  detail: v.unknown(),
});

/** `guest-order` wraps its lists once more than other calls (spec section 7). */
export const GUEST_ORDER = v.object({ data: v.object({ carts: v.array(ORDER_LINE) }) });
