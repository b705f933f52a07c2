import type { BeaconCode } from './beacon.ts';
import type { ReleaseRef } from './composition.ts';

const textOf = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : String(error));

/** Code or style of a page that could not be fetched or had the wrong hash; every webpack copy has its own class for it. */
export function isChunkFailure(error: unknown): error is Error & { readonly request?: string } {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** What an error while loading was, as far as the error itself can say. A wrong hash looks like a network fault here. */
export function codeOfLoadError(error: unknown): BeaconCode {
  const text = textOf(error);
  if (/TimeLimitError|timeout|timed out/i.test(text)) return 'timeout';
  if (/ScriptNetworkError/.test(text) || isChunkFailure(error)) return 'network';
  return 'execution';
}

/** Asks once, with and without the hash. `refused` means that the file is there but is not what was released. */
async function probe(
  url: string,
  integrity: string | undefined,
  ask: typeof fetch,
): Promise<'fine' | 'gone' | 'refused'> {
  const limit = () => ({ signal: AbortSignal.timeout(PROBE_LIMIT_MS) });
  const plain = await ask(url, limit()).catch(() => undefined);
  if (!plain?.ok) return 'gone';
  // A later chunk's hash is known to the remote's entry alone: it is there, and was still refused.
  if (integrity === undefined) return 'refused';
  return ask(url, { ...limit(), integrity }).then(
    () => 'fine',
    () => 'refused',
  );
}

const PROBE_LIMIT_MS = 3_000;

/**
 * Tells a wrong hash from a network fault, which the browser does not, by asking for the files again. Costs requests, so
 * it runs after the visitor has been served.
 */
export async function explainFault(
  error: unknown,
  release: ReleaseRef,
  origin: string,
  ask: typeof fetch,
): Promise<BeaconCode> {
  const code = codeOfLoadError(error);
  if (code !== 'network') return code;
  const request = isChunkFailure(error) ? error.request : undefined;
  const files: [string, string | undefined][] = request
    ? [[request, undefined]]
    : Object.entries(release.integrity).map(([file, hash]) => [new URL(release.base + file, origin).href, hash]);
  const answers = await Promise.all(files.map(([url, hash]) => probe(url, hash, ask)));
  return answers.includes('refused') ? 'integrity' : code;
}
