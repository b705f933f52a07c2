/** One page of a list in the contract's shape (spec section 3, Pagination). */
export function toPage<T>(data: readonly T[], { page, limit, total }: { page: number; limit: number; total: number }) {
  const from = data.length === 0 ? null : (page - 1) * limit + 1;
  const to = data.length === 0 ? null : (page - 1) * limit + data.length;
  return { data, current_page: page, from, to, first_item: from, last_item: to, per_page: limit, total };
}
