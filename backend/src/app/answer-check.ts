import * as v from 'valibot';
import { ApiError, OkReply, RawReply } from './envelope.ts';
import type { Schema } from './input.ts';

interface Declared {
  readonly method: string;
  readonly path: string;
  /** Shape of `data` in the answer. */
  readonly response?: Schema;
}

/**
 * Throws when an answer is not what its route declares, naming the call and the field. Tests and development run it on
 * every answer; in production a page that gets an odd field is worth more than a refusal.
 */
export async function checkAnswer({ method, path, response }: Declared, result: unknown): Promise<void> {
  if (!response || result instanceof RawReply) return;
  const data: unknown = result instanceof OkReply ? result.data : result;
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const { issues } = await v.safeParseAsync(response, sent);
  if (!issues) return;
  const found = issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ');
  throw new ApiError(500, 'INTERNAL_ERROR', `${method} ${path} does not answer what it declares. ${found}`);
}
