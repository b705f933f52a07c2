import { satisfies } from 'semver';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { NOTHING_RELEASED } from '../release-state.ts';
import type { Release } from '../release-build.ts';
import type { ReleaseStore } from '../store.ts';
import { PROVIDER, findFacts, type BuildFacts } from './build-facts.ts';
import type { Gate, GateInput } from './gate.ts';

const nameOf = ({ name, version }: Release) => `${name} ${version}, which is live,`;

/** Every remote's versions that visitors get now, those on trial included. */
async function findLiveRemotes({ store, states }: GateInput): Promise<Release[]> {
  const remotes = Object.entries(states).filter(([name]) => name !== PROVIDER);
  remotes.sort(([a], [b]) => a.localeCompare(b));
  const wanted = remotes.flatMap(([name, { stable, canary }]) =>
    [stable, canary?.version].flatMap((version) => (version ? [store.find(name, version)] : [])),
  );
  return (await Promise.all(wanted)).filter((release) => release !== undefined);
}

/** A shared module that a remote asks for and a shell does not bring in that range; `provided` is what it brings. */
interface MissingModule {
  readonly module: string;
  readonly range: string;
  readonly provided: string | undefined;
}

async function findMissing(store: ReleaseStore, remote: Release, { provides }: BuildFacts) {
  const facts = await findFacts(store, remote);
  return Object.entries(facts?.requires ?? {})
    .map(([module, range]): MissingModule => ({ module, range, provided: provides[module] }))
    .filter(({ provided, range }) => provided === undefined || !satisfies(provided, range));
}

/** A shell that a remote meets on a page, and what it is called in a refusal. */
interface MetShell {
  readonly called: string;
  readonly facts: BuildFacts | undefined;
}

/** The shell that visitors get, and the one that is on trial. */
async function findLiveShells({ store, states }: GateInput): Promise<MetShell[]> {
  const { stable, canary } = states[PROVIDER] ?? NOTHING_RELEASED;
  const factsOf = (version: string) => findFacts(store, { name: PROVIDER, version });
  return [
    ...(stable === null ? [] : [{ called: 'the live shell', facts: await factsOf(stable) }]),
    ...(canary ? [{ called: 'the shell on trial', facts: await factsOf(canary.version) }] : []),
  ];
}

/** A remote may need no newer contract than the live shell offers, and none of another major. */
async function findContractOfShells(input: GateInput): Promise<string[]> {
  const { contract } = input.release;
  const met = await findLiveShells(input);
  // Where nothing is live yet, the registry's own contract is all that is known.
  const shells = met.length > 0 ? met : [{ called: 'this registry', facts: undefined }];
  return shells
    .map(({ called, facts }) => ({ called, offered: facts?.contract ?? KERNEL_CONTRACT }))
    .filter(({ offered }) => !satisfies(offered, `^${contract}`))
    .map(({ called, offered }) => `It was built against contract ${contract}; ${called} offers ${offered}.`);
}

/** A new shell has to offer what every live remote was built against. */
async function findContractOfRemotes(input: GateInput): Promise<string[]> {
  const facts = await findFacts(input.store, input.release);
  if (!facts) return [];
  return (await findLiveRemotes(input))
    .filter(({ contract }) => !satisfies(facts.contract, `^${contract}`))
    .map((remote) => `It offers contract ${facts.contract}; ${nameOf(remote)} was built against ${remote.contract}.`);
}

/** The contract of shell and remotes, in both directions. */
export const findContractMismatch: Gate = (input) =>
  input.release.name === PROVIDER ? findContractOfRemotes(input) : findContractOfShells(input);

/** Every shared module that a remote asks for has to be on the page, in the range that it asks for. */
async function findModulesOfShells(input: GateInput): Promise<string[]> {
  const reasons: string[] = [];
  for (const { called, facts } of await findLiveShells(input))
    for (const { module, range, provided } of facts ? await findMissing(input.store, input.release, facts) : [])
      reasons.push(
        provided === undefined
          ? `It needs ${module}, which ${called} does not share.`
          : `It needs ${module} ${range}; ${called} shares ${provided}.`,
      );
  return reasons;
}

/** A new shell has to bring what every live remote asks for. */
async function findModulesOfRemotes(input: GateInput): Promise<string[]> {
  const facts = await findFacts(input.store, input.release);
  const reasons: string[] = [];
  for (const remote of facts ? await findLiveRemotes(input) : [])
    for (const { module, range, provided } of await findMissing(input.store, remote, facts!))
      reasons.push(
        `It shares ${provided === undefined ? `no ${module}` : `${module} ${provided}`}; ${nameOf(remote)} needs ${range}.`,
      );
  return reasons;
}

/** The shared modules of shell and remotes, in both directions. */
export const findMissingModules: Gate = (input) =>
  input.release.name === PROVIDER ? findModulesOfRemotes(input) : findModulesOfShells(input);
