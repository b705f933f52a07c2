const PATH = '/dashboard/office/promos';

/** The list, from a page on and with a keyword. */
export function promosPath({ keyword = '', page = 1 }: { keyword?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(keyword ? { keyword } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
/** The editor of a code, or of a new one. */
export const promoPath = (id: number | 'new'): string => `${PATH}/edit?id=${id}`;
