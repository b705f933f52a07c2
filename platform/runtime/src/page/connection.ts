/** Part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False where prefetching would cost the visitor: save-data and 2g (spec section 1). */
export function mayPrefetch(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}
