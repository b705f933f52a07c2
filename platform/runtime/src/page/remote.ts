import { createContext, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { KERNEL_CONTRACT, type HeadSource, type RemoteManifest } from '@wisata/kernel/remote';

/** A remote's manifest with the framework fixed: react-router routes and React components. */
export type Remote = RemoteManifest<RouteObject, ComponentType<never>>;

/**
 * Declares a remote; `src/manifest.ts` exports the result as `remote`. The contract here is the one of the page, because
 * the shell provides this module; the one the remote was compiled against is exported beside it by the build.
 */
export function defineRemote(manifest: Omit<Remote, 'contract'>): Remote {
  return { contract: KERNEL_CONTRACT, ...manifest };
}

/** Key under which the router hands the app context to loaders. Exists once because the shell alone provides this module. */
export const appRouterContext = createContext<AppContext>();

/** What a page's loader gets besides the app context. */
export interface PageRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The address's query, parsed. */
  readonly query: URLSearchParams;
  /** Aborts when the visitor leaves before the data is there. */
  readonly signal: AbortSignal;
}

/**
 * Makes a route loader that knows the app context. The data it gives is read in the page by `useLoaderData<typeof loader>()`.
 * Throw a `Response` (404) or `redirect(...)`; expected API failures are data, not throws.
 */
export function pageLoader<T>(load: (app: AppContext, page: PageRequest) => Promise<T> | T) {
  return ({ request, params, context }: LoaderFunctionArgs) =>
    load((context as Readonly<RouterContextProvider>).get(appRouterContext), {
      request,
      params,
      query: new URL(request.url).searchParams,
      signal: request.signal,
    });
}

/** What a page's `head` is given, by the page's loader: `head({ data, app }: HeadOf<typeof loader>): PageHead`. */
export type HeadOf<Loader extends (...args: never[]) => unknown> = HeadSource<Awaited<ReturnType<Loader>>>;
