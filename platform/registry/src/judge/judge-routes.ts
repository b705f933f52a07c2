import * as v from 'valibot';
import type { RegistryPart } from '../context.ts';
import { sendData, sendFailure } from '../envelope.ts';
import { readSnapshot } from '../repository.ts';
import { registerErrors } from '../errors/error-routes.ts';
import { createAlarm } from './alarm.ts';
import { BeaconBatch } from './beacon.ts';
import { addBeacons } from './beacon-store.ts';
import { createGuardEdge, readEdgeSecret } from './edge-secret.ts';
import { lastMinutes, readFigures } from './figures.ts';
import { findDamageIn } from './find-damage.ts';
import { addFinding, Finding } from './findings.ts';
import { startJudge } from './judge-loop.ts';
import { observe } from './observe.ts';
import { judge } from './verdict.ts';
import { searchWatchedVersions } from './watch.ts';

const BODY_LIMIT_BYTES = 512 * 1024;
const USUAL_MINUTES = 60;
const LONGEST_MINUTES = 7 * 24 * 60;

/**
 * Beacons and findings in, figures out, and the judge between them. `EDGE_SECRET` is what edges prove themselves with, `ALERT_URL` who
 * is told of alarms, `JUDGE=off` leaves every decision to people.
 */
export const judgePart: RegistryPart = async (app, context, guard) => {
  const { config, pool, databaseUrl, service, proven } = context;
  const secret = await readEdgeSecret(config.dataDir, config.edgeSecret);

  const guardEdge = createGuardEdge(secret);
  const edge = { preHandler: guardEdge, bodyLimit: BODY_LIMIT_BYTES };

  app.post('/ops/api/beacons', edge, async (request, reply) => {
    const batch = v.safeParse(BeaconBatch, request.body);
    if (!batch.success) return sendFailure(reply, 400, 'OPS_INVALID', batch.issues[0].message);
    return sendData(reply.code(202), await addBeacons(pool, batch.output.beacons, secret));
  });

  registerErrors(app, context, guard, { preHandler: guardEdge, secret });

  app.post('/ops/api/findings', edge, async (request, reply) => {
    const finding = v.safeParse(Finding, request.body);
    if (!finding.success) return sendFailure(reply, 400, 'OPS_INVALID', finding.issues[0].message);
    await addFinding(pool, finding.output);
    return sendData(reply.code(202), null);
  });

  app.get<{ Params: { name: string }; Querystring: { minutes?: string } }>(
    '/ops/api/packages/:name/figures',
    { preHandler: guard('viewer') },
    async (request, reply) => {
      const asked = Number(request.query.minutes ?? USUAL_MINUTES);
      const minutes = Number.isInteger(asked) && asked > 0 ? Math.min(asked, LONGEST_MINUTES) : USUAL_MINUTES;
      return sendData(reply, await readFigures(pool, request.params.name, lastMinutes(minutes)));
    },
  );

  app.get('/ops/api/verdicts', { preHandler: guard('viewer') }, async (_request, reply) => {
    const verdicts = [];
    for (const watch of await searchWatchedVersions(pool, await readSnapshot(pool)))
      verdicts.push({ ...watch, verdict: judge(await observe(pool, watch)) });
    return sendData(reply, { verdicts });
  });

  if (!config.judges) return;
  const report = (text: string, error?: unknown) => app.log.warn({ err: error }, text);
  const alarm = createAlarm(config.alertUrl, report);
  const findDamage = (name: string, version: string) => findDamageIn(proven, name, version);
  const stop = startJudge({ databaseUrl, service, alarm, findDamage, report });
  app.addHook('onClose', stop);
};
