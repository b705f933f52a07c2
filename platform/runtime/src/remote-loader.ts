import { getInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Locale } from '@wisata/kernel/locale';
import { KERNEL_CONTRACT, REMOTE_NAMES, type RemoteName, type SlotName } from '@wisata/kernel/remote';
import type { Composition } from './composition.ts';
import { compositionPlugin } from './federation-plugin.ts';
import type { Remote } from './remote.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import type { SlotSource } from './slot.tsx';

/** What went wrong with a remote, for the beacon. */
export interface RemoteFailure {
  readonly remote: RemoteName;
  readonly phase: 'load' | 'contract' | 'slot' | 'render';
  readonly message: string;
}

/** Options of {@link createRemoteLoader}. */
export interface RemoteLoaderOptions {
  readonly composition: Composition;
  readonly origin: string;
  readonly locale: Locale;
  /** Where a remote's messages go; the namespace is the remote's name. */
  readonly addMessages: (remote: RemoteName, messages: Record<string, unknown>) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
  /** Waits before the one retry; injected so that a test need not wait. */
  readonly pause?: (ms: number) => Promise<void>;
  /** The federation runtime's own load; injected in tests. */
  readonly importRemote?: (remote: RemoteName) => Promise<unknown>;
}

/** Loads remotes of one composition, each once; a failed load is forgotten, so that asking again tries again. */
export interface RemoteLoader extends SlotSource {
  loadRemote(name: RemoteName): Promise<Remote>;
  /** A crash while a remote's page was rendering. */
  reportCrash(remote: RemoteName, error: unknown): void;
}

const LOAD_TIMEOUT_MS = 8_000;
const RETRY_PAUSE_MS = 300;

function importer({ composition, origin }: RemoteLoaderOptions): (remote: RemoteName) => Promise<unknown> {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started');
  federation.registerPlugins([compositionPlugin(composition, origin)]);
  federation.registerRemotes(
    Object.entries(composition.remotes).map(([name, release]) => ({
      name,
      alias: name,
      entry: `${origin}${release.base}mf-manifest.json`,
    })),
  );
  return (remote) => federation.loadRemote<unknown>(`${remote}/remote`);
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function checkContract(name: RemoteName, module: unknown): Remote {
  const remote = (module as { remote?: Remote } | null)?.remote;
  const major = (version: string) => version.split('.')[0];
  if (!remote?.routes || !remote.slots) throw new Error('The module has no manifest');
  if (remote.name !== name) throw new Error(`The module says it is ${remote.name}`);
  if (major(remote.contract) !== major(KERNEL_CONTRACT))
    throw new Error(`Contract ${remote.contract} does not fit ${KERNEL_CONTRACT}`);
  return remote;
}

/** Parses `owner:kind`; undefined when the owner is not a remote of this product. */
export function slotOwner(slot: SlotName): RemoteName | undefined {
  const owner = slot.slice(0, slot.indexOf(':'));
  const byService: Readonly<Record<string, RemoteName>> = { tour: 'tour-venue', venue: 'tour-venue' };
  return byService[owner] ?? REMOTE_NAMES.find((name) => name === owner);
}

/** Makes the loader of one page view. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  const importRemote = options.importRemote ?? importer(options);
  const remotes = new Map<RemoteName, Promise<Remote>>();
  const slots = new Map<SlotName, Promise<ComponentType<never>>>();
  const fail = (remote: RemoteName, phase: RemoteFailure['phase'], error: unknown) =>
    options.onFailure({ remote, phase, message: error instanceof Error ? error.message : String(error) });

  async function attempt(name: RemoteName): Promise<Remote> {
    const remote = checkContract(name, await withTimeout(importRemote(name), LOAD_TIMEOUT_MS));
    const messages = await remote.messages[options.locale]();
    options.addMessages(name, messages.default);
    return remote;
  }

  async function load(name: RemoteName): Promise<Remote> {
    if (!options.composition.remotes[name]) throw new RemoteUnavailableError(name, 'not in the composition');
    try {
      return await attempt(name).catch(async () => {
        await pause(RETRY_PAUSE_MS);
        return attempt(name);
      });
    } catch (error) {
      remotes.delete(name);
      fail(name, 'load', error);
      throw new RemoteUnavailableError(name, error);
    }
  }

  function loadRemote(name: RemoteName): Promise<Remote> {
    const known = remotes.get(name) ?? load(name);
    remotes.set(name, known);
    return known;
  }

  async function loadSlot(name: SlotName): Promise<ComponentType<never>> {
    const owner = slotOwner(name);
    if (!owner) throw new Error(`Nobody owns the slot ${name}`);
    const remote = await loadRemote(owner);
    const slot = remote.slots[name];
    if (!slot) throw new Error(`${owner} does not offer ${name}`);
    return (await withTimeout(slot(), LOAD_TIMEOUT_MS)).default;
  }

  return {
    loadRemote,
    load(name) {
      const known = slots.get(name) ?? loadSlot(name);
      slots.set(name, known);
      return known;
    },
    forget: (name) => void slots.delete(name),
    report(name, error) {
      const owner = slotOwner(name);
      if (owner) fail(owner, 'slot', error);
    },
    reportCrash: (remote, error) => fail(remote, 'render', error),
  };
}
