import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../envelope.ts';

/**
 * What edges prove themselves with when they report visits: the environment's `EDGE_SECRET`, or a text that is made once
 * in the data folder that registry and edge share.
 */
export async function readEdgeSecret(dataDir: string, given?: string): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'keys', 'edge-secret');
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets only edges pass, which prove themselves with the secret. */
export function createGuardEdge(secret: string) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const given = headers['x-edge-secret'];
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(secret)))
      return sendFailure(reply, 401, 'OPS_NO_EDGE', 'This is for edges.');
  };
}
