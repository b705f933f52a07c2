/** Idle work waits no longer than this (spec section 1). */
const IDLE_LIMIT_MS = 2_000;

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

/** Runs work when the browser is idle; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => window.cancelIdleCallback(request);
}
