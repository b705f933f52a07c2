import { parseArgs } from 'node:util';
import path from 'node:path';
import { OpsRefusal, createOpsClient } from '@wisata/registry/ops-client';
import { buildHere } from './build-here.ts';
import { endWithHelp } from './command-words.ts';
import { runChecks } from './check.ts';
import { packageSteps } from './checks/steps.ts';
import { RELEASED_PACKAGES, ROOT, findReleasedPackage, isOwnRepository } from './packages.ts';
import { findPreviewLink, readPullRequest } from './preview-command.ts';
import { describeVerdict } from './release-text.ts';
import { findSite, findTryLink } from './try-command.ts';
import { readCliSettings } from './settings.ts';
import { readTrial, startTrial, TRIAL_OPTIONS } from './trial-options.ts';

const USAGE = `npm run ship -- hotel "new pictures"    check, build, gates, and a trial on a few visitors
                                        [--plan 1,5,25,50,100 --soak 300: its steps, and how long each holds]
                                        [--locale id --country SG --signed-in yes: only of these]
                                        [--at 2026-12-01T02:00+07:00: the trial begins then]
                                        [--preview 123: nobody gets it but who has the link of this pull request]
`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** What was shipped is shipped, also where nobody knows the address to look at it. */
const orReason = (address: Promise<string>) => address.catch((error: Error) => error.message);

/** The console stands on the site: a registry's own address is seldom one that a browser can open. */
const consoleOf = async (dataDir: string) => new URL('/ops/', await findSite(dataDir)).href;

/** The checks of one package, its build, the gates, and a trial on a few visitors; ends at the first that fails. */
async function ship(): Promise<void> {
  const options = { ...TRIAL_OPTIONS, preview: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [first = '', ...rest] = positionals;
  // In a remote's own repository there is nothing else to ship.
  const isNamed = !isOwnRepository(ROOT) || Boolean(findReleasedPackage(first));
  const [word, why] = isNamed ? [first, rest] : [RELEASED_PACKAGES[0]!.name, positionals];
  const released = findReleasedPackage(word);
  if (!released) throw new Error(`${word ? `There is no package named ${word}` : 'Name what to ship'}: ${USAGE}`);
  if (why.length === 0) throw new Error('Say why, in a few words: it is kept in the history');
  const choices = readTrial(values);
  const pull = values.preview === undefined ? undefined : readPullRequest(values.preview);
  const { name, folder } = released;
  const { dataDir, registryUrl: url, token, actor } = readCliSettings();
  // A registry that is not there is better told before the checks than after them.
  const client = await createOpsClient({
    dataDir,
    url,
    token,
    actor,
  });
  const { packages } = await client.state();
  const isFirst = !packages.find((each) => each.name === name)?.state.stable;

  const results = await runChecks(packageSteps([path.relative(ROOT, folder) || '.']));
  if (results.some(({ passed }) => !passed)) throw new Error(`Nothing of ${name} was shipped: its checks fail`);
  const { version, built } = await buildHere(dataDir, name, say);
  say('gates: files, fit, size, and a browser that opens its pages …');
  const published = await client.publish(name, version, { built });
  if (published.kept) say(published.kept);
  for (const line of describeVerdict(published.version.gates)) say(line);
  if (pull !== undefined) {
    const preview = await client.openPreview(name, pull, version, why.join(' '));
    return say(`Preview, until ${preview.until}: ${await findPreviewLink(dataDir, preview)}`);
  }
  if (isFirst) {
    say(`Nothing of ${name} is live that a trial could be compared with, so nobody gets it yet. For everybody:`);
    say(`npm run release -- activate ${name} ${version} "${why.join(' ')}"${values.at ? ` --at ${values.at}` : ''}`);
  } else {
    const lines = await startTrial(client, { name, version, reason: why.join(' '), ...choices });
    for (const line of lines) say(line);
  }
  say(`Console: ${await orReason(consoleOf(dataDir))}`);
  say(`See it yourself: ${await orReason(findTryLink({ dataDir, name, version }))}`);
}

endWithHelp(USAGE);
try {
  await ship();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof OpsRefusal && error.reasons.length > 0 ? error.reasons.join('\n') : text}\n`,
  );
  process.exitCode = 1;
}
