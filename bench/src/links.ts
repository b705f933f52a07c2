import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchChromium } from './measure/browser.ts';
import { say } from './measure/figures.ts';
import { signInWithCart } from './measure/member.ts';
import { readPage } from './measure/read-page.ts';
import { useSite } from './own-site.ts';

/**
 * Follows every link of the site from home, in both languages, as a guest and as a member: `npm run bench -- links
 * [--as guest|member]…`. Tells what is not there, what complains in a browser, and English sentences under `/id`.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const STARTS = ['/'];
/** A member's menu has its links once it is opened. */
const MEMBERS = [
  '/cart',
  '/dashboard',
  '/member/profile',
  '/member/history',
  '/member/itinerary',
  '/dashboard/order',
  '/my-data',
  '/trip',
];
/** Addresses that differ in nothing but what they are asked for: so many are read, and so many opened in a browser. */
const READ = 3;
const OPENED = 2;
const AT_ONCE = 3;
/** Not pages, or the way out of what is looked at. */
const LEFT_OUT = /^\/(api|ops|r|media)\/|logout/;

/** Three words, of which one that is not the first begins small: names are the same in every language. */
const isSentence = (text: string) => /\S \S+ \S/.test(text) && /\s[a-z]/.test(text) && !text.includes('{{');

/** What is said in English and otherwise in Indonesian, sentences alone. */
async function findEnglish(): Promise<readonly string[]> {
  const [english, indonesian] = [new Set<string>(), new Set<string>()];
  const gather = (value: unknown, into: Set<string>): void => {
    if (typeof value === 'string') into.add(value);
    else for (const each of Object.values(value as object)) gather(each, into);
  };
  for await (const file of glob('{*,platform/*}/src/messages/**/en.json', { cwd: ROOT })) {
    for (const [name, into] of [
      ['en.json', english],
      ['id.json', indonesian],
    ] as const) {
      gather(JSON.parse(await readFile(path.join(ROOT, path.dirname(file), name), 'utf8')), into);
    }
  }
  return [...english].filter((text) => isSentence(text) && !indonesian.has(text));
}

/** Addresses of one shape are one page: its last name and what it is asked for may differ. */
function shapeOf(address: string): { readonly shape: string; readonly folder: string } {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const names = [...new Set(searchParams.keys())].sort().join('&');
  const parts = pathname.split('/');
  return {
    shape: `${pathname}?${names}`,
    folder: `${parts.slice(0, Math.max(3, parts.length - 1)).join('/')}?${names}`,
  };
}

interface Crawl {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly starts: readonly string[];
  readonly english: readonly string[];
  /** A blank page, in which documents are read. */
  readonly reader: Page;
  readonly tell: (address: string, text: string) => void;
}

/** Reads the document of an address; the links in it. */
async function read({ context, origin, english, reader, tell }: Crawl, address: string): Promise<readonly string[]> {
  const answer = await context.request.get(origin + address, { headers: { accept: 'text/html' }, timeout: 60_000 });
  if (!answer.ok()) tell(address, `answers ${answer.status()}`);
  if (!answer.headers()['content-type']?.includes('text/html')) return [];
  const { links, texts } = await reader.evaluate(readPage, { html: await answer.text(), origin });
  if (/^\/id(\/|$)/.test(new URL(answer.url()).pathname)) {
    for (const text of texts) if (english.includes(text)) tell(address, `says in English: ${text}`);
  }
  return links;
}

/** Opens an address in a browser until it has started and asks for nothing more; what complains is told. */
async function open({ context, origin, tell }: Crawl, address: string): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', (error) => tell(address, `fails: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && tell(address, `complains: ${message.text()}`));
  try {
    await page.goto(origin + address, { waitUntil: 'networkidle', timeout: 60_000 });
  } catch (error) {
    tell(address, `does not come to rest: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
}

async function crawl(parts: Crawl): Promise<{ readonly read: number; readonly opened: number }> {
  const waiting = parts.starts.flatMap((start) => [start, start === '/' ? '/id' : `/id${start}`]);
  const known = new Set(waiting);
  const reads = new Map<string, number>();
  const opens = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key)!;
  };
  const take = async (address: string): Promise<void> => {
    const { shape, folder } = shapeOf(address);
    if (count(reads, shape) > READ) return;
    for (const link of await read(parts, address)) {
      if (known.has(link) || LEFT_OUT.test(link)) continue;
      known.add(link);
      waiting.push(link);
    }
    if (count(opens, folder) <= OPENED) await open(parts, address);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(take));
  const most = (counts: Map<string, number>, limit: number) =>
    [...counts.values()].reduce((sum, each) => sum + Math.min(each, limit), 0);
  return { read: most(reads, READ), opened: most(opens, OPENED) };
}

async function crawlAs(who: string, browser: Browser, origin: string, english: readonly string[]): Promise<number> {
  const storageState = who === 'member' ? await signInWithCart(browser, origin) : undefined;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    ...(storageState && { storageState }),
  });
  const starts = who === 'member' ? [...MEMBERS, ...STARTS] : STARTS;
  const told = new Set<string>();
  const tell = (address: string, text: string) => {
    const line = `${address} ${text}`;
    if (!told.has(line)) say(`  ${line}`);
    told.add(line);
  };
  const reader = await context.newPage();
  const { read: documents, opened } = await crawl({ context, origin, starts, english, reader, tell });
  say(`${who}: ${documents} documents read, ${opened} pages opened, ${told.size} findings`);
  await context.close();
  return told.size;
}

const { values: settings } = parseArgs({
  options: { as: { type: 'string', multiple: true, default: ['guest', 'member'] } },
});
const site = await useSite();
const browser = await launchChromium();
try {
  const english = await findEnglish();
  let findings = 0;
  for (const who of settings.as) findings += await crawlAs(who, browser, site.url, english);
  if (findings > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
