import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../packages.ts';
import { endingOf, endSuddenly } from './fleet-drill.ts';
import type { Fleet } from './fleet-site.ts';

const STORM = path.join(ROOT, 'backend/testing/storm-of-a-site.ts');
const ENDED = ['api', 'worker', 'edge'];

/**
 * Guests book and pay all at once, some of them twice or after a failure, while edges, APIs and workers of a fleet are ended in
 * turn without warning.
 * @returns Whether nothing was lost, and nothing was paid, sold or counted twice.
 */
export async function stormFleet({ url, parts, databaseUrl, gatewaySecret }: Fleet): Promise<boolean> {
  const victims = parts.filter(({ name }) => ENDED.some((kind) => name.startsWith(kind)));
  const settings = { SITE_URL: url, DATABASE_URL: databaseUrl, GATEWAY_SECRET: gatewaySecret };
  const storm = fork(STORM, { env: { ...process.env, ...settings } });
  let turn = 0;
  storm.on('message', () => {
    const victim = endingOf(victims[turn++ % victims.length]!);
    endSuddenly(victim).then(
      (seconds) => storm.send(seconds),
      () => storm.kill(),
    );
  });
  const [code] = (await once(storm, 'exit')) as [number | null];
  return code === 0;
}
