import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from 'playwright/test';
import { attributeOf, removeElements, type HtmlDocument } from './html.ts';
import { changeDocuments, type ReleaseData, type ReleaseRef } from './changed-document.ts';

/** One beacon as the edge server gets it. */
export interface SentBeacon {
  readonly kind: 'load' | 'failure' | 'render-crash' | 'failover';
  readonly remote: string;
  readonly version: string;
  readonly cohort: string;
  readonly phase: string;
  readonly code: string;
  readonly ms: number;
}

/** What is wrong with one file of a copied release: other bytes, other answers, or nothing (undefined). */
export interface Damage {
  /** Other bytes for a file; what is written here is what the release says its hash is. */
  readonly rebuild?: (file: string, text: string) => string;
  /** Every answer takes this long. */
  readonly slowByMs?: number;
  /** Other answers for a file, whose hash stays what it was. */
  readonly answer?: (file: string, text: string, route: Route) => Promise<void> | undefined;
}

/** What the page under test was given and what it told. */
export interface DamagedRelease {
  readonly version: string;
  readonly beacons: readonly SentBeacon[];
  /** Paths of all files that came from the copied release, and of those from the one that is live. */
  readonly asked: { readonly copy: readonly string[]; readonly live: readonly string[] };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Names of a build that must be its own: a copy with them would share its chunks with the original on one page. */
function renamed(text: string, from: string, to: string): string {
  const unique = (version: string) => version.replace(/[^a-zA-Z0-9]/g, '_');
  return text.replaceAll(unique(from), unique(to)).replaceAll(`/${from}/`, `/${to}/`);
}

/**
 * Puts a damaged copy of a live release into every document that the page asks for, as a canary that the live one stands
 * behind. The copy has names and hashes of its own, as a build has; only the damage tells it from the original.
 */
export async function serveDamaged(page: Page, remote: string, damage: Damage): Promise<DamagedRelease> {
  const beacons: SentBeacon[] = [];
  const asked = { copy: [] as string[], live: [] as string[] };
  const texts = new Map<string, string>();
  let live: ReleaseRef | undefined;
  let revision = 0;
  const version = '9.9.9-damaged';
  const base = `/r/${remote}/${version}/`;

  /** A file of the copy: the chunks first, because the entry carries their hashes. */
  async function textOf(file: string): Promise<string> {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const original = await page.request.get(live!.base + file);
    if (!original.ok()) throw new Error(`${file} is not in the release`);
    const plain = await original.text();
    const copy = renamed(plain, live!.version, version);
    const text = damage.rebuild?.(file, copy) ?? copy;
    texts.set(file, text);
    return text;
  }

  async function entryOf(): Promise<string> {
    let entry = await textOf('remoteEntry.js');
    const originals = new Map<string, string>();
    for (const file of await chunkFiles(page, live!)) {
      const plain = await (await page.request.get(live!.base + file)).text();
      originals.set(hashOf(plain), hashOf(await textOf(file)));
    }
    for (const [old, fresh] of originals) entry = entry.replaceAll(old, fresh);
    return entry;
  }

  async function compose(data: ReleaseData, document: HtmlDocument): Promise<void> {
    live ??= data.composition.remotes[remote];
    texts.set('remoteEntry.js', await entryOf());
    const integrity: Record<string, string> = {};
    for (const file of Object.keys(live!.integrity)) integrity[file] = hashOf(await textOf(file));
    const { lastGood: _none, cohort: _any, ...good } = live!;
    data.composition.remotes[remote] = { version, base, integrity, cohort: 'canary', lastGood: good };
    revision = data.composition.revision;
    // The browser would fetch the release that stands by, which nothing asks for yet.
    const isOfLive = (address = '') => address.startsWith(live!.base);
    removeElements(
      document,
      (element) => attributeOf(element, 'rel') === 'preload' && isOfLive(attributeOf(element, 'href')),
    );
  }

  await page.route(`**${base}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    asked.copy.push(file);
    const text = await textOf(file).catch(() => undefined);
    if (damage.slowByMs) await wait(damage.slowByMs);
    if (text === undefined) return route.fulfill({ status: 404, body: '' });
    const other = damage.answer?.(file, text, route);
    if (other) return other;
    const contentType = file.endsWith('.css')
      ? 'text/css'
      : file.endsWith('.js')
        ? 'text/javascript'
        : 'application/json';
    return route.fulfill({ body: text, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  await changeDocuments(page, compose);
  await page.route('**/beacon', async (route) => {
    const batch = JSON.parse(route.request().postData() ?? '{"beacons":[]}') as { beacons: SentBeacon[] };
    beacons.push(...batch.beacons);
    return route.fulfill({ status: 204, body: '' });
  });
  await page.route('**/revision**', (route) => {
    const isStart = new URL(route.request().url()).searchParams.has('runs');
    const json = { revision, shell: '', remotes: {}, beacon: { token: 'a-test' } };
    return isStart ? route.fulfill({ json }) : route.fulfill({ status: 503, body: '' });
  });
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (live && path.startsWith(live.base)) asked.live.push(path.slice(live.base.length));
  });
  return { version, beacons, asked };
}

/** Every later script and style sheet of a release, from the list that the store keeps beside it. */
async function chunkFiles(page: Page, { base }: ReleaseRef): Promise<string[]> {
  const answer = await page.request.get(`${base}page-files.json`);
  const { chunks } = (await answer.json()) as { chunks: string[] };
  return chunks;
}
