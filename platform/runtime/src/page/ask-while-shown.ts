/**
 * Asks as long as what asks is on the page; the body of an effect. Nobody is told what a call that was left would have said,
 * nor that it rejected with an `AbortError`.
 * @param pauseMs Wait before asking, in milliseconds: what is left within it, as by one who types on, is never sent.
 * @returns Leaves the call.
 */
export function askWhileShown<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  take: (answer: T) => void,
  pauseMs?: number,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const run = async () => {
    try {
      const answer = await ask(signal);
      if (!signal.aborted) take(answer);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const timer = pauseMs === undefined ? undefined : setTimeout(() => void run(), pauseMs);
  if (pauseMs === undefined) void run();
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
