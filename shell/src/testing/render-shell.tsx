import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { KERNEL_CONTRACT, type RemoteName } from '@wisata/kernel/remote';
import type { Remote } from '@wisata/runtime';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import { RemoteUnavailableError } from '@wisata/runtime/remote-unavailable-error';
import { renderPage, type RenderPageOptions, type RenderedPage } from '@wisata/runtime/testing';
import { createStore } from 'zustand/vanilla';
import { ShellServicesProvider, type ShellServices } from '../app/start/shell-services.tsx';
import type { SiteData } from '../app/site/site.ts';
import { createToastStore } from '../app/site/toasts.ts';
import { ROOT_ROUTE_ID } from '../app/site/use-site.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { STATIC_MENUS } from '../rules/menu.rules.ts';

/** A remote with these routes and nothing else. */
export function remoteWith(name: RemoteName, routes: readonly RouteObject[]): Remote {
  const none = async () => ({ default: {} });
  return {
    name,
    contract: KERNEL_CONTRACT,
    routes,
    slots: {},
    messages: { en: none, id: none },
    events: { publishes: [], reads: [] },
  };
}

/** A loader of the given remotes; the others are down. `asked` and `crashed` tell what happened. */
export function loaderOf(remotes: Record<RemoteName, Remote>) {
  const asked: RemoteName[] = [];
  const crashed: RemoteName[] = [];
  const loader: RemoteLoader = {
    loadRemote: async (name) => {
      asked.push(name);
      const remote = remotes[name];
      if (!remote) throw new RemoteUnavailableError(name, 'down');
      return remote;
    },
    async loadPage(name, path) {
      const route = remotes[name]?.routes.find((each) => (each.path ?? '') === path);
      if (typeof route?.lazy !== 'function') throw new RemoteUnavailableError(name, 'no such page');
      return { generation: 0, module: await route.lazy() };
    },
    generationOf: () => 0,
    subscribe: () => () => undefined,
    rescue: () => undefined,
    versions: () => ({}),
    load: () => Promise.reject(new Error('no slots here')),
    forget: () => undefined,
    report: () => undefined,
    reportCrash: (name) => void crashed.push(name),
  };
  return { loader, asked, crashed };
}

/** Services of the shell that do nothing by themselves. */
export function testServices(more: Partial<ShellServices> = {}): ShellServices {
  return {
    toasts: createToastStore(),
    cart: createStore<number>(() => 0),
    savedAt: createStore<string | undefined>(() => undefined),
    loader: loaderOf({}).loader,
    health: { started: () => undefined, crashed: () => undefined },
    developerMode: createStore(() => false),
    ...more,
  };
}

interface RenderShellOptions extends Partial<RenderPageOptions> {
  readonly site?: Partial<SiteData>;
  readonly services?: Partial<ShellServices>;
  /** Pages under the part that is tested; an empty one at the address by default. */
  readonly pages?: readonly RouteObject[];
}

/** Renders a part of the shell around its pages, with the site's data in the root route. */
export function renderShell(part: ReactNode, options: RenderShellOptions = {}): Promise<RenderedPage> {
  const { site, services, pages = [{ path: '*', element: null }], url = '/', ...rest } = options;
  const data: SiteData = { menus: STATIC_MENUS, categories: [], isComplete: true, ...site };
  return renderPage({
    messages: { shell: options.locale === 'id' ? id : en },
    ...rest,
    url,
    routes: [
      { id: ROOT_ROUTE_ID, element: part, loader: () => data, HydrateFallback: () => null, children: [...pages] },
    ],
    around: (content) => <ShellServicesProvider services={testServices(services)}>{content}</ShellServicesProvider>,
  });
}
