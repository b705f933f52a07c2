import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createAnswerCache } from '@wisata/kernel/answer-cache';
import type { Locale } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';
import type { ChosenShell, ComposedRemote, DocumentComposition } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import { renderDocument, sheetsOf, sheetTag, type DocumentHalves, type DocumentInput } from './document.ts';
import type { Pins } from './pins.ts';
import type { ReportProblem } from './release-reader.ts';
import type { RenderPool } from './render/render-pool.ts';
import type { createRenderedFiles } from './render/rendered-files.ts';
import { compositionKey } from './render/renderer.ts';
import type { VersionsByName } from './selection.ts';
import type { ReadSheets, StyleSheet } from './style-sheets.ts';
import { createWorkLimit } from './work-limit.ts';
import { isWithoutScript } from './without-script.ts';

const PACKERS = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
};

/** Guests see the same page for so long; a release shows at once, because it is another composition. */
const LIFE_MS = 5_000;
const MOST_KEPT = 500;
/** While there is no room to render, a page that was good a moment ago is better than one that the browser draws. */
const STAND_IN_MS = 60_000;
/** Whoever waits longer for a new one gets that page meanwhile. */
const PATIENCE_MS = 250;
/** More visitors than this who wait for a page of their own are a crowd: the next ones are asked to come back. */
const MOST_WAITING = 250;

/** A page that somebody asks for. */
export interface PageRequest {
  readonly composition: DocumentComposition;
  readonly overrides: VersionsByName;
  /** Path and query as they were asked for. */
  readonly address: string;
  readonly locale: Locale;
  /** Path without locale prefix. */
  readonly path: string;
  readonly owner: RemoteName | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  readonly token: string | undefined;
  /** What the visitor's device tells, by key. */
  readonly told: Readonly<Record<string, string>>;
  /** What the API is told about who asks. */
  readonly apiHeaders: Readonly<Record<string, string>>;
}

/** How a document can be packed, the better way first. */
export type DocumentEncoding = keyof typeof PACKERS;

/** An HTML document as it is sent. */
export interface MadeDocument {
  readonly kind: 'document';
  /** Undefined when only the browser will know. */
  readonly status: number | undefined;
  html(): string;
  readonly etag: string;
  /** Hashes of the style sheets in it. */
  readonly styleHashes: readonly string[];
  /** `server`, or `browser` with the reason why not. */
  readonly how: string;
  /** About one visitor, or not for search engines: nobody keeps it. */
  readonly isPersonal: boolean;
  readonly renderMs: number;
  /** The same with fewer bytes; packed once for all who ask. */
  packed(encoding: DocumentEncoding): Promise<Buffer>;
  /** It was made because there was no room to render: packing it would take that from the others. */
  readonly isBare: boolean;
}

/** What {@link Pages} gives. */
export type MadePage = MadeDocument | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** The pages of one edge. */
export interface Pages {
  get(asked: PageRequest): Promise<{ readonly page: MadePage; readonly cache: 'hit' | 'miss' | 'none' }>;
  /** How many visitors wait for the turn of their page. */
  waiting(): number;
}

/** Parts of {@link createPages}. */
interface PagesParts {
  readonly config: EdgeConfig;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly pins: Pick<Pins, 'textFor'>;
  readonly findFiles: ReturnType<typeof createRenderedFiles>;
  readonly readSheets: ReadSheets;
  readonly report: ReportProblem;
  /** Hears of guests' pages that could not be rendered. */
  readonly onTrouble?: (asked: PageRequest) => void;
}

function problemsOf(rendering: Rendering): readonly string[] {
  if (rendering.kind === 'page') return rendering.problems;
  if (rendering.kind === 'failed') return [rendering.message];
  return rendering.kind === 'browser' && rendering.problem ? [rendering.problem] : [];
}

/** Reasons why the browser renders a page that say that it is about one visitor. */
const PERSONAL_REASONS: readonly string[] = ['page', 'auth', 'session'];

/**
 * What is not found is about nobody, though search engines are to forget it; a page with an `auth` rule never is for them. What
 * somebody who asks too often is refused is not to stand there for the next.
 */
function isPersonal(rendering: Rendering): boolean {
  if (rendering.kind === 'browser') return PERSONAL_REASONS.includes(rendering.reason);
  if (rendering.kind !== 'page') return false;
  return rendering.isRefused === true || (rendering.status === 200 && rendering.head.noIndex === true);
}

/** The bytes of a document in all their forms. The whole text is put together when somebody needs it and not kept. */
function textForms({ start, end }: DocumentHalves, sheets: readonly StyleSheet[]) {
  const html = () => start + sheets.map(sheetTag).join('') + end;
  const packed: Partial<Record<DocumentEncoding, Promise<Buffer>>> = {};
  const marks = sheets.map(({ address, text }) => `${address} ${text === undefined ? 'linked' : 'inside'}`);
  const hash = createHash('sha256').update([start, ...marks, end].join('\n'));
  return {
    html,
    packed: (encoding: DocumentEncoding) => (packed[encoding] ??= PACKERS[encoding](html())),
    etag: `W/"${hash.digest('base64url').slice(0, 27)}"`,
    styleHashes: sheets.flatMap(({ hash, text }) => (hash === undefined || text === undefined ? [] : [hash])),
  };
}

/** Everything that the bytes of a guest's document depend on. */
function keyOf({ composition, address, locale, theme, told }: PageRequest): string {
  const sides = Object.entries<ComposedRemote | ChosenShell>({
    ...composition.remotes,
    shell: composition.shell,
  }).map(([name, release]) => [name, release.cohort, 'lastGood' in release ? release.lastGood?.version : ''].join(':'));
  return JSON.stringify([composition.revision, compositionKey(composition), sides, locale, theme, told, address]);
}

function requestOf(asked: PageRequest, { app, apiBaseUrl }: EdgeConfig, nowMs: number): RenderRequest {
  const { composition, overrides, address, locale, token, told, apiHeaders } = asked;
  return {
    url: app.baseUrl + address,
    locale,
    config: { ...app, ...composition.offered },
    nowMs,
    ...(token === undefined ? {} : { token }),
    ...(Object.keys(told).length === 0 ? {} : { told }),
    ...(overrides.size === 0 ? {} : { overrides: Object.fromEntries(overrides) }),
    ...(isWithoutScript(address) ? { isWhole: true } : {}),
    api: { baseUrl: apiBaseUrl, headers: apiHeaders },
  };
}

/** Renders a page and makes its document, by the browser's hands where it cannot be rendered. */
async function makePage(parts: PagesParts, asked: PageRequest, isRenewal: boolean): Promise<MadePage> {
  const { config, pool, pins, findFiles, readSheets, report, onTrouble } = parts;
  const nowMs = Date.now();
  const startedAt = performance.now();
  const rendering = await pool.render(asked.composition, requestOf(asked, config, nowMs), isRenewal);
  if (rendering.kind === 'redirect') return rendering;
  const problems = problemsOf(rendering);
  for (const problem of problems) report(`${asked.path} cannot be rendered: ${problem}`, undefined);
  if (problems.length > 0 && asked.token === undefined && asked.overrides.size === 0) onTrouble?.(asked);
  const page = rendering.kind === 'page' ? rendering : undefined;
  const files = page
    ? await findFiles.rendered(asked.composition, { ...page, page: page.state.page, locale: asked.locale })
    : await findFiles.awaited(asked.composition, asked);
  const input: DocumentInput = {
    ...asked,
    app: { ...config.app, ...asked.composition.offered },
    serverNowMs: nowMs,
    pin: pins.textFor(asked.composition),
    head: page?.head,
    ...(rendering.kind === 'browser' ? { title: rendering.title, site: rendering.site } : {}),
    files,
    body: page && { ...page, early: page.early ?? '', calls: page.calls ?? [] },
  };
  return {
    kind: 'document',
    status: page?.status,
    ...textForms(renderDocument(input), await readSheets(sheetsOf(input))),
    how: page ? 'server' : `browser;${rendering.kind === 'browser' ? rendering.reason : 'failed'}`,
    isPersonal: isPersonal(rendering),
    renderMs: performance.now() - startedAt,
    isBare: rendering.kind === 'browser' && rendering.reason === 'busy',
  };
}

/** Makes the pages of one edge. */
export function createPages(parts: PagesParts): Pages {
  const cache = createAnswerCache<MadePage>({
    lifeMs: LIFE_MS,
    standInMs: STAND_IN_MS,
    patience: (standIn) => pause(PATIENCE_MS, standIn, { ref: false }),
    most: MOST_KEPT,
    isKept: (page) => page.kind === 'document' && page.how === 'server' && !page.isPersonal,
  });
  const turnstile = createWorkLimit(MOST_WAITING);
  /** One that renews a page for all who ask for it goes before those that one visitor waits for. */
  async function make(asked: PageRequest, isRenewal = false): Promise<MadePage> {
    if (!isRenewal) await turnstile.pass();
    return makePage(parts, asked, isRenewal);
  }
  return {
    waiting: turnstile.waiting,
    async get(asked) {
      // What is about one visitor is made for that visitor.
      if (asked.token !== undefined || asked.overrides.size > 0) return { page: await make(asked), cache: 'none' };
      const { value, isHit } = await cache.get(keyOf(asked), (isRenewal) => make(asked, isRenewal));
      return { page: value, cache: isHit ? 'hit' : 'miss' };
    },
  };
}
