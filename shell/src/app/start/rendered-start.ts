import type { RemoteName } from '@wisata/kernel/remote';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import { mountPages, pageId } from '../../routes.tsx';
import type { RenderedStart } from '../../router.tsx';
import { loadApiCode } from './api-code.ts';
import { readPageState } from './page-state.ts';
import type { DocumentData } from './read-document.ts';
import type { SiteData } from '../site/site.ts';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { ROOT_ROUTE_ID } from '../site/use-site.ts';

/** What the browser goes on from. */
export interface ContinuedStart extends RenderedStart {
  readonly site: SiteData | undefined;
  /** The server did not wait for all data: the rest has to be asked for. */
  readonly isLate: boolean;
}

/**
 * Loads the code of the page that the server has rendered. Undefined when it is not the release that rendered it: data
 * and markup of one release are nothing for another. What cannot be loaded is noted in `failures`.
 */
export async function continueRendered(
  { rendered, composition }: DocumentData,
  loader: RemoteLoader,
  failures: Map<RemoteName, unknown>,
): Promise<ContinuedStart | undefined> {
  if (!rendered) return undefined;
  const read = async () => {
    await yieldToMain();
    const { hydration, isLate } = readPageState(rendered.data);
    // The page asks for the rest as soon as it runs.
    if (isLate) loadApiCode().catch(() => undefined);
    return { hydration, isLate, site: hydration.loaderData?.[ROOT_ROUTE_ID] as SiteData | undefined };
  };
  if (!rendered.page) return read();
  const { remote: name, path } = rendered.page;
  try {
    const [remote, state] = await Promise.all([loader.loadRemote(name, `/${path}`), read()]);
    const page = await loader.loadPage(name, path);
    await yieldToMain();
    const isSame = loader.versions()[name] === composition.remotes[name]?.version;
    if (!isSame || page.generation !== loader.generationOf(name)) return undefined;
    const id = pageId(name, path);
    const data: unknown = state.hydration.loaderData?.[id];
    const pages = mountPages(name, loader, remote.routes, { path, page, data });
    return { ...state, owner: { remote: name, pages, id } };
  } catch (error) {
    failures.set(name, error);
    return undefined;
  }
}
