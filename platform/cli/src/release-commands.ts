import { parseArgs } from 'node:util';
import { describeBuilt } from '@wisata/registry/built-from';
import { describeGates } from '@wisata/registry/gates/gate-results';
import { OpsRefusal, type PackageOverview } from '@wisata/registry/ops-client';
import { NOTHING_RELEASED } from '@wisata/registry/release-state';
import { isChoice } from '@wisata/registry/repository';
import { valid } from 'semver';
import { bring } from './bring-command.ts';
import { buildHere } from './build-here.ts';
import { collect } from './collect-command.ts';
import type { Command } from './command-input.ts';
import { errors } from './errors-command.ts';
import { describeDifference } from './composition-text.ts';
import { environments } from './environments-command.ts';
import { preview } from './preview-command.ts';
import { findPackage, RELEASE_CHANGES } from './release-changes.ts';
import {
  describeAttempt,
  describeChange,
  describeComparison,
  describeShare,
  describeSource,
  describeVerdict,
  describeWaiting,
} from './release-text.ts';
import { findName, getReason, getVersion, readGates, readMoment, readNames } from './release-words.ts';
import { tryVersion } from './try-command.ts';

/** Every command on one screen. */
export const RELEASE_USAGE = `npm run release -- status                         what is live, on trial, blocked
npm run release -- list hotel                     published versions, newest last
npm run release -- publish hotel [VERSION]        build what stands here (or take a stored version) through the gates
                                              [--accept offer,size WHY: published although these gates say no]
npm run release -- bring hotel VERSION WHY        take it from another environment, byte for byte, through the gates
                                              --from https://staging.example [--accept offer,size]
npm run release -- environments                   what is live here and there, and the next command --from URL
npm run release -- canary hotel VERSION WHY       try it on a few visitors [--plan 1,5,25,50,100 --soak 300]
                                              [--locale id --country SG --signed-in yes: only of these]
npm run release -- grow hotel WHY                 the next share of the plan; a paused trial goes on
npm run release -- pause hotel WHY                nobody new gets the version on trial
npm run release -- promote hotel WHY              the version on trial for everybody [--at 2026-12-01T02:00+07:00:
                                              then; as well canary, activate and withdraw]
npm run release -- abort hotel WHY                end the trial
npm run release -- activate hotel VERSION WHY     a published version for everybody at once [--accept contract,shared]
npm run release -- rollback hotel [VERSION] WHY   back to the version before, or to an earlier one
npm run release -- withdraw hotel WHY             off the site, also a first version; rollback brings it back
npm run release -- slot hotel NAME off WHY        one piece of it on others' pages, as search-form (on WHY)
npm run release -- block hotel VERSION WHY        never again (unblock hotel VERSION WHY)
npm run release -- freeze hotel WHY               nothing new goes out (unfreeze hotel WHY)
npm run release -- approvals hotel on WHY         what everybody would get waits for a second person (off WHY)
npm run release -- approve hotel NUMBER WHY       yes to what another one asks for, as status shows it
npm run release -- refuse hotel NUMBER WHY        no to it, or: call off what is planned
npm run release -- collect WHY                    delete what nobody gets any more [--keep-days 30 --dry-run]
npm run release -- try hotel [VERSION]            a link to the version on trial, or the one named [--page /hotel/list]
npm run release -- drill hotel                    a broken release on a site of its own: how fast it is taken back
npm run release -- history [hotel]                every change: when, who, why
npm run release -- attempts [hotel]                  what gates and rules refused, and what to enter next
npm run release -- diff hotel FROM TO             what differs for a browser
npm run release -- errors hotel [VERSION]         what goes wrong in browsers, by file and line; new ones first
npm run release -- compare 120 131                which packages visitors got otherwise then and then
                                              [or 2026-11-28T10:00 now]
npm run release -- preview hotel 123 VERSION      a link of a pull request, for whoever has it [123 off: ends it]
npm run release -- preview                        every preview that is open, with its link
npm run release -- visitor ID                     which versions this visitor gets
`;

function describeState({
  state: { stable, canary, blocked, frozen, slotsOff = [], approvals },
  versions,
}: PackageOverview): string {
  const builtOf = (version: string | undefined) => {
    const built = versions.find((each) => each.version === version)?.built;
    return built && describeBuilt(built);
  };
  const trial = canary && `trial ${canary.version} ${describeShare(canary)}`;
  const trialBuilt = builtOf(canary?.version);
  const notes = [
    builtOf(stable ?? undefined),
    trialBuilt ? `${trial} (${trialBuilt})` : trial,
    blocked.length > 0 && `blocked ${blocked.join(' ')}`,
    slotsOff.length > 0 && `off ${slotsOff.join(' ')}`,
    frozen && 'frozen',
    approvals && 'second person',
  ].filter(Boolean);
  return [(stable ?? 'nothing').padEnd(20), ...notes].join('  ');
}

const status: Command = async ({ open, print }) => {
  const client = await open();
  const { revision, packages } = await client.state();
  const history = await client.history(undefined, 500);
  print(`revision ${revision}`);
  for (const name of await readNames(client)) {
    const found = packages.find((each) => each.name === name);
    const last = history.findLast((change) => change.package === name && isChoice(change));
    const since = found?.since && `  since ${found.since.at}  ${found.since.actor}: ${found.since.reason}`;
    const then =
      last && last.revision !== found?.since?.revision
        ? `  ${last.action.kind} ${last.at}  ${last.actor}: ${last.reason}`
        : '';
    print(`${name.padEnd(12)} ${found ? describeState(found) : 'nothing'}${since ?? ''}${then}`);
    for (const line of found?.requests.flatMap(describeWaiting) ?? []) print(`${' '.repeat(13)}${line}`);
  }
};

const list: Command = async ({ words, open, print }) => {
  const client = await open();
  const name = await findName(client, words[0]);
  const found = await findPackage(client, name);
  const { stable, canary, blocked } = found?.state ?? NOTHING_RELEASED;
  for (const { version, publishedAt, gates, from, built } of found?.versions ?? []) {
    const marks = [
      stable === version && 'live',
      canary?.version === version && `on trial ${describeShare(canary)}`,
      blocked.includes(version) && 'blocked',
    ].filter(Boolean);
    const notes = [
      ...describeSource(built),
      ...(from ? [`brought from ${from.environment}`] : []),
      ...describeGates(gates),
    ].map((note) => `  [${note}]`);
    print(
      [`${version.padEnd(20)} ${publishedAt}${marks.length > 0 ? `  ${marks.join(', ')}` : ''}`, ...notes].join(''),
    );
  }
};

const publish: Command = async ({ words, open, print, dataDir }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { accept: { type: 'string' } },
    allowPositionals: true,
  });
  const client = await open();
  const name = await findName(client, positionals[0]);
  const accept = readGates(values.accept);
  const named = accept.length === 0 || valid(positionals[1], { loose: true }) ? positionals[1] : undefined;
  const why = positionals.slice(named === undefined ? 1 : 2);
  const reason = accept.length > 0 ? getReason(why) : why.join(' ');
  const { version, built } =
    named === undefined ? await buildHere(dataDir, name, print) : { version: named, built: undefined };
  const published = await client.publish(name, version, { accept, reason, built }).catch((error: unknown) => {
    if (error instanceof OpsRefusal) throw new Error(error.reasons.join('\n'), { cause: error });
    throw error;
  });
  const state = published.created ? 'is published' : 'was published before';
  print(`${name} ${version} ${state}; nobody gets it until a canary or activate`);
  if (published.kept) print(published.kept);
  for (const line of describeVerdict(published.version.gates)) print(line);
};

const history: Command = async ({ words, open, print }) => {
  const client = await open();
  const name = words[0] === undefined ? undefined : await findName(client, words[0]);
  const { packages } = await client.state();
  const versions = new Map(packages.map((each) => [each.name, each.versions]));
  for (const change of await client.history(name, 500)) {
    const { action } = change;
    const published = versions
      .get(change.package)
      ?.find((each) => 'version' in action && each.version === action.version);
    print(describeChange(change, published?.gates ?? {}));
  }
};

const attempts: Command = async ({ words, open, print }) => {
  const client = await open();
  const name = words[0] === undefined ? undefined : await findName(client, words[0]);
  const refused = await client.attempts(name);
  if (refused.length === 0) print('Nothing was refused');
  for (const line of refused.toReversed().flatMap(describeAttempt)) print(line);
};

const diff: Command = async ({ words: [word, from, to], open, print }) => {
  const client = await open();
  const name = await findName(client, word);
  for (const line of describeComparison(await client.diff(name, getVersion(from), getVersion(to)))) print(line);
};

/** Two revisions, or moments in the time zone of this machine; without a second one, now. */
const compare: Command = async ({ words: [from, to = 'now'], open, print }) => {
  const client = await open();
  const difference = await client.compare(readMoment(from), readMoment(to));
  for (const line of describeDifference(difference)) print(line);
};

const visitor: Command = async ({ words: [id], open, print }) => {
  if (!id) throw new Error('Name a visitor: the value of the cookie wisata_visitor');
  for (const { name, version, cohort, only } of (await (await open()).visitor(id)).packages)
    print(`${name.padEnd(12)} ${version.padEnd(20)} ${cohort}${only ? `, as one of the ${only}` : ''}`);
};

/** What `npm run release` can do, by its first word. */
export const RELEASE_COMMANDS: Readonly<Record<string, Command>> = {
  status,
  list,
  publish,
  bring,
  environments,
  ...RELEASE_CHANGES,
  collect,
  try: tryVersion,
  history,
  attempts,
  diff,
  compare,
  errors,
  preview,
  visitor,
};
