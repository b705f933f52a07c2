import { setTimeout as pause } from 'node:timers/promises';
import type { ConsoleMessage, Page } from 'playwright';
import { PROVIDER } from './build-facts.ts';

const PAGE_LIMIT_MS = 15_000;
/** What a page still does after its heading is there. */
const SETTLE_LIMIT_MS = 5_000;
/** An edge passes a release over until it has read it, which takes a busy machine or a slow store a while. */
const READ_LIMIT_MS = 15_000;
const ASK_AGAIN_MS = 500;
const LONGEST_TEXT = 300;

/** The release that is tried. */
export interface SmokeTarget {
  readonly name: string;
  readonly version: string;
}

/** What became of one page. */
export interface Visit {
  /** Where it led. */
  readonly path: string;
  /** What went wrong, one text each; empty for a page that works. */
  readonly faults: readonly string[];
}

/** What the shell tells of remotes that fail and of pages that cannot be shown, as it tells analytics. */
interface ToldFault {
  readonly event: string;
  readonly properties: { readonly remote?: string; readonly owner?: string; readonly message?: string };
}

declare global {
  interface Window {
    smokeFaults?: ToldFault[];
  }
}

/** Runs in the page, before anything of it does. */
function listenForFaults(): void {
  const heard: ToldFault[] = (window.smokeFaults = []);
  window.addEventListener('wisata:analytics', (event) => {
    const told = (event as CustomEvent<ToldFault>).detail;
    if (told.event === 'remote-failed' || told.event === 'page-failed') heard.push(told);
  });
}

const firstLine = (text: string) => text.split('\n', 1)[0]!.slice(0, LONGEST_TEXT);

/** What was complained about so far, and the moment of the first complaint. */
interface Complaints {
  readonly heard: readonly string[];
  readonly first: Promise<void>;
}

/** What the page's console and its scripts complain about, as far as it comes from the release. */
function watchErrors(page: Page, { name, version }: SmokeTarget): Complaints {
  const heard: string[] = [];
  let tellFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (tellFirst = resolve));
  const hear = (text: string) => {
    heard.push(firstLine(text));
    tellFirst();
  };
  // Every framework error passes through the shell's files, so a shell answers for all of them.
  const files = `/r/${name}/${version}/`;
  const isOurs = (...texts: readonly string[]) => texts.some((text) => text.includes(files));
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOurs(message, stack)) hear(message);
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && isOurs(message.text(), message.location().url)) hear(message.text());
  });
  return { heard, first };
}

/** The version that the document was made with. */
async function findServed(page: Page, name: string): Promise<string | undefined> {
  const text = await page.locator('#wisata-document').textContent({ timeout: PAGE_LIMIT_MS });
  const { composition } = JSON.parse(text ?? '{}') as {
    composition?: { shell?: { version?: string }; remotes?: Record<string, { version?: string } | undefined> };
  };
  return name === PROVIDER ? composition?.shell?.version : composition?.remotes?.[name]?.version;
}

async function findTold(page: Page, { name }: SmokeTarget): Promise<string[]> {
  const told = (await page.evaluate(() => window.smokeFaults)) ?? [];
  return told
    .filter(({ properties: { remote, owner } }) => name === PROVIDER || (remote ?? owner) === name)
    .map(({ properties: { message } }) => firstLine(message ?? 'a fault without words'));
}

/** Opens the address until the edge gives the release that is tried; says why it does not. */
async function openTried(page: Page, tried: SmokeTarget, address: string): Promise<string | undefined> {
  for (const end = performance.now() + READ_LIMIT_MS; ; await pause(ASK_AGAIN_MS)) {
    const answer = await page.goto(address, { waitUntil: 'commit', timeout: PAGE_LIMIT_MS });
    const status = answer?.status() ?? 0;
    if (status >= 400) return `the edge answered ${status}`;
    const served = await findServed(page, tried.name);
    if (served === tried.version) return undefined;
    if (performance.now() > end) return `the edge gave ${served ?? 'none'} instead`;
  }
}

async function findFaults(page: Page, tried: SmokeTarget, address: string, first: Promise<void>): Promise<string[]> {
  const refused = await openTried(page, tried, address);
  if (refused !== undefined) return [refused];
  const heading = page.getByRole('heading', { level: 1 }).first();
  const appears = heading.waitFor({ timeout: PAGE_LIMIT_MS }).then(
    () => true,
    () => false,
  );
  // After a complaint there is nothing to wait for.
  const isThere = await Promise.race([appears, first.then(() => true)]);
  await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS }).catch(() => undefined);
  const told = await findTold(page, tried);
  return isThere || told.length > 0 ? told : [`no heading within ${PAGE_LIMIT_MS / 1000} s`];
}

/** The same fault is told by the page, thrown and written to the console, each time with another word before it. */
function withoutEchoes(faults: readonly string[]): string[] {
  const distinct = [...new Set(faults)];
  return distinct.filter((fault) => !distinct.some((other) => other !== fault && fault.endsWith(other)));
}

/** Opens an address and looks at what becomes of it; the page is the caller's to close. */
export async function visitPage(page: Page, tried: SmokeTarget, address: string): Promise<Visit> {
  const { heard, first } = watchErrors(page, tried);
  await page.addInitScript(listenForFaults);
  const found = await findFaults(page, tried, address, first).catch((error: unknown) => [
    firstLine(error instanceof Error ? error.message : String(error)),
  ]);
  return { path: new URL(page.url()).pathname, faults: withoutEchoes([...found, ...heard]) };
}
