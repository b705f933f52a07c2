import { parseArgs } from 'node:util';
import type { OpsClient, PackageOverview } from '@wisata/registry/ops-client';
import type { RequestedAction } from '@wisata/registry/release-state';
import { describeWanted } from '@wisata/registry/wanted-words';
import type { Command } from './command-input.ts';
import { describeShare, describeWaiting } from './release-text.ts';
import { findName, getReason, getVersion, readGates, readInstant } from './release-words.ts';
import { readTrial, TRIAL_OPTIONS } from './trial-options.ts';

/** What is known of a package; undefined before anything of it is. */
export async function findPackage(client: OpsClient, name: string): Promise<PackageOverview | undefined> {
  return (await client.state()).packages.find((each) => each.name === name);
}

const TEXT = { type: 'string' } as const;

interface Change {
  readonly action: RequestedAction;
  readonly why: readonly string[];
  /** When it is done; now without one. */
  readonly at?: string | undefined;
}

/** A command that changes one package: reads its words, does it, says what everybody gets now. */
const changing =
  (read: (words: readonly string[], client: OpsClient, name: string) => Promise<Change> | Change): Command =>
  async ({ words, open, print }) => {
    const [word, ...rest] = words;
    const client = await open();
    const name = await findName(client, word);
    const { action, why, at } = await read(rest, client, name);
    const asked = { ...action, reason: getReason(why), ...(at !== undefined && { at }) };
    const { revision, state, changed, waits } = await client.act(name, asked);
    if (waits) return describeWaiting(waits).forEach(print);
    const trial = state.canary ? `, ${state.canary.version} is on trial ${describeShare(state.canary)}` : '';
    const off = state.slotsOff ? `, ${state.slotsOff.join(' and ')} off` : '';
    const notes = `${trial}${off}${state.frozen ? ', frozen' : ''}`;
    print(
      changed
        ? `${name} ${state.stable ?? 'nothing'} is live as of revision ${revision}${notes}; the next page view gets it`
        : `${name} was like that already${notes}`,
    );
  };

const plain = (kind: 'grow' | 'pause' | 'abort' | 'freeze' | 'unfreeze') =>
  changing((why) => ({ action: { kind }, why }));

/** What can be done at another time too. */
const timed = (kind: 'promote' | 'withdraw') =>
  changing((words) => {
    const { values, positionals } = parseArgs({ args: [...words], options: { at: TEXT }, allowPositionals: true });
    return { action: { kind }, why: positionals, at: readInstant(values.at) };
  });

const versioned = (kind: 'block' | 'unblock') =>
  changing(([version, ...why]) => ({ action: { kind, version: getVersion(version) }, why }));

/** Whether what everybody would get waits for a second person. */
const approvals = changing(([turn, ...why]) => {
  if (turn !== 'on' && turn !== 'off') throw new Error('Say on or off: npm run release -- approvals hotel on WHY');
  return { action: { kind: `approvals-${turn}` }, why };
});

/** `search-form` is short for the package's own, where it has one of that kind. */
const slot = changing(async ([word = '', turn, ...why], client, name) => {
  if (turn !== 'on' && turn !== 'off')
    throw new Error('Say on or off: npm run release -- slot hotel search-form off WHY');
  const found = await findPackage(client, name);
  const known = [...(found?.slots ?? []), ...(found?.state.slotsOff ?? [])];
  const full = known.find((each) => each === word || each.endsWith(`:${word}`)) ?? word;
  return { action: { kind: `slot-${turn}`, slot: full }, why };
});

const activate = changing((words) => {
  const options = { accept: TEXT, at: TEXT };
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [version, ...why] = positionals;
  const action = { kind: 'activate', version: getVersion(version), accept: readGates(values.accept) } as const;
  return { action, why, at: readInstant(values.at) };
});

const canary = changing((words) => {
  const options = { ...TRIAL_OPTIONS, accept: TEXT };
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [version, ...why] = positionals;
  const { trial, at } = readTrial(values);
  const accept = readGates(values.accept);
  return { action: { kind: 'canary', version: getVersion(version), accept, ...trial }, why, at };
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

/** Says yes or no to what another one has asked for, by its number. */
const answering =
  (decision: 'approve' | 'refuse'): Command =>
  async ({ words: [word, number, ...why], open, print }) => {
    const client = await open();
    const name = await findName(client, word);
    const asked = (await findPackage(client, name))?.requests ?? [];
    const request = asked.find(({ id }) => String(id) === number);
    if (!request) {
      const known = asked.map(({ id, actor, action }) => `${id} (${actor}: ${describeWanted(action)})`).join(', ');
      throw new Error(known ? `Name what is asked of ${name}: ${known}` : `Nothing is asked of ${name}`);
    }
    const { revision, state } = await client.answer(name, request.id, decision, getReason(why));
    const then = request.dueAt !== undefined && decision === 'approve' ? ` for ${request.dueAt}` : '';
    const said = `${name} ${describeWanted(request.action)}, which ${request.actor} asked for, is ${decision}d${then}`;
    print(`${said}; ${state.stable ?? 'nothing'} is live as of revision ${revision}`);
  };

/** Commands that change one package, by their first word. */
export const RELEASE_CHANGES: Readonly<Record<string, Command>> = {
  canary,
  grow: plain('grow'),
  pause: plain('pause'),
  promote: timed('promote'),
  abort: plain('abort'),
  activate,
  rollback,
  withdraw: timed('withdraw'),
  slot,
  approvals,
  approve: answering('approve'),
  refuse: answering('refuse'),
  block: versioned('block'),
  unblock: versioned('unblock'),
  freeze: plain('freeze'),
  unfreeze: plain('unfreeze'),
};
