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

/** What `./remote` exposes; the build writes the contract beside the manifest. */
interface RemoteModule {
  readonly remote?: Partial<Remote>;
  readonly contract?: string;
}

const majorOf = (version: string | undefined) => version?.split('.')[0];

function checkContract(name: RemoteName, module: unknown): Remote {
  const { remote, contract } = (module ?? {}) as RemoteModule;
  if (!remote?.routes || !remote.slots || !remote.messages) throw new Error('The module has no manifest');
  if (remote.name !== name) throw new Error(`The module says it is ${remote.name}`);
  const compiled = contract ?? remote.contract;
  if (majorOf(compiled) !== majorOf(KERNEL_CONTRACT))
    throw new Error(`Contract ${compiled} does not fit ${KERNEL_CONTRACT}`);
  return remote as Remote;
}

/** Parses `owner:kind`; undefined when the owner is not a remote of this product. */
export function slotOwner(slot: SlotName): RemoteName | undefined {
  const owner = slot.slice(0, slot.indexOf(':'));
  const name = owner === 'tour' || owner === 'venue' ? 'tour-venue' : owner;
  return REMOTE_NAMES.find((each) => each === name);
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Memory<K, T> {
  readonly get: (key: K) => Promise<T>;
  readonly forget: (key: K) => void;
}

/** Starts the work of each name once. A failure is kept until it is forgotten, or not at all. */
function remember<K, T>(start: (key: K) => Promise<T>, failures: 'kept' | 'forgotten'): Memory<K, T> {
  const known = new Map<K, Promise<T>>();
  return {
    get(key) {
      const asked = known.get(key) ?? start(key);
      known.set(key, asked);
      if (failures === 'forgotten') asked.catch(() => known.delete(key));
      return asked;
    },
    forget: (key) => void known.delete(key),
  };
}

/** Makes the loader of one page view. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { pause = pauseFor, importRemote = importer(options) } = options;
  const fail = (remote: RemoteName, phase: RemoteFailure['phase'], error: unknown) =>
    options.onFailure({ remote, phase, message: error instanceof Error ? error.message : String(error) });

  /** Twice at most, and never for longer than the time limit: a hanging request must not hang the page. */
  const insist = <T>(work: () => Promise<T>) =>
    withTimeout(work(), LOAD_TIMEOUT_MS).catch(async () => {
      await pause(RETRY_PAUSE_MS);
      return withTimeout(work(), LOAD_TIMEOUT_MS);
    });

  async function load(name: RemoteName): Promise<Remote> {
    let phase: RemoteFailure['phase'] = 'load';
    try {
      if (!options.composition.remotes[name]) throw new Error('It is not in the composition');
      const module = await insist(() => importRemote(name));
      phase = 'contract';
      const remote = checkContract(name, module);
      phase = 'load';
      const messages = await insist(() => remote.messages[options.locale]());
      options.addMessages(name, messages.default);
      return remote;
    } catch (error) {
      fail(name, phase, error);
      throw new RemoteUnavailableError(name, error);
    }
  }

  async function loadSlot(name: SlotName): Promise<ComponentType<never>> {
    const owner = slotOwner(name);
    if (!owner) throw new Error(`Nobody owns the slot ${name}`);
    const remote = await remotes.get(owner);
    const slot = remote.slots[name];
    if (!slot) throw new Error(`${owner} does not offer ${name}`);
    return (await insist(slot)).default;
  }

  const remotes = remember(load, 'forgotten');
  // A render that waits for a slot has to meet the same promise again, failed or not.
  const slots = remember(loadSlot, 'kept');
  return {
    loadRemote: remotes.get,
    load: slots.get,
    forget: slots.forget,
    report(name, error) {
      const owner = slotOwner(name);
      if (owner) fail(owner, 'slot', error);
    },
    reportCrash: (remote, error) => fail(remote, 'render', error),
  };
}
