import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localePath, parseLocalePath } from '@wisata/kernel/locale';
import { findMaintenanceRedirect } from '@wisata/kernel/maintenance';
import { ownerOf } from '@wisata/kernel/route-map';
import { AUTH_COOKIE } from '@wisata/kernel/storage-keys';
import { createBeaconToken } from './beacon-token.ts';
import type { EdgeConfig } from './config.ts';
import { renderDocument } from './document.ts';
import type { Seal } from './edge-keys.ts';
import { isOwnServer } from './own-server.ts';
import { documentHeaders } from './security-headers.ts';
import type { ComposeVisit } from './visit.ts';
import { keepVisitor, welcomeVisitor } from './visitor.ts';

const DAY_SECONDS = 86_400;
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
  readonly compose: ComposeVisit;
  /** Signs what a page tells about its releases with. */
  readonly beaconSeal: Seal;
}

/** Answers a page's address: with a redirect, or with the document that is composed for this visitor. */
export function documentHandler({ config, compose, beaconSeal }: DocumentParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname, search] = splitAddress(request.url);
    const redirect = findRedirect(request, pathname, search, config.maintenance);
    if (redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(redirect);
    const { locale, path } = parseLocalePath(pathname);
    const owner = ownerOf(path);
    const nonce = randomBytes(16).toString('base64');
    const visitor = welcomeVisitor(request);
    const { composition, overrides } = await compose(request, visitor.id);
    const now = Date.now();
    const html = renderDocument({
      composition,
      overrides,
      beaconToken: visitor.id === undefined ? undefined : createBeaconToken(beaconSeal, visitor.id, composition, now),
      locale,
      path,
      owner,
      theme: request.cookies[THEME_COOKIE],
      app: config.app,
      nonce,
      serverNowMs: now,
    });
    const ownServers = [...overrides.values()].filter(isOwnServer).map((address) => new URL(address).origin);
    const isPrivate = request.cookies[AUTH_COOKIE] !== undefined || overrides.size > 0;
    keepVisitor(request, reply, visitor);
    return reply
      .code(owner || SHELL_PAGE.test(path) ? 200 : 404)
      .setCookie(LOCALE_COOKIE, locale, { path: '/', maxAge: LOCALE_COOKIE_DAYS * DAY_SECONDS, sameSite: 'lax' })
      .headers(documentHeaders(nonce, ownServers))
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
      .send(html);
  };
}
