import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, parseLocalePath } from '@wisata/kernel/locale';
import { isTruthyFlag } from '@wisata/kernel/maintenance';
import { ownerOf } from '@wisata/kernel/route-map';
import { openReleases } from '@wisata/registry/release-folders';
import { registerApiProxy } from './api-proxy.ts';
import { createComposer } from './composition.ts';
import type { EdgeConfig } from './config.ts';
import { renderDocument } from './document.ts';
import { documentHeaders } from './security-headers.ts';

const DAY_SECONDS = 86_400;
const THEME_COOKIE = 'aerowisata_theme';

/** On the root path alone the remembered or the browser's language decides (spec section 2). */
function preferredRoot(request: FastifyRequest): string | undefined {
  const remembered = request.cookies[LOCALE_COOKIE];
  if (remembered === 'id') return '/id';
  if (remembered) return undefined;
  const first = request.headers['accept-language']?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first === 'id' || first.startsWith('id-') ? '/id' : undefined;
}

function maintenanceRedirect(flag: string | undefined, path: string): string | undefined {
  if (flag === undefined) return undefined;
  const on = isTruthyFlag(flag);
  if (on && path !== '/maintenance') return '/maintenance';
  return !on && path === '/maintenance' ? '/' : undefined;
}

function sendDocument(reply: FastifyReply, html: string, nonce: string, member: boolean): void {
  void reply
    .headers(documentHeaders(nonce))
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', member ? 'no-store' : 'no-cache')
    .send(html);
}

/** The edge server: release files, the API on the same origin, and documents composed of what is live. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, trustProxy: 'loopback', routerOptions: { ignoreTrailingSlash: true } });
  const { store, registry } = openReleases(config.dataDir);
  const compose = createComposer(registry, store);

  await app.register(cookie);
  await app.register(etag);
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await registerApiProxy(app, config);
  await app.register(fastifyStatic, {
    root: store.root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    return reply.sendFile(file, store.clientFolder(name, version));
  });

  app.get('/health', async (_request, reply) => {
    const api = await fetch(`${config.apiBaseUrl}/health`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    return reply.code(api ? 200 : 503).send({ status: api ? 'ok' : 'degraded', edge: true, api });
  });

  app.get('/*', { compress: { threshold: 1_024 } }, async (request, reply) => {
    const url = new URL(request.url, config.app.baseUrl);
    const { locale, path } = parseLocalePath(url.pathname);
    const moved = url.pathname === '/' ? preferredRoot(request) : undefined;
    const maintenance = maintenanceRedirect(config.maintenance, path);
    if (moved) return reply.redirect(moved + url.search);
    if (maintenance)
      return reply.redirect(locale === DEFAULT_LOCALE ? maintenance : `/id${maintenance === '/' ? '' : maintenance}`);
    reply.setCookie(LOCALE_COOKIE, locale, { path: '/', maxAge: LOCALE_COOKIE_DAYS * DAY_SECONDS, sameSite: 'lax' });
    const nonce = randomBytes(16).toString('base64');
    const html = renderDocument({
      composition: await compose(),
      locale,
      path,
      owner: ownerOf(path),
      theme: request.cookies[THEME_COOKIE],
      app: config.app,
      nonce,
      serverNowMs: Date.now(),
    });
    sendDocument(reply, html, nonce, request.cookies['auth._token.local'] !== undefined);
    return reply;
  });

  return app;
}
