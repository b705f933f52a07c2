import { Component, useEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, type RouteObject } from 'react-router-dom';
import type { RemoteName, RouteHandle } from '@wisata/kernel/remote';
import type { LoadedPage, RemoteLoader } from '@wisata/runtime/remote-loader';
import { isRemoteUnavailable } from '@wisata/runtime/remote-unavailable-error';
import { PageSkeleton } from '../../layouts/boot-skeleton.tsx';
import { withAuth } from '../session/auth-guard.ts';
import { createEarlyData, type EarlyData } from '../start/early-data.ts';
import type { PageHandle } from './page-head.ts';

type Loader = Exclude<RouteObject['loader'], boolean | undefined>;
type LoaderArgs = Parameters<Loader>[0];

interface CatchProps {
  readonly onCrash: (error: unknown) => Promise<void> | undefined;
  readonly children: ReactNode;
}

interface Caught {
  readonly error?: { readonly value: unknown };
  readonly isHopeless?: boolean;
}

/** Keeps the place of a page that crashed until the release that takes over is there, else lets the crash go on. */
class CrashCatch extends Component<CatchProps, Caught> {
  override state: Caught = {};
  static getDerivedStateFromError(value: unknown): Caught {
    return { error: { value } };
  }
  override componentDidCatch(error: unknown) {
    const giveUp = () => this.setState({ isHopeless: true });
    const replacement = this.props.onCrash(error);
    if (replacement) replacement.catch(giveUp);
    else giveUp();
  }
  override render() {
    const { error, isHopeless } = this.state;
    if (error && isHopeless) throw error.value;
    return error ? <PageSkeleton /> : this.props.children;
  }
}

/** A bug in a page's loader; answers, redirects, aborts and a remote that is down are none. */
function isCrash(error: unknown, { request }: LoaderArgs): boolean {
  return error instanceof Error && !request.signal.aborted && !isRemoteUnavailable(error);
}

/** Keeps in mind which release's loader gave which data, so that no release ever meets the data of another. */
function createPageData() {
  const pages = new WeakMap<object, LoadedPage>();
  let latest: LoadedPage | undefined;
  // A page without data leaves null to the router, which cannot be told from the null of another release.
  let latestWithout: LoadedPage | undefined;
  return {
    note(data: unknown, page: LoadedPage): void {
      latest = page;
      const value: unknown =
        (data as { type?: unknown } | null)?.type === 'DataWithResponseInit' ? (data as { data: unknown }).data : data;
      if (typeof value === 'object' && value !== null) pages.set(value, page);
      else latestWithout = page;
    },
    pageOf: (data: unknown) => (typeof data === 'object' && data !== null ? pages.get(data) : latestWithout) ?? latest,
    latest: () => latest,
  };
}

/** Whether the page's data may be loaded for somebody who is not there yet, and may never come. */
function isReadOnly(handle: unknown): boolean {
  const { ahead, auth } = (handle ?? {}) as RouteHandle;
  return ahead === 'data' && !auth;
}

/** A page that the server has rendered: the code that goes on with it, and its data. */
interface RenderedPage {
  readonly page: LoadedPage;
  readonly data: unknown;
}

/** Parts of {@link pageLoading}. */
interface LoadingParts {
  readonly route: RouteObject;
  readonly remote: RemoteName;
  readonly loader: RemoteLoader;
  readonly data: ReturnType<typeof createPageData>;
  readonly early: EarlyData;
}

function pageLoading({ route, remote, loader, data, early }: LoadingParts) {
  return async function load(args: LoaderArgs, extra: unknown): Promise<unknown> {
    const page = await loader.loadPage(remote, route.path ?? '');
    const known = await early.take(args.request.url, page);
    if (known !== undefined) {
      data.note(known, page);
      return known;
    }
    const inner = withAuth({
      handle: route.handle as unknown,
      ...(page.module.loader ? { loader: page.module.loader } : {}),
    });
    try {
      const result: unknown = inner.loader
        ? await (inner.loader as (a: unknown, b: unknown) => unknown)(args, extra)
        : null;
      data.note(result, page);
      return result;
    } catch (error) {
      const replacement =
        isCrash(error, args) && page.generation === loader.generationOf(remote)
          ? loader.rescue(remote, error)
          : undefined;
      if (!replacement) throw error;
      await replacement;
      return load(args, extra);
    }
  };
}

function loadingAhead({ route, remote, loader, early }: LoadingParts): PageHandle['loadAhead'] {
  return async (args) => {
    const page = await loader.loadPage(remote, route.path ?? '');
    const load = page.module.loader as ((given: typeof args) => unknown) | undefined;
    if (load && isReadOnly(route.handle)) await early.load(args.request.url, page, async () => load(args));
    else await page.module.loadCalls?.();
  };
}

/**
 * Makes a remote's page one that another release can take over while it is on the screen: its code is asked for on every
 * visit and never kept by the router, and a crash loads the same page of the last good release with data of its own.
 */
export function replaceablePage(
  route: RouteObject,
  remote: RemoteName,
  loader: RemoteLoader,
  rendered?: RenderedPage,
): RouteObject {
  if (typeof route.lazy !== 'function') return withAuth(route);
  const data = createPageData();
  const parts = { route, remote, loader, data, early: createEarlyData() };
  if (rendered) data.note(rendered.data, rendered.page);

  function Page() {
    const now = () => loader.generationOf(remote);
    const generation = useSyncExternalStore(loader.subscribe, now, now);
    const { revalidate } = useRevalidator();
    const page = data.pageOf(useLoaderData());
    const isReplaced = page?.generation !== generation;
    useEffect(() => {
      if (isReplaced) void revalidate();
    }, [isReplaced, revalidate]);
    const Content = page?.module.Component as ComponentType | undefined;
    // The router tells of every step of a navigation; the page itself only renders for what it asks for.
    const content = useMemo(() => Content && <Content />, [Content]);
    if (isReplaced) return <PageSkeleton />;
    return (
      <CrashCatch key={generation} onCrash={(error) => loader.rescue(remote, error)}>
        {content}
      </CrashCatch>
    );
  }

  const findHead: PageHandle['findHead'] = (given) => data.pageOf(given)?.module.head;
  return {
    ...(route.id === undefined ? {} : { id: route.id }),
    path: route.path,
    handle: { ...(route.handle as object), findHead, loadAhead: loadingAhead(parts) },
    loader: pageLoading(parts) as Loader,
    shouldRevalidate(args) {
      const page = data.latest();
      if (page && page.generation !== loader.generationOf(remote)) return true;
      return page?.module.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;
    },
    Component: Page,
  };
}
