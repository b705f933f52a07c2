import * as v from 'valibot';
import { basicAuthorization } from './api-headers.ts';
import type { EdgeConfig } from './config.ts';

/** An answer waits no longer for the list of pages than a search engine would. */
const TIMEOUT_MS = 3_000;

/** Where the API is, and as whom it is asked. */
export type Api = Pick<EdgeConfig, 'apiBaseUrl' | 'basicPair'>;

/**
 * The data of an answer; with a `body` it is asked for by POST. What cannot be had is undefined: the rest of the pages
 * is still worth a visit.
 */
export async function readApi<S extends v.GenericSchema>(
  api: Api,
  path: string,
  schema: S,
  body?: Readonly<Record<string, unknown>>,
): Promise<v.InferOutput<S> | undefined> {
  const authorization = basicAuthorization(api);
  const post = { method: 'POST', headers: { authorization, 'content-type': 'application/json' } };
  try {
    const answer = await fetch(new URL(path, api.apiBaseUrl), {
      ...(body ? { ...post, body: JSON.stringify(body) } : { headers: { authorization } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return undefined;
    const parsed = v.safeParse(v.object({ data: schema }), await answer.json());
    return parsed.success ? parsed.output.data : undefined;
  } catch {
    return undefined;
  }
}
