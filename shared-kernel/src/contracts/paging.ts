import * as v from 'valibot';

/** Where in a list one page stands; first and last are null on a page without entries. */
const PAGE_FACTS = {
  current_page: v.number(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  first_item: v.nullable(v.number()),
  last_item: v.nullable(v.number()),
  per_page: v.number(),
  total: v.number(),
};

/** One page of a list, the page facts beside its entries (spec section 3, Pagination). */
export const pageOf = <S extends v.GenericSchema>(entry: S) => v.object({ data: v.array(entry), ...PAGE_FACTS });
