import { isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { brandTitle, canonicalPath } from '@wisata/kernel/page-head';
import type { HeadSource, PageHead, RouteHandle } from '@wisata/kernel/remote';
import type { DocumentHead } from '@wisata/kernel/rendering';

/** Gives what the page's file exports as `head`; the release that made the data is the one that is asked. */
type FindHead = (data: unknown) => ((source: HeadSource) => PageHead) | undefined;

/** The shell's own addition to a route's handle. */
export interface PageHandle extends RouteHandle {
  readonly findHead?: FindHead;
  /** Loads the page's code, and its data where the page allows that before anybody is there. */
  readonly loadAhead?: (args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>) => Promise<void>;
}

/** A matched route, on either side. */
export interface HeadMatch {
  /** What the page's loader gave, with the values of what has arrived. */
  readonly data: unknown;
  /** What it gave, as it gave it. */
  readonly source: unknown;
  readonly handle: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where the page is, as the router has it: without locale prefix. */
export interface HeadPlace {
  readonly pathname: string;
  readonly search: string;
}

/** Title of a page: its own name first, the brand last. */
export function pageTitle(name: string | undefined, brand: string): string {
  return name ? `${name} · ${brandTitle(brand)}` : brandTitle(brand);
}

function titleInData(data: unknown): string | undefined {
  const title = (data as { documentTitle?: unknown } | null | undefined)?.documentTitle;
  return typeof title === 'string' && title ? title : undefined;
}

/** Path and query of the one address that stands for this page. */
function canonicalOf({ pathname, search }: HeadPlace, names: readonly string[] = []): string {
  const path = canonicalPath(pathname);
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  return kept ? `${path}?${kept}` : path;
}

/** Head of the innermost page: what its file says, else `documentTitle` in its loader's data, else `titleKey` of its handle. */
export function findPageHead(app: AppContext, matches: readonly HeadMatch[], place: HeadPlace): DocumentHead {
  const heads = matches.map(({ data, source, handle, params }): PageHead => {
    const { findHead, titleKey, auth } = (handle ?? {}) as PageHandle;
    // Its loader gave no data: an error page stands in its place.
    if (findHead && source === undefined) return { noIndex: true };
    const own = findHead?.(source)?.({
      data,
      app,
      params,
      path: place.pathname,
      query: new URLSearchParams(place.search),
    });
    const title = own?.title ?? titleInData(data) ?? (titleKey && app.t(titleKey));
    return { ...own, ...(title ? { title } : {}), ...(auth ? { noIndex: true } : {}) };
  });
  const {
    title,
    canonicalPath: path = place.pathname,
    canonicalQuery,
    ...head
  } = Object.assign({}, ...heads) as PageHead;
  return {
    ...head,
    title: pageTitle(title, app.config.brand.name),
    canonical: canonicalOf({ ...place, pathname: path }, canonicalQuery),
  };
}

/** Message key of an error page's title. */
export function errorTitleKey(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 404) return 'error.notFoundTitle';
  if (isRouteErrorResponse(error) && error.status === 403) return 'error.refusedTitle';
  return 'error.title';
}
