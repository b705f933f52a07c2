import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import type { HeadSource, PageHead, RemoteName, SlotName } from '@wisata/kernel/remote';
import { slotOwner } from '@wisata/kernel/route-map';
import type { OfferedServices } from '@wisata/kernel/services';
import type { BeaconPhase } from './beacon.ts';
import { memoizeAsync } from './memoize-async.ts';
import { withRetry, pauseFor } from './retry.ts';
import { createReleaseLoads, type ReleaseLoadsOptions } from './release-loads.ts';
import type { Remote } from '../page/remote.ts';
import { RemoteUnavailableError, isRemoteUnavailable } from './remote-unavailable-error.ts';
import type { SlotSource } from '../page/slot.tsx';

/** Options of {@link createRemoteLoader}. */
export interface RemoteLoaderOptions extends ReleaseLoadsOptions, Pick<OfferedServices, 'owners'> {}

/** What a page's file exports, as far as the router uses it. */
export type PageModule = Pick<RouteObject, 'loader' | 'shouldRevalidate'> & {
  readonly Component?: ComponentType | null;
  readonly head?: (source: HeadSource) => PageHead;
  /** What its loader asks the API with: fetched ahead with the page, and not where the server has asked already. */
  readonly loadCalls?: () => Promise<unknown>;
};

/** A page's code, and which release of its remote it is of. */
export interface LoadedPage {
  readonly generation: number;
  readonly module: PageModule;
}

/**
 * Loads remotes of one composition, each once; a failed load is forgotten, so that asking again tries again. A release
 * that cannot be loaded, or crashes, is replaced by the last good one within the same page view.
 */
export interface RemoteLoader extends SlotSource {
  /** With the `path` that a visitor is going to, the code of that page comes beside the remote's texts and not after them. */
  loadRemote(name: RemoteName, path?: string): Promise<Remote>;
  /** Code of a page by its route's path; of the last good release when the chosen one has none that loads. */
  loadPage(remote: RemoteName, path: string): Promise<LoadedPage>;
  /** Counts the releases of a remote that this page has used: what was made by an earlier one has to go. */
  generationOf(remote: RemoteName): number;
  /** Tells when a generation has changed. */
  subscribe(listener: () => void): () => void;
  /**
   * A release crashed in a page. Gives the replacement under way, which rejects when the last good one fails too, or
   * undefined when there is none.
   */
  rescue(remote: RemoteName, error: unknown): Promise<void> | undefined;
  /** A crash that nothing can be done about. */
  reportCrash(remote: RemoteName, error: unknown): void;
  /** Version of each remote that this page uses, also of those it has not loaded. */
  versions(): Record<RemoteName, string | undefined>;
}

/** Begins to load a page's code; a failure is reported when the page is shown. */
function beginPage({ routes }: Remote, path: string | undefined): void {
  if (path === undefined) return;
  const lazy = routes.find((route) => matchPath(`/${route.path ?? ''}`, path))?.lazy;
  if (typeof lazy === 'function') lazy().catch(() => undefined);
}

/** Makes the loader of one page view. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { composition, owners, pause = pauseFor } = options;
  const destinations = new Map<RemoteName, string>();
  const { get, generationOf, subscribe, rescue, releases, reports } = createReleaseLoads(options, {
    onReplacing: (remote) => slots.forgetAll((slot) => slotOwner(slot, owners) === remote),
    onOpen: (remote) => beginPage(remote, destinations.get(remote.name)),
  });

  /** Runs lazy code that `find` gives; when it cannot be loaded, the same of the release that takes over. */
  async function withRescue<T>(
    name: RemoteName,
    phase: BeaconPhase,
    find: (remote: Remote, generation: number) => () => Promise<T>,
  ): Promise<T> {
    const remote = await get(name);
    const generation = generationOf(name);
    const work = find(remote, generation);
    try {
      return await withRetry(work, releases.find(name)?.hasFallback ?? false, pause);
    } catch (error) {
      const rescued = generation === generationOf(name) ? rescue(name, phase, error) : Promise.resolve();
      if (!rescued) throw error;
      await rescued;
      return withRescue(name, phase, find);
    }
  }

  function loadPage(name: RemoteName, path: string): Promise<LoadedPage> {
    return withRescue<LoadedPage>(name, 'page', (remote, generation) => {
      const route = remote.routes.find((each) => (each.path ?? '') === path);
      if (!route) throw new RemoteUnavailableError(name, new Error(`It has no page ${path}`));
      const { lazy } = route;
      return async () => ({ generation, module: typeof lazy === 'function' ? await lazy() : route });
    });
  }

  async function loadSlot(name: SlotName): Promise<ComponentType<never>> {
    const owner = slotOwner(name, owners);
    if (!owner) throw new Error(`Nobody owns the slot ${name}`);
    const slot = await withRescue(owner, 'slot', (remote) => {
      const find = remote.slots[name];
      if (!find) throw new Error(`${owner} does not offer ${name}`);
      return find;
    });
    return slot.default;
  }

  // A render that waits for a slot has to meet the same promise again, failed or not.
  const slots = memoizeAsync(loadSlot, 'kept');
  const rescueOwner = (name: SlotName, error: unknown) => {
    const owner = slotOwner(name, owners);
    return owner && !isRemoteUnavailable(error) ? rescue(owner, 'slot', error) : undefined;
  };
  return {
    loadRemote(name, path) {
      if (path !== undefined) destinations.set(name, path);
      return get(name);
    },
    loadPage,
    generationOf,
    subscribe,
    rescue: (remote, error) => rescue(remote, 'render', error),
    load: slots.get,
    forget: slots.forget,
    generation(name) {
      const owner = slotOwner(name, owners);
      return owner ? generationOf(owner) : 0;
    },
    report: rescueOwner,
    reportCrash: (remote, error) => reports.failed(remote, releases.find(remote), 'render', error),
    versions() {
      const names = Object.keys(composition.remotes);
      return Object.fromEntries(names.map((name) => [name, releases.find(name)?.release.version]));
    },
  };
}
