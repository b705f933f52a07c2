/** Work that did not come to an end in time. Compare by `name`. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  constructor(ms: number) {
    super(`No answer within ${ms} ms`);
  }
}

/** Waits for work, but no longer than `ms`; then rejects with {@link TimeLimitError}. What comes later is dropped. */
export function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Waits; injected so that a test need not. */
export type Pause = (ms: number) => Promise<void>;

/** The real one. */
export const pauseFor: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** With nothing to fall back on, waiting is all there is. */
export const LONG_LIMIT_MS = 8_000;
/** With another release at hand, a visitor waits no longer than this for the chosen one. */
const SHORT_LIMIT_MS = 4_000;
const RETRY_PAUSE_MS = 300;

/**
 * Tries twice at most, and never for longer than the time limit: a hanging request must not hang the page. With a
 * `hasFallback` the limit is short, and what hung is not tried again.
 */
export async function withRetry<T>(work: () => Promise<T>, hasFallback: boolean, pause: Pause): Promise<T> {
  const limit = hasFallback ? SHORT_LIMIT_MS : LONG_LIMIT_MS;
  try {
    return await withTimeLimit(work(), limit);
  } catch (error) {
    if (hasFallback && error instanceof TimeLimitError) throw error;
    await pause(RETRY_PAUSE_MS);
    return withTimeLimit(work(), limit);
  }
}
