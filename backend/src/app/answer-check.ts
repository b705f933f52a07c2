import * as v from 'valibot';
import { ApiError, OkReply, RawReply, type FileAnswer } from './envelope.ts';
import type { Schema } from './input.ts';

interface Declared {
  readonly method: string;
  readonly path: string;
  /** Shape of `data` in the answer, or the kind of file that it is. */
  readonly response: Schema | FileAnswer;
}

/** What is wrong with an answer outside the envelope; a redirect or a page of a refusal may be of any kind. */
function fileProblem({ mediaType }: FileAnswer, result: unknown): string | undefined {
  if (!(result instanceof RawReply)) return `Data instead of ${mediaType}`;
  const sent = String(result.headers['content-type']);
  const isMeant = sent.startsWith(mediaType.replace(/\*.*/, ''));
  return isMeant || result.statusCode !== 200 ? undefined : `${sent} instead of ${mediaType}`;
}

async function dataProblem(response: Schema, result: unknown): Promise<string | undefined> {
  if (result instanceof RawReply) return undefined;
  const data: unknown = result instanceof OkReply ? result.data : result;
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const { issues } = await v.safeParseAsync(response, sent);
  return issues?.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ');
}

/**
 * Throws when an answer is not what its route declares, naming the call and the field. Tests and development run it on
 * every answer; in production a page that gets an odd field is worth more than a refusal.
 */
export async function checkAnswer({ method, path, response }: Declared, result: unknown): Promise<void> {
  const found = 'mediaType' in response ? fileProblem(response, result) : await dataProblem(response, result);
  if (found === undefined) return;
  throw new ApiError(500, 'INTERNAL_ERROR', `${method} ${path} does not answer what it declares. ${found}`);
}
