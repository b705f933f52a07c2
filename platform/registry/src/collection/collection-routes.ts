import * as v from 'valibot';
import type { RegistryPart } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import { ALL_PACKAGES, isFor } from '../access.ts';
import { getCaller } from '../guard.ts';
import { KEEP_DAYS, LONGEST_DAYS } from '../settings.ts';
import { createCollector } from './collector.ts';

const LONGEST_REASON = 500;
/** A start has better things to do. */
const FIRST_AFTER_MS = 600_000;
const EVERY_MS = 86_400_000;
/** Who stands in the history for what is deleted every day. */
const COLLECTOR = 'collector';

const days = v.pipe(
  v.number(),
  v.integer('A number of whole days.'),
  v.minValue(1, 'At least one day: open checkouts finish on what they began with.'),
  v.maxValue(LONGEST_DAYS, `At most ${LONGEST_DAYS} days.`),
);

const Collection = v.object({
  keepDays: v.optional(days, KEEP_DAYS),
  dryRun: v.optional(v.boolean(), false),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REASON)), ''),
});

/** Deletes releases that nobody needs: every day, and when an operator asks. */
export const collectionPart: RegistryPart = (app, { config, pool, store, publication }, guard) => {
  const collect = createCollector({ pool, store, dataDir: config.dataDir, onChange: publication.refresh });

  app.post('/ops/api/collections', { preHandler: guard('operator') }, async (request, reply) => {
    const caller = getCaller(request);
    if (!isFor(caller, ALL_PACKAGES))
      return sendFailure(
        reply,
        403,
        'OPS_FORBIDDEN',
        'This deletes releases of every package: it takes a token for all.',
      );
    const parsed = v.safeParse(Collection, request.body);
    if (!parsed.success) return sendFailure(reply, 422, 'OPS_INVALID', parsed.issues[0].message);
    const { dryRun, reason } = parsed.output;
    if (!dryRun && reason === '') return sendFailure(reply, 422, 'OPS_INVALID', 'Say why: it is kept in the history.');
    return sendData(reply, await collect({ ...parsed.output, actor: caller.name }));
  });

  const keepDays = config.collectKeepDays;
  if (keepDays === undefined) return;
  const daily = async () => {
    const request = { keepDays, dryRun: false, actor: COLLECTOR, reason: `not used for ${keepDays} days` };
    const { problems } = await collect(request);
    for (const problem of problems) app.log.warn(`Old releases stay for now: ${problem}`);
  };
  const run = () => void daily().catch((error: unknown) => app.log.warn({ err: error }, 'Nothing was collected'));
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearTimeout(first);
    clearInterval(timer);
  });
};
