/** Lets costly work in one at a time; what is cheap passes between. */
export interface WorkLimit {
  /** Resolves when it is this one's turn; rejects at once with a 503 when too many wait. */
  pass(): Promise<void>;
  /** How many wait. */
  waiting(): number;
}

/** Too many pages are asked for at once. */
class CrowdError extends Error {
  override readonly name = 'CrowdError';
  readonly statusCode = 503;
}

/**
 * Lets one in at each turn of the event loop. A turn accepts a single connection and answers everything that has been read,
 * so a turn that made a page for each of two hundred visitors would hold the next ones at the door for seconds.
 */
export function createWorkLimit(most: number): WorkLimit {
  const waiting: (() => void)[] = [];
  function letIn(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letIn);
  }
  return {
    waiting: () => waiting.length,
    async pass() {
      if (waiting.length >= most) throw new CrowdError();
      if (waiting.length === 0) setImmediate(letIn);
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
