import { parseLocalePath } from '@wisata/kernel/locale';
import { ownerOf } from '@wisata/kernel/route-map';
import type { OfferedServices } from '@wisata/kernel/services';
import type { ShellRouter } from '../../router.tsx';
import { layoutOfMatches } from '../releases/revision-watch.ts';
import { inAppPath } from './prefetch.ts';
import type { RemotePages } from './remote-pages.ts';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { mayPrefetch, whenIdle } from '@wisata/ui/when-idle';

/** A mouse that rests on a link for so long means it; one that passes by asks for no data. */
const HOVER_MS = 80;
/** Pages fetched ahead each time that the visitor stands still. */
const IDLE_PAGES = 3;
/** What tells, beside scrolling, that somebody is there: a page that is opened and left costs its visitor only itself. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Parts of {@link fetchAhead}. */
interface FetchParts {
  readonly window: Window & typeof globalThis;
  readonly owners: OfferedServices['owners'];
  readonly pages: Pick<RemotePages, 'prepare'>;
  readonly router: Pick<ShellRouter, 'subscribe' | 'state'>;
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Which of the links the visitor sees, found without making the browser lay out the page. */
function visibleLinks(document: Document): Promise<HTMLAnchorElement[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]')];
  if (links.length === 0 || typeof IntersectionObserver !== 'function') return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter((each) => each.isIntersecting).map(({ target }) => target as HTMLAnchorElement));
    });
    for (const link of links) observer.observe(link);
  });
}

/**
 * Fetches ahead what links lead to: with its data what a pointer is on, and its code alone what is seen on a page at rest.
 * Once the visitor stirs, also what the page itself asks the API with, which a page that the server has drawn lacks.
 */
export function fetchAhead({ window, owners, pages, router }: FetchParts): void {
  const { document, location, navigator } = window;
  const isAllowed = () => mayPrefetch(navigator);

  async function prepareAt(address: string, data: boolean): Promise<void> {
    const url = new URL(address);
    const owner = ownerOf(url.pathname, owners);
    if (!owner || !isAllowed()) return;
    url.hash = '';
    // Told where it matters: on the page itself.
    await pages.prepare(owner, url, data).catch(() => undefined);
  }
  async function prepare(link: HTMLAnchorElement, data: boolean): Promise<void> {
    if (inAppPath(link, location.origin) !== undefined) await prepareAt(link.href, data);
  }

  let hover: ReturnType<typeof setTimeout> | undefined;
  const pointed = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(hover);
    const link = linkOf(target);
    if (!link) return;
    const isTouched = pointerType !== 'mouse';
    void prepare(link, isTouched);
    if (!isTouched) hover = setTimeout(() => void prepare(link, true), HOVER_MS);
  };
  document.addEventListener('pointerover', pointed, { passive: true });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    if (link) void prepare(link, false);
  });
  const stirred = () => whenIdle(() => void prepareAt(location.href, false));
  lookWhenStill(window, router, { stirred, prepare });
}

/** A page has the same code in every language. */
const pageOf = (pathname: string) => parseLocalePath(pathname).path;

/** What is fetched of a page at rest. */
interface RestParts {
  /** Called once, at the first sign of a visitor. */
  readonly stirred: () => void;
  readonly prepare: (link: HTMLAnchorElement, data: boolean) => Promise<void>;
}

/** Looks at the links in view once the visitor stirs, has come to another page, or stopped scrolling; one page after the other. */
function lookWhenStill({ document }: Window, router: FetchParts['router'], { stirred, prepare }: RestParts): void {
  const seen = new Set<string>();
  let round = 0;
  const look = async () => {
    // Who pays means no link that leads away.
    if (layoutOfMatches(router.state.matches) === 'checkout') return;
    const mine = ++round;
    seen.add(pageOf(document.location.pathname));
    const links = (await visibleLinks(document)).filter(({ pathname }) => !seen.has(pageOf(pathname)));
    for (const link of links.slice(0, IDLE_PAGES)) {
      await yieldToMain();
      if (mine !== round || router.state.navigation.state !== 'idle') return;
      seen.add(pageOf(link.pathname));
      await prepare(link, false);
    }
  };
  const lookSoon = () => void whenIdle(() => void look());
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    stirred();
    let at = router.state.location;
    router.subscribe(({ navigation, location }) => {
      if (navigation.state !== 'idle' || location === at) return;
      at = location;
      lookSoon();
    });
    document.addEventListener('scrollend', lookSoon, { passive: true });
    lookSoon();
  };
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, begin, { passive: true, once: true });
}
