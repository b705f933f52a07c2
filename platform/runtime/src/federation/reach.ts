import { isChunkFailure } from './fault.ts';
import { TimeLimitError } from './retry.ts';

/** Whether nobody answers for a file that did not come. One that is gone, or refused, is a fault of its release. */
export async function isOutOfReach(error: unknown): Promise<boolean> {
  if (error instanceof TimeLimitError) return true;
  if (!isChunkFailure(error)) return false;
  if (error.request === undefined) return !navigator.onLine;
  return fetch(error.request, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
