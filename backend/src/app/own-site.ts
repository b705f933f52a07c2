import type { FastifyRequest } from 'fastify';
import { forbidden } from './envelope.ts';
import type { BackendContext } from './context.ts';

const AUTH_PATH = /^\/api\/(v\d+\/)?auth\//;

function isOwnSite(origin: string, hosts: readonly string[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/**
 * Calls that set or use cookies are taken from our own pages only: a form of another site would sign a visitor in to
 * somebody else's account. Browsers say where a call comes from; callers that are no browser send neither header.
 */
export function checkOwnSite({ method, url, headers, host }: FastifyRequest, { config }: BackendContext): void {
  if (method === 'GET' || !AUTH_PATH.test(url)) return;
  const { origin, 'sec-fetch-site': from } = headers;
  const isForeign = origin ? !isOwnSite(origin, [new URL(config.baseUrl).host, host]) : from === 'cross-site';
  if (isForeign) throw forbidden('This call has to come from our own pages.', 'CROSS_SITE');
}
