import type { AppConfig, SessionUser } from './app-context.ts';
import type { Locale } from './locale.ts';
import type { PageHead, RemoteName, SlotName } from './remote.ts';
import type { OfferedServices } from './services.ts';

/** The remotes of one composition as a process that renders finds them; what is not here is down for it. */
export interface RendererSetup extends Pick<OfferedServices, 'owners'> {
  readonly remotes: Readonly<Record<RemoteName, { readonly version: string; readonly entryFile: string }>>;
}

/** One document to render. Everything in it can be sent to another thread. */
export interface RenderRequest {
  /** The page's full address, locale prefix included. */
  readonly url: string;
  readonly locale: Locale;
  readonly config: AppConfig;
  /** The instant that the page shows, epoch milliseconds; time stands still while it is rendered. */
  readonly nowMs: number;
  /** Access token of the member who asks. */
  readonly token?: string;
  /** What the visitor's device tells the server, by its full key in local storage. */
  readonly told?: Readonly<Record<string, string>>;
  readonly api: { readonly baseUrl: string; readonly headers: Readonly<Record<string, string>> };
  /** A tester's choice of versions, shown on the page. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** For a browser that runs no script and so cannot fetch what comes late: the page waits for it as long as it may. */
  readonly isWhole?: boolean;
}

/** What the browser goes on from. */
export interface RenderedState {
  /** Loader data and errors of the matched routes, in the shell's own notation. */
  readonly data: unknown;
  readonly user?: SessionUser;
  /** The page that was rendered; missing for a page of the shell itself. */
  readonly page?: { readonly remote: RemoteName; readonly path: string };
}

/** A call that the server began for a page and did not wait for, as the browser sends it. */
export interface EarlyCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Value of `accept-language`. */
  readonly language: string;
  /** JSON; missing for a call without a body. */
  readonly body?: string;
}

/** A page's head with everything decided that the page left open. */
export interface DocumentHead extends Omit<PageHead, 'canonicalPath' | 'canonicalQuery' | 'title'> {
  /** With the brand. */
  readonly title: string;
  /** Path without locale prefix, and the query that makes it a page of its own. */
  readonly canonical: string;
}

/** What came of a {@link RenderRequest}. */
export type Rendering =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** Links to what is seen first, for the document's head. */
      readonly early?: string;
      readonly head: DocumentHead;
      readonly state: RenderedState;
      readonly slots: readonly SlotName[];
      /** Nothing of it was too late for the document. */
      readonly isWhole: boolean;
      /** The API has refused something because of who asks so often: the page is nothing for others. */
      readonly isRefused?: boolean;
      /** What would have brought the rest, of a guest's page. */
      readonly calls?: readonly EarlyCall[];
      /** Faults that cost a part of the page; the browser tries it again. */
      readonly problems: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /**
   * The page is better rendered by the browser; `reason` is a short word for operators, `problem` what has gone wrong,
   * `title` the title with the brand where it is known already, `site` what surrounds the page, for the shell alone to read.
   */
  | {
      readonly kind: 'browser';
      readonly reason: string;
      readonly problem?: string;
      readonly title?: string;
      readonly site?: unknown;
    }
  /** A fault of the code that rendered; the browser tries again. */
  | { readonly kind: 'failed'; readonly message: string };

/** What the shell's server build exports as `createRenderer`. */
export interface Renderer {
  /** Loads what the composition is made of, so that no visitor waits for it. */
  warm(): Promise<void>;
  render(request: RenderRequest): Promise<Rendering>;
}
