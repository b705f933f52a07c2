import type { KeyValueStore } from '@wisata/kernel/app-context';
import type { Locale } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import type { BeaconPhase } from './beacon.ts';
import type { Composition, ReleaseRef } from './composition.ts';
import type { ImportRemote } from './federation-import.ts';
import { memoizeAsync } from './memoize-async.ts';
import { withRetry, pauseFor, type Pause } from './retry.ts';
import { checkContract } from './remote-contract.ts';
import { wordsByNamespace } from '../messages/kit-words.ts';
import type { Remote } from '../page/remote.ts';
import { createReleaseReports, type ReleaseReports, type ReleaseReportsOptions } from './release-reports.ts';
import { createReleasesInUse, type ReleaseInUse, type ReleasesInUse } from './releases-in-use.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { yieldToMain } from '../page/scheduling.ts';

/** Options of {@link createReleaseLoads}. */
export interface ReleaseLoadsOptions extends ReleaseReportsOptions {
  readonly composition: Composition;
  readonly locale: Locale;
  /** Where a remote's messages go; the namespace is the remote's name, or that of one of its several services. */
  readonly addMessages: (namespace: string, messages: Record<string, unknown>) => void;
  /** Remembers for this tab which releases failed. */
  readonly memory: KeyValueStore;
  /** Nothing of a release is on the page any more, and nothing of it may come back. */
  readonly onRemoved?: (release: ReleaseRef) => void;
  readonly pause?: Pause;
  readonly importRemote: ImportRemote;
}

/** The releases of one page view: which one each remote uses, its loading, and its replacement when it fails. */
export interface ReleaseLoads {
  get(name: RemoteName): Promise<Remote>;
  /** Counts the releases of a remote that this page has used. */
  generationOf(remote: RemoteName): number;
  /** Tells when a generation has changed. */
  subscribe(listener: () => void): () => void;
  /** Reports a failure of what is in use and replaces it; undefined when nothing is left to replace it with. */
  rescue(name: RemoteName, phase: BeaconPhase, error: unknown): Promise<void> | undefined;
  readonly releases: ReleasesInUse;
  readonly reports: ReleaseReports;
}

/** Loads a release: its module, checked, and its messages. */
async function loadRelease(name: RemoteName, inUse: ReleaseInUse, parts: LoadParts): Promise<Remote> {
  const { importRemote, pause, locale, addMessages, reports, onOpen } = parts;
  let phase: BeaconPhase = 'load';
  try {
    const module = await withRetry(() => importRemote(name, inUse.release), inUse.hasFallback, pause);
    phase = 'contract';
    const remote = checkContract(name, module);
    phase = 'load';
    onOpen(remote);
    const messages = await withRetry(() => remote.messages[locale](), inUse.hasFallback, pause);
    for (const [namespace, words] of Object.entries(wordsByNamespace(remote, messages.default)))
      addMessages(namespace, words);
    await yieldToMain();
    return remote;
  } catch (error) {
    reports.failed(name, inUse, phase, error);
    throw error;
  }
}

interface LoadParts extends Pick<ReleaseLoadsOptions, 'locale' | 'addMessages'> {
  readonly importRemote: ImportRemote;
  readonly pause: Pause;
  readonly reports: ReleaseReports;
  readonly onOpen: (remote: Remote) => void;
}

/** What the loads of a page view tell of. */
export interface LoadEvents {
  /** Pages and slots of this remote so far must be forgotten. */
  readonly onReplacing: (remote: RemoteName) => void;
  /** Called when its texts have begun to load. */
  readonly onOpen: (remote: Remote) => void;
}

/** Which replacements are under way, and how many there have been. */
function createGenerations(onReady: (remote: RemoteName, failed: ReleaseInUse) => void) {
  const counts = new Map<RemoteName, number>();
  const replacing = new Map<RemoteName, ReleaseInUse>();
  const listeners = new Set<() => void>();
  return {
    of: (remote: RemoteName) => counts.get(remote) ?? 0,
    isReplacing: (remote: RemoteName) => replacing.has(remote),
    begin: (remote: RemoteName, failed: ReleaseInUse) => void replacing.set(remote, failed),
    finish(remote: RemoteName) {
      const failed = replacing.get(remote);
      if (!failed) return;
      replacing.delete(remote);
      counts.set(remote, (counts.get(remote) ?? 0) + 1);
      for (const listener of listeners) listener();
      onReady(remote, failed);
    },
    abandon: (remote: RemoteName) => void replacing.delete(remote),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Makes the loads of one page view. */
export function createReleaseLoads(options: ReleaseLoadsOptions, { onReplacing, onOpen }: LoadEvents): ReleaseLoads {
  const { composition, pause = pauseFor, onRemoved = () => undefined } = options;
  const releases = createReleasesInUse(composition, options.memory);
  const reports = createReleaseReports(options);
  const generations = createGenerations((remote, failed) => {
    reports.replaced(remote, failed);
    onRemoved(failed.release);
  });

  function beginReplacing(name: RemoteName, inUse: ReleaseInUse): boolean {
    if (!releases.fallBack(name)) return false;
    generations.begin(name, inUse);
    return true;
  }

  async function load(name: RemoteName): Promise<Remote> {
    const inUse = releases.find(name);
    if (!inUse) {
      const error = new Error('It is not in the composition');
      reports.failed(name, undefined, 'load', error);
      throw new RemoteUnavailableError(name, error);
    }
    try {
      const remote = await loadRelease(name, inUse, { ...options, pause, reports, onOpen });
      reports.loaded(name, inUse);
      generations.finish(name);
      return remote;
    } catch (error) {
      if (beginReplacing(name, inUse)) return load(name);
      generations.abandon(name);
      releases.giveUp(name);
      throw new RemoteUnavailableError(name, error);
    }
  }

  const remotes = memoizeAsync((name: RemoteName) => {
    reports.begin(name);
    return load(name);
  }, 'forgotten');
  return {
    get: remotes.get,
    generationOf: generations.of,
    subscribe: generations.subscribe,
    releases,
    reports,
    rescue(name, phase, error) {
      const inUse = releases.find(name);
      // While another release is on its way, whatever falls over is of the one that goes.
      if (!generations.isReplacing(name)) {
        reports.failed(name, inUse, phase, error);
        if (!inUse || !beginReplacing(name, inUse)) return undefined;
        remotes.forget(name);
        onReplacing(name);
      }
      return remotes.get(name).then(() => undefined);
    },
  };
}
