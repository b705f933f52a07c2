/** Idle work waits no longer than this (spec section 1). */
const IDLE_LIMIT_MS = 2_000;

/** Lets the browser paint and answer the visitor before the work goes on: the start of the app is many short tasks. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs work after the next paint, so that it does not delay the response to a press. */
export function afterPaint(work: () => void): void {
  window.requestAnimationFrame(() => setTimeout(work));
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
