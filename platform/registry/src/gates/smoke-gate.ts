import type { Browser, BrowserContext } from 'playwright';
import { LOCALES, localePath, parseLocalePath } from '@wisata/kernel/locale';
import { rootOf } from '@wisata/kernel/route-map';
import type { OverrideLinks } from '../override-link.ts';
import { PROVIDER, findLive } from './build-facts.ts';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.ts';
import type { Gate, GateAnswer, GateInput } from './gate.ts';
import { chooseSmokePages, type SmokePages } from './smoke-pages.ts';
import { visitPage } from './smoke-visit.ts';

const LAUNCH_LIMIT_MS = 20_000;
const LINK_SECONDS = 600;

interface SmokeOptions {
  /** A running edge of this registry; without one nothing can be tried. */
  readonly edgeUrl: string | undefined;
  readonly links: OverrideLinks;
  readonly env: NodeJS.ProcessEnv;
}

/** Opens pages in one browser, with the one release that is tried. */
type Open = (path: string) => Promise<{ readonly path: string; readonly reasons: readonly string[] }>;

function createOpen(context: BrowserContext, { release }: GateInput, edgeUrl: string, links: OverrideLinks): Open {
  const { name, version } = release;
  return async (path) => {
    const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const page = await context.newPage();
    try {
      const address = edgeUrl + links.pathOf({ name, version }, until, path);
      const visit = await visitPage(page, { name, version }, address);
      return { path: visit.path, reasons: visit.faults.map((fault) => `Its page ${path} does not work: ${fault}`) };
    } finally {
      await page.close();
    }
  };
}

/** Opens pages of one owner until enough have worked or one has not; a page that leads elsewhere says nothing. */
async function tryPages(open: Open, { roots, paths, wanted }: SmokePages) {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.size >= wanted) break;
    if (seen.has(path)) continue;
    const visit = await open(path);
    if (visit.reasons.length > 0) return { seen, reasons: visit.reasons };
    if (roots.includes(rootOf(parseLocalePath(visit.path).path.slice(1)))) seen.add(visit.path);
  }
  return { seen, reasons: [] };
}

async function tryRelease(open: Open, pages: readonly SmokePages[]): Promise<GateAnswer> {
  let first: string | undefined;
  for (const each of pages) {
    const { seen, reasons } = await tryPages(open, each);
    if (reasons.length > 0) return reasons;
    first ??= [...seen][0];
  }
  if (first === undefined) return { skipped: 'No page of it can be opened by its address alone.' };
  const { locale: known, path } = parseLocalePath(first);
  for (const locale of LOCALES.filter((each) => each !== known)) {
    const { reasons } = await open(localePath(locale, path));
    if (reasons.length > 0) return reasons;
  }
  return [];
}

async function launch(executablePath: string): Promise<Browser> {
  // Only a registry that publishes needs it.
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS],
    timeout: LAUNCH_LIMIT_MS,
    // Whoever stops the registry stops it in its own order; the browser ends with the process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

async function findObstacle({ release, states }: GateInput, { edgeUrl }: SmokeOptions): Promise<string | undefined> {
  if (edgeUrl === undefined) return 'The registry knows no edge to open pages of (SMOKE_EDGE_URL).';
  if (release.name !== PROVIDER && !findLive(states, PROVIDER)) return 'No shell is live that could show it.';
  return undefined;
}

async function answersAt(edgeUrl: string): Promise<boolean> {
  return fetch(`${edgeUrl}/revision`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function smoke(input: GateInput, options: SmokeOptions): Promise<GateAnswer> {
  const { links, env, edgeUrl = '' } = options;
  const obstacle = await findObstacle(input, options);
  if (obstacle !== undefined) return { skipped: obstacle };
  const executable = await findChromium(env);
  if (executable === undefined) return { skipped: 'There is no Chromium on the machine of the registry.' };
  if (!(await answersAt(edgeUrl))) return [`The edge at ${edgeUrl} does not answer, so none of its pages was opened.`];
  const browser = await launch(executable);
  try {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} wisata-release-monitor`;
    // A program by its name: it is on nobody's trial and nobody counts its visits.
    const context = await browser.newContext({ userAgent, serviceWorkers: 'block', locale: 'en-US' });
    return await tryRelease(createOpen(context, input, edgeUrl, links), await chooseSmokePages(input));
  } finally {
    await browser.close();
  }
}

/**
 * Makes the gate that opens pages of a release in a real browser, over a real edge, beside everything that is live: a
 * heading has to appear, nothing of the release may fail, and one page has to work in every language. One release at a
 * time, so that browsers do not slow each other down until they fail.
 */
export function createSmokeGate(options: SmokeOptions): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const turn = last.then(() => smoke(input, options));
    last = turn.catch(() => undefined);
    // What a browser says when it cannot be started has many lines.
    return turn.catch((error: unknown) => [
      `It could not be tried in a browser: ${String(error instanceof Error ? error.message : error).split('\n', 1)[0]}`,
    ]);
  };
}
