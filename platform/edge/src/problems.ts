import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localePath, parseLocalePath, type Locale } from '@wisata/kernel/locale';
import { withoutQuery } from '@wisata/telemetry/log';
import { documentHeaders } from './security-headers.ts';

/** Paths that the API answers; everything else is a document or a release file. */
export const PROXIED = ['/api', '/media', '/gateway', '/dev/inbox', '/openapi.json'];

const isProxied = (pathname: string) => PROXIED.some((each) => pathname === each || pathname.startsWith(`${each}/`));

/** A failure in the API's own envelope (spec section 5), for what the edge answers in its place. */
export function failureEnvelope(code: string, message = 'Something went wrong!') {
  return { status: false, success: false, message, code, data: null };
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly way: string;
}

const TEXTS: Readonly<Record<'later' | 'unreadable', Readonly<Record<Locale, Words>>>> = {
  later: {
    en: {
      title: 'We will be right back',
      text: 'The site cannot be shown at this moment. Nothing you have booked or paid is lost.',
      way: 'Try again',
    },
    id: {
      title: 'Kami segera kembali',
      text: 'Situs belum dapat ditampilkan saat ini. Pesanan dan pembayaran Anda tetap aman.',
      way: 'Coba lagi',
    },
  },
  unreadable: {
    en: {
      title: 'This address cannot be read',
      text: 'A part of it is missing or was copied wrongly. The home page leads to everything.',
      way: 'Home page',
    },
    id: {
      title: 'Alamat ini tidak dapat dibaca',
      text: 'Sebagian alamat hilang atau salah disalin. Semua halaman dapat dibuka dari halaman utama.',
      way: 'Halaman utama',
    },
  },
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif;color:#0b2447;background:#fff}h1{margin:0;font-size:28px}p{margin:0;max-width:44ch}a{justify-self:center;padding:12px 24px;border-radius:12px;color:#fff;background:#0b2447;text-decoration:none}@media(prefers-color-scheme:dark){body{color:#eef3fb;background:#0b1626}a{color:#0b2447;background:#fff}}';

function pageOfLastResort(locale: Locale, status: number, nonce: string): string {
  const { title, text, way } = TEXTS[status >= 500 ? 'later' : 'unreadable'][locale];
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, title),
    h('style', { nonce, dangerouslySetInnerHTML: { __html: STYLE } }),
  );
  const href = status >= 500 ? '' : localePath(locale, '/');
  const body = h('body', null, h('h1', null, title), h('p', null, text), h('a', { href }, way));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: locale }, head, body))}`;
}

/** The page of last resort: needs no release, no script and no API. */
function sendPage(reply: FastifyReply, locale: Locale, status: number): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  if (status >= 500) reply.header('retry-after', '5');
  return reply
    .code(status >= 500 ? 503 : status)
    .headers(documentHeaders({ styleNonce: nonce }))
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(pageOfLastResort(locale, status, nonce));
}

function envelopeOf(status: number) {
  if (status === 413) return failureEnvelope('BODY_TOO_LARGE', 'The request is too large.');
  return status < 500 ? failureEnvelope('BAD_REQUEST', 'Bad request') : failureEnvelope('EDGE_FAILED');
}

/** Answers what went wrong: a page to who asks for a page, the envelope to everyone else. Never says why; the log does. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  const [pathname = '/'] = request.url.split('?', 1);
  // A crowd is turned away on purpose, and told of often.
  if (status >= 500 && status !== 503)
    request.log.error({ err: error, url: withoutQuery(request.url) }, 'A request failed');
  const wantsPage = request.headers.accept?.includes('text/html') && !isProxied(pathname);
  if (wantsPage) return sendPage(reply, parseLocalePath(pathname).locale, status);
  if (status === 503) reply.header('retry-after', '5');
  return reply.code(status).header('cache-control', 'no-store').send(envelopeOf(status));
}

/** Answers an address that nothing is served at. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(failureEnvelope('NOT_FOUND', '404 Not Found'));
}
