import type { RemoteName } from '@wisata/kernel/remote';
import type { OfferedServices } from '@wisata/kernel/services';
import { NOTHING_RELEASED, type PackageState } from '@wisata/registry/release-state';
import { isOwnServer } from './own-server.ts';
import { createOffers, withOnly, withoutSlots } from './offers.ts';
import { createReleaseReader, type ComposedShell, type ReleaseSource, type RemoteRelease } from './release-reader.ts';
import { chooseVersions, NO_VISITOR_OVERRIDES, type Choice, type Cohort, type VisitorOverrides } from './selection.ts';

/** The release of a remote that one visitor gets, and the one that takes its place when it fails in the browser. */
export interface ComposedRemote extends RemoteRelease {
  readonly cohort: Cohort;
  readonly lastGood?: RemoteRelease;
}

/** The shell that one visitor gets. */
export interface ChosenShell extends ComposedShell {
  readonly cohort: Cohort;
}

/** What one document is made of. */
export interface DocumentComposition {
  readonly revision: number;
  readonly shell: ChosenShell;
  readonly remotes: Readonly<Record<RemoteName, ComposedRemote>>;
  /** What these releases offer. */
  readonly offered: OfferedServices;
  /** Remotes that an operator took off the site. */
  readonly withdrawn: readonly RemoteName[];
  /** False while nobody knows what one of the live remotes offers: an address without an owner may be its. */
  readonly knowsAllPages: boolean;
}

/** What is live at one revision, by package name. */
export interface LiveState {
  readonly revision: number;
  readonly states: Readonly<Record<string, PackageState>>;
}

/** Makes compositions, each for one visitor. */
export interface Composer {
  /**
   * What a visitor gets now. A release that cannot be read is passed over for the next best one, and the last one that
   * could be read goes on when nothing else is left. Throws when there is no shell.
   */
  compose(live: LiveState, visitorOverrides: VisitorOverrides): Promise<DocumentComposition>;
  /**
   * Reads what a new revision may ask for, so that no visitor waits for the disk. Gives the compositions that most get:
   * without a trial, and with each trial by itself.
   */
  prepare(live: LiveState): Promise<readonly DocumentComposition[]>;
  /** A file of this release is not what it was: it is read again before anybody else gets it. */
  distrust(name: string, version: string): void;
  /** Resolves when everything that was begun so far is read, or cannot be, however long the store takes. */
  settled(): Promise<unknown>;
}

/** Nothing is known of the files of a developer's own server: the browser asks for them itself. */
const ownServer = (address: string): RemoteRelease => ({ version: address, base: address, integrity: {} });

/** Remotes that are live, and those that a tester has chosen before anything of them is. */
const remotesOf = ({ states }: LiveState, { overrides }: VisitorOverrides): readonly RemoteName[] =>
  [...new Set([...Object.keys(states), ...overrides.keys()])].filter((name) => name !== 'shell');

/** Makes compositions of what is live and what lies in the store. `services` are the only ones on sale. */
export function createComposer(source: ReleaseSource, services?: readonly string[]): Composer {
  const { report } = source;
  const reader = createReleaseReader(source);
  const lastRemotes = new Map<RemoteName, RemoteRelease>();
  const offers = createOffers();
  let lastShell: ComposedShell | undefined;

  /** What it offers is kept, for when it cannot be read. */
  async function readRelease(name: RemoteName, version: string): Promise<RemoteRelease | undefined> {
    const read = await reader.remote(name, version);
    if (!read) return undefined;
    const { offer, ...release } = read;
    offers.keep(name, version, offer);
    return release;
  }

  async function findRemote(name: RemoteName, choices: readonly Choice[]): Promise<ComposedRemote | undefined> {
    let found: (RemoteRelease & { cohort: Cohort }) | undefined;
    for (const { version, cohort } of choices) {
      const release = isOwnServer(version) ? ownServer(version) : await readRelease(name, version);
      if (release && found) return { ...found, lastGood: release };
      if (release) found = { ...release, cohort };
    }
    return found;
  }

  async function composeRemote(name: RemoteName, state: PackageState, visitorOverrides: VisitorOverrides) {
    const wanted = await findRemote(name, chooseVersions(state, name, visitorOverrides));
    // An override of something that does not exist is dropped.
    const found =
      wanted ?? (await findRemote(name, chooseVersions(state, name, { ...visitorOverrides, overrides: new Map() })));
    if (found?.cohort === 'stable') lastRemotes.set(name, found);
    if (found) return found;
    const last = lastRemotes.get(name);
    const goesOn = last && state.stable !== null && !state.blocked.includes(last.version);
    return goesOn ? { ...last, cohort: 'stable' as const } : undefined;
  }

  async function composeShell({ states }: LiveState, visitorOverrides: VisitorOverrides): Promise<ChosenShell> {
    const state = states['shell'] ?? NOTHING_RELEASED;
    const choices = [
      ...chooseVersions(state, 'shell', visitorOverrides),
      ...chooseVersions(state, 'shell', { ...visitorOverrides, overrides: new Map() }),
    ];
    for (const { version, cohort } of choices) {
      const shell = await reader.shell('shell', version);
      if (shell && cohort === 'stable') lastShell = shell;
      if (shell) return { ...shell, cohort };
    }
    if (!lastShell) throw new Error('No shell is live');
    return { ...lastShell, cohort: 'stable' };
  }

  async function compose(live: LiveState, visitorOverrides: VisitorOverrides): Promise<DocumentComposition> {
    const [shell, ...remotes] = await Promise.all([
      composeShell(live, visitorOverrides),
      ...remotesOf(live, visitorOverrides).map(
        async (name) =>
          [name, await composeRemote(name, live.states[name] ?? NOTHING_RELEASED, visitorOverrides)] as const,
      ),
    ]);
    const { revision, states } = live;
    const isWithdrawn = (name: RemoteName) => states[name]?.stable === null && states[name].previous.length > 0;
    const members = remotes.map(([name, remote]) => ({ name, version: remote?.version }));
    const tried = remotes.flatMap(([name, remote]) => (remote?.cohort === 'override' ? [name] : []));
    return {
      revision,
      shell,
      remotes: Object.fromEntries(remotes.flatMap(([name, remote]) => (remote ? [[name, remote]] : []))),
      offered: withoutSlots(withOnly(offers.of(members), services), states, tried),
      withdrawn: Object.keys(states).filter(isWithdrawn),
      knowsAllPages: offers.knows(members),
    };
  }

  return {
    compose,
    distrust: reader.forget,
    settled: reader.settled,
    async prepare(live) {
      const trials = Object.entries(live.states).flatMap(([name, { canary }]) =>
        canary ? [new Map([[name, canary.version]])] : [],
      );
      const visitorOverrides = [NO_VISITOR_OVERRIDES, ...trials.map((pins) => ({ ...NO_VISITOR_OVERRIDES, pins }))];
      const compositions = await Promise.allSettled(visitorOverrides.map((each) => compose(live, each)));
      return compositions.flatMap((each) => {
        if (each.status === 'rejected') report('Nothing can be composed', each.reason);
        return each.status === 'fulfilled' ? [each.value] : [];
      });
    },
  };
}
