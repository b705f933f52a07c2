import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { holdFirstPress } from './first-press.ts';
import type { VersionsByName } from './selection.ts';

/** Says which shell could not start in this browser, `1.0.0:network`; the script below writes it, the next shell reads it. */
export const RESCUE_COOKIE = 'wisata_rescue';

/** What is left in the cookie; nothing but the shell is ever rescued so. */
export function readRescue(cookie: string | undefined): VersionsByName {
  const [, version] = /^([\w+.-]{1,120}):\w+$/.exec(cookie ?? '') ?? [];
  return new Map(version ? [['shell', version]] : []);
}

/**
 * Runs in the browser before the shell: its text is sent as it stands here, so it uses nothing from outside itself. A
 * shell that cannot start is given up in this browser for ten minutes, and the page is loaded anew, once: with the shell
 * that stands behind it. Without cookies nothing would change, so then nothing is done.
 */
function rescue(cookieName: string): void {
  const own = document.currentScript as HTMLScriptElement;
  const { shell = '', base = '' } = own.dataset;
  const isTried = () => document.cookie.includes(`${cookieName}=`);
  let isOver = isTried();

  function giveUp(code: 'network' | 'execution'): void {
    if (isOver) return;
    isOver = true;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookieName}=${shell}:${code}; Path=/; Max-Age=600; SameSite=Lax${secure}`;
    if (isTried()) location.reload();
  }

  window.addEventListener('wisata:started', () => (isOver = true));
  window.addEventListener(
    'error',
    ({ target, filename }: ErrorEvent) => {
      if (target instanceof HTMLScriptElement) {
        if (target.src.includes(base)) giveUp('network');
      } else if (filename?.includes(base)) giveUp('execution');
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes(base)) giveUp('execution');
  });
}

/** Id of the template with the tags that wait for the first paint. */
export const LATER_ID = 'wisata-later';

/**
 * Puts the shell's scripts into a page that the server has rendered when the visitor sees it: before, they would take the
 * network and the processor from what is seen. Sent as it stands here, too.
 */
function startWhenSeen(id: string): void {
  const AT_ONCE = 3;
  const later = document.getElementById(id) as HTMLTemplateElement | null;
  if (!later) return;
  let isStarted = false;
  // The largest file is fetched meanwhile, behind what is seen: everything else has been asked for by now.
  const largest = later.content.querySelector('script');
  if (largest) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', crossOrigin: 'anonymous' });
    Object.assign(link, { integrity: largest.integrity, href: largest.getAttribute('src') });
    document.head.append(link);
  }
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const tags = [...document.importNode(later.content, true).children];
    for (const tag of tags) if (tag instanceof HTMLScriptElement) tag.async = false;
    // A slow phone takes some time for each: between a few of them it can answer.
    const addSome = () => {
      later.before(...tags.splice(0, AT_ONCE));
      if (tags.length > 0) setTimeout(addSome);
      else later.remove();
    };
    addSome();
  };
  // Where nothing is painted or told of it, such as in a tab behind others, nobody is kept waiting.
  const tellsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (!tellsPaint || document.visibilityState === 'hidden') return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2_000);
}

const call = (work: (...given: never[]) => void, ...given: string[]) =>
  `(${work.toString()})(${given.map((each) => JSON.stringify(each)).join()});`;
const SCRIPT = call(rescue, RESCUE_COOKIE) + call(holdFirstPress) + call(startWhenSeen, LATER_ID);
/** New with every change of the script, so that a browser may keep it. */
export const RESCUE_PATH = `/rescue.${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 10)}.js`;

/** Serves the script under an address without its hash too: edges of two ages may answer one browser. */
export function registerRescue(app: FastifyInstance): void {
  app.get<{ Params: { hash: string } }>('/rescue.:hash.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(SCRIPT),
  );
}
