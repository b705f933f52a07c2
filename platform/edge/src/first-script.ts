import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** What runs in the browser before anything of a release, in this order. Files for the browser as they stand. */
const FILES = ['rescue', 'early-calls', 'first-press', 'install-offer', 'start-when-seen'];

const readScript = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');
const SCRIPT = FILES.map(readScript).join('');
/** New with every change of the script, so that a browser may keep it. */
export const FIRST_SCRIPT_PATH = `/rescue.${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 10)}.js`;

/** Id of the template with the tags that wait for the first paint; the script knows it. */
export const LATER_ID = 'wisata-later';

/** Id of the element with the calls that it sends at once. */
export const CALLS_ID = 'wisata-calls';

/** Serves the script under an address with any hash: edges of two ages may answer one browser. */
export function registerFirstScript(app: FastifyInstance): void {
  app.get<{ Params: { hash: string } }>('/rescue.:hash.js', { compress: { threshold: 0 } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(SCRIPT),
  );
}
