import * as v from 'valibot';
import { compareCompositions, findComposition, type Moment } from './composition.ts';
import type { RegistryPart } from './context.ts';
import { sendData, sendFailure } from './envelope.ts';

const Instant = v.pipe(v.string(), v.isoTimestamp());

const HOW = 'Say from= and to=: a revision, an instant with a time zone (2026-12-01T02:00:00+07:00), or now.';

/** A revision that is written out, an instant, or `now`; undefined for anything else. */
function readMoment(text = ''): Moment | undefined {
  if (text === 'now') return 'now';
  if (/^\d{1,15}$/.test(text)) return Number(text);
  return v.is(Instant, text) ? { at: text } : undefined;
}

/** What two moments of the whole differ in: out of the history, which is never edited. */
export const compositionRoutes: RegistryPart = (app, { pool }, guard) => {
  app.get<{ Querystring: { from?: string; to?: string } }>(
    '/ops/api/compositions/diff',
    { preHandler: guard('viewer') },
    async (request, reply) => {
      const moments = [readMoment(request.query.from), readMoment(request.query.to)] as const;
      const [from, to] = moments;
      if (from === undefined || to === undefined)
        return sendFailure(reply, 422, 'OPS_INVALID', HOW, { reasons: [HOW] });
      const [before, after] = await Promise.all([findComposition(pool, from), findComposition(pool, to)]);
      if (before && after) return sendData(reply, compareCompositions(before, after));
      const missing = `There is no revision ${(before ? request.query.to : request.query.from) ?? ''} yet.`;
      return sendFailure(reply, 404, 'OPS_INVALID', missing, { reasons: [missing] });
    },
  );
};
