import { parseArgs } from 'node:util';
import { describeGates } from '@wisata/registry/gates/gate-results';
import { OpsRefusal, type OpsClient, type PackageOverview } from '@wisata/registry/ops-client';
import type { RequestedAction } from '@wisata/registry/release-service';
import { NOTHING_RELEASED, type Canary } from '@wisata/registry/release-state';
import { isChoice } from '@wisata/registry/repository';
import { valid } from 'semver';
import { storeBuilds } from './build-releases.ts';
import { collect } from './collect-command.ts';
import type { CommandInput } from './command-input.ts';
import { describeChange, describeComparison, describeVerdict } from './release-text.ts';
import { findName, getReason, getVersion, readGates, readNames } from './release-words.ts';
import { tryVersion } from './try-command.ts';

/** One command; rejects with what is wrong, in words. */
export type Command = (input: CommandInput) => Promise<void>;

/** Every command on one screen. */
export const RELEASE_USAGE = `npm run release -- status                         what is live, on trial, blocked
npm run release -- list hotel                     published versions, newest last
npm run release -- publish hotel [VERSION]        build what stands here (or take a stored version) through the gates
                                              [--accept offer,size WHY: published although these gates say no]
npm run release -- canary hotel VERSION WHY       try it on a few visitors [--plan 1,5,25,50,100 --soak 300]
npm run release -- grow hotel WHY                 the next share of the plan; a paused trial goes on
npm run release -- pause hotel WHY                nobody new gets the version on trial
npm run release -- promote hotel WHY              the version on trial for everybody
npm run release -- abort hotel WHY                end the trial
npm run release -- activate hotel VERSION WHY     a published version for everybody at once [--accept contract,shared]
npm run release -- rollback hotel [VERSION] WHY   back to the version before, or to the one named
npm run release -- withdraw hotel WHY             off the site, also a first version; rollback brings it back
npm run release -- block hotel VERSION WHY        never again (unblock hotel VERSION WHY)
npm run release -- freeze hotel WHY               nothing new goes out (unfreeze hotel WHY)
npm run release -- collect WHY                    delete what nobody gets any more [--keep-days 30 --dry-run]
npm run release -- try hotel [VERSION]            a link to the version on trial, or the one named [--page /hotel/list]
npm run release -- drill hotel                    a broken release on a site of its own: how fast it is taken back
npm run release -- history [hotel]                every change: when, who, why
npm run release -- diff hotel FROM TO             what differs for a browser
npm run release -- visitor ID                     which versions this visitor gets
`;

async function findPackage(client: OpsClient, name: string): Promise<PackageOverview | undefined> {
  return (await client.state()).packages.find((each) => each.name === name);
}

const describeShare = ({ percent, isPaused }: Canary) => (isPaused ? 'paused' : `at ${percent} %`);

function describeState({ state: { stable, canary, blocked, frozen } }: PackageOverview): string {
  const trial = canary ? `  trial ${canary.version} ${describeShare(canary)}` : '';
  return `${(stable ?? 'nothing').padEnd(20)}${trial}${blocked.length > 0 ? `  blocked ${blocked.join(' ')}` : ''}${frozen ? '  frozen' : ''}`;
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
  }
};

const list: Command = async ({ words, open, print }) => {
  const client = await open();
  const name = await findName(client, words[0]);
  const found = await findPackage(client, name);
  const { stable, canary, blocked } = found?.state ?? NOTHING_RELEASED;
  for (const { version, publishedAt, gates } of found?.versions ?? []) {
    const marks = [
      stable === version && 'live',
      canary?.version === version && `on trial ${describeShare(canary)}`,
      blocked.includes(version) && 'blocked',
    ].filter(Boolean);
    const notes = describeGates(gates).map((note) => `  [${note}]`);
    print(
      [`${version.padEnd(20)} ${publishedAt}${marks.length > 0 ? `  ${marks.join(', ')}` : ''}`, ...notes].join(''),
    );
  }
};

async function buildHere(dataDir: string, name: string, print: CommandInput['print']): Promise<string> {
  const { stored, failures } = await storeBuilds(dataDir, [name], (built, at, outcome, seconds) =>
    print(`${built} ${at} ${outcome} (${seconds.toFixed(1)} s)`),
  );
  if (!stored[0]) throw new Error(failures.join('\n'));
  return stored[0].version;
}

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
  const version = named ?? (await buildHere(dataDir, name, print));
  const published = await client.publish(name, version, { accept, reason }).catch((error: unknown) => {
    if (error instanceof OpsRefusal) throw new Error(error.reasons.join('\n'), { cause: error });
    throw error;
  });
  const state = published.created ? 'is published' : 'was published before';
  print(`${name} ${version} ${state}; nobody gets it until a canary or activate`);
  for (const line of describeVerdict(published.version.gates)) print(line);
};

interface Change {
  readonly action: RequestedAction;
  readonly why: readonly string[];
}

/** A command that changes one package: reads its words, does it, says what everybody gets now. */
const changing =
  (read: (words: readonly string[], client: OpsClient, name: string) => Promise<Change> | Change): Command =>
  async ({ words, open, print }) => {
    const [word, ...rest] = words;
    const client = await open();
    const name = await findName(client, word);
    const { action, why } = await read(rest, client, name);
    const { revision, state, changed } = await client.act(name, { ...action, reason: getReason(why) });
    const trial = state.canary ? `, ${state.canary.version} is on trial ${describeShare(state.canary)}` : '';
    const notes = `${trial}${state.frozen ? ', frozen' : ''}`;
    print(
      changed
        ? `${name} ${state.stable ?? 'nothing'} is live as of revision ${revision}${notes}; the next page view gets it`
        : `${name} was like that already${notes}`,
    );
  };

const plain = (kind: 'grow' | 'pause' | 'promote' | 'abort' | 'withdraw' | 'freeze' | 'unfreeze') =>
  changing((why) => ({ action: { kind }, why }));

const versioned = (kind: 'block' | 'unblock') =>
  changing(([version, ...why]) => ({ action: { kind, version: getVersion(version) }, why }));

const activate = changing((words) => {
  const options = { accept: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [version, ...why] = positionals;
  return { action: { kind: 'activate', version: getVersion(version), accept: readGates(values.accept) }, why };
});

const canary = changing((words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { plan: { type: 'string' }, soak: { type: 'string' }, accept: { type: 'string' } },
    allowPositionals: true,
  });
  const [version, ...why] = positionals;
  return {
    action: {
      kind: 'canary',
      version: getVersion(version),
      accept: readGates(values.accept),
      ...(values.plan && { plan: values.plan.split(',').map(Number) }),
      ...(values.soak && { soakSeconds: Number(values.soak) }),
    },
    why,
  };
});

/** The first word is a version when it is the name of one, else the reason begins with it. */
const rollback = changing(async (words, client, name) => {
  getReason(words);
  const versions = (await findPackage(client, name))?.versions.map(({ version }) => version) ?? [];
  const [first, ...rest] = words;
  return first !== undefined && versions.includes(first)
    ? { action: { kind: 'rollback', version: first }, why: rest }
    : { action: { kind: 'rollback' }, why: words };
});

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

const diff: Command = async ({ words: [word, from, to], open, print }) => {
  const client = await open();
  const name = await findName(client, word);
  for (const line of describeComparison(await client.diff(name, getVersion(from), getVersion(to)))) print(line);
};

const visitor: Command = async ({ words: [id], open, print }) => {
  if (!id) throw new Error('Name a visitor: the value of the cookie wisata_visitor');
  for (const { name, version, cohort } of (await (await open()).visitor(id)).packages)
    print(`${name.padEnd(12)} ${version.padEnd(20)} ${cohort}`);
};

/** What `npm run release` can do, by its first word. */
export const RELEASE_COMMANDS: Readonly<Record<string, Command>> = {
  status,
  list,
  publish,
  canary,
  grow: plain('grow'),
  pause: plain('pause'),
  promote: plain('promote'),
  abort: plain('abort'),
  activate,
  rollback,
  withdraw: plain('withdraw'),
  block: versioned('block'),
  unblock: versioned('unblock'),
  freeze: plain('freeze'),
  unfreeze: plain('unfreeze'),
  collect,
  try: tryVersion,
  history,
  diff,
  visitor,
};
