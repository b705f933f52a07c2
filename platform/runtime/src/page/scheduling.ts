/** What can wait for a quiet moment waits no longer than this (spec section 1). */
const IDLE_LIMIT_MS = 2_000;

/** Lets the browser paint and answer the visitor before the work goes on: the start of the app is many short tasks. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs work when what is drawn now is on the screen: it does not hold up the answer to a press. */
export function afterPaint(work: () => void): void {
  window.requestAnimationFrame(() => setTimeout(work));
}

/** Runs work in a quiet moment; the function that it gives back calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => window.cancelIdleCallback(request);
}
