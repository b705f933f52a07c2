import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localePath, parseLocalePath, type Locale } from '@wisata/kernel/locale';
import { findMaintenanceRedirect } from '@wisata/kernel/maintenance';
import { ownerOf } from '@wisata/kernel/route-map';
import { AUTH_COOKIE, TOLD_PREFIX } from '@wisata/kernel/storage-keys';
import { basicAuthorization, forwardedHeaders } from './api-headers.ts';
import type { EdgeConfig } from './config.ts';
import { isOwnServer } from './own-server.ts';
import type { DocumentEncoding, MadeDocument, Pages } from './pages.ts';
import { documentHeaders } from './security-headers.ts';
import type { Visits } from './visit.ts';
import type { Visitors } from './visitor.ts';

const DAY_SECONDS = 86_400;
/** When who was told that a remote is off the site may ask again; search engines keep such a page. */
const AWAY_SECONDS = 120;
const THEME_COOKIE = 'aerowisata_theme';

/** Pages of the shell itself; every other page belongs to a remote. */
const SHELL_PAGE = /^\/(maintenance|dev\/(ui|font))\/?$/;

/** On the root path alone the remembered or the browser's language decides (spec section 2). */
function prefersIndonesian({ cookies, headers }: FastifyRequest): boolean {
  const remembered = cookies[LOCALE_COOKIE];
  if (remembered) return remembered === 'id';
  const first = headers['accept-language']?.split(',', 1)[0]?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return first === 'id' || first.startsWith('id-');
}

function splitAddress(url: string): [pathname: string, search: string] {
  const query = url.indexOf('?');
  return query === -1 ? [url, ''] : [url.slice(0, query), url.slice(query)];
}

/** What a browser takes for the beginning of another host, however it is written. */
const EMPTY_SEGMENT = /[/\\]{2,}|\\/g;

/** Where this visitor has to go instead. */
function findRedirect(request: FastifyRequest, pathname: string, search: string, flag: unknown): string | undefined {
  const { locale, path } = parseLocalePath(pathname);
  const clean = pathname.replace(EMPTY_SEGMENT, '/');
  if (clean !== pathname) return clean + search;
  if (pathname === '/' && prefersIndonesian(request)) return `/id${search}`;
  const maintenance = findMaintenanceRedirect(flag, path);
  return maintenance && localePath(locale, maintenance);
}

/** Parts of {@link documentHandler}. */
interface DocumentParts {
  readonly config: EdgeConfig;
  readonly visits: Visits;
  readonly visitors: Visitors;
  readonly pages: Pages;
}

function themeOf({ cookies }: FastifyRequest): 'light' | 'dark' | undefined {
  const theme = cookies[THEME_COOKIE];
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}

const TOLD_WORD = /^[\w-]{1,32}$/;
const MOST_TOLD = 8;

/** In one order, whatever the browser's: pages are kept by it. */
const toldOf = ({ cookies }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cookies)
      .flatMap(([key, word]): [string, string][] =>
        key.startsWith(TOLD_PREFIX) && word && TOLD_WORD.test(word) ? [[key, word]] : [],
      )
      .sort()
      .slice(0, MOST_TOLD),
  );

/**
 * How long a cache before the edge keeps a page, and how long it gives an old one while it asks for the next. With the
 * five seconds that a renderer keeps what is the same for all, and five that the edge itself keeps a page, what editors
 * publish is on every screen 20 seconds later.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5';

/** Who may keep a document: anybody's cache while it is the same for all, the visitor's own with a question each time, or nobody. */
function cacheControl(isShared: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'no-store';
  return isShared ? SHARED : 'private, no-cache';
}

const ENCODINGS: readonly DocumentEncoding[] = ['br', 'gzip'];

function encodingOf({ headers }: FastifyRequest): DocumentEncoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

/** Sends the bytes, packed where the browser can read that, or nothing to who has them already. */
async function sendDocument(request: FastifyRequest, reply: FastifyReply, page: MadeDocument): Promise<FastifyReply> {
  reply.header('content-type', 'text/html; charset=utf-8').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = page.isBare ? undefined : encodingOf(request);
  if (!encoding) return reply.send(page.html());
  return reply.header('content-encoding', encoding).send(await page.packed(encoding));
}

/** What a document is made for beside its visitor. */
interface Sending {
  readonly page: MadeDocument;
  /** False for an address that no page stands at. */
  readonly mayExist: boolean;
  /** The remote of this page is off the site for now. */
  readonly isAway: boolean;
  readonly cache: string;
  /** It is the same for all who come without a cookie. */
  readonly isShared: boolean;
  readonly isPrivate: boolean;
  readonly ownServers: readonly string[];
}

/** Status and headers of a document. */
function writeHead(request: FastifyRequest, reply: FastifyReply, sending: Sending): void {
  const { page, mayExist, isAway, cache, isShared, isPrivate, ownServers } = sending;
  const [pathname] = splitAddress(request.url);
  if (isAway) reply.header('retry-after', AWAY_SECONDS);
  reply
    .code(isAway ? 503 : (page.status ?? (mayExist ? 200 : 404)))
    .headers(documentHeaders({ ownServers, styleHashes: page.styleHashes }))
    .header('cache-control', cacheControl(isShared, isPrivate || isAway))
    // The home page alone asks for the language of who has no cookie yet.
    .header('vary', pathname === '/' ? 'cookie, accept-encoding, accept-language' : 'cookie, accept-encoding')
    .header('server-timing', `render;dur=${page.renderMs.toFixed(1)}, cache;desc=${cache}`)
    .header('x-wisata-rendered', page.how);
}

const keepLocale = (reply: FastifyReply, locale: Locale) =>
  reply.setCookie(LOCALE_COOKIE, locale, { path: '/', maxAge: LOCALE_COOKIE_DAYS * DAY_SECONDS, sameSite: 'lax' });

/** Answers a page's address: with a redirect, or with the document that is composed for this visitor. */
export function documentHandler({ config, visits, visitors, pages }: DocumentParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname, search] = splitAddress(request.url);
    const redirect = findRedirect(request, pathname, search, config.maintenance);
    if (redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(redirect);
    const { locale, path } = parseLocalePath(pathname);
    const token = request.cookies[AUTH_COOKIE] || undefined;
    // Who comes for the first time has a part in a trial too; without one, documents are the same for everybody.
    const isUniform = visits.isUniform();
    const visitor = isUniform ? { id: visitors.find(request), isNew: false } : visitors.welcome(request);
    const { composition, overrides } = await visits.compose(request, visitor.id);
    const owner = ownerOf(path, composition.offered.owners);
    const { page, cache } = await pages.get({
      composition,
      overrides,
      address: pathname + search,
      locale,
      path,
      owner,
      theme: themeOf(request),
      token,
      told: toldOf(request),
      apiHeaders: { authorization: basicAuthorization(config), ...forwardedHeaders(request) },
    });
    if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.location, page.status);
    const isShared = isUniform && request.headers.cookie === undefined && page.how === 'server' && !page.isPersonal;
    if (!isShared) {
      visitors.keep(request, reply, visitor);
      keepLocale(reply, locale);
    }
    const isPrivate = page.isPersonal || token !== undefined || overrides.size > 0;
    const ownServers = [...overrides.values()].filter(isOwnServer).map((address) => new URL(address).origin);
    const mayExist = owner !== undefined || SHELL_PAGE.test(path) || !composition.knowsAllPages;
    const isAway = owner !== undefined && composition.withdrawn.includes(owner) && !composition.remotes[owner];
    writeHead(request, reply, { page, mayExist, isAway, cache, isShared, isPrivate, ownServers });
    return sendDocument(request, reply, page);
  };
}
