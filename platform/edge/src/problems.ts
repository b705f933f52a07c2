import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { parseLocalePath, type Locale } from '@wisata/kernel/locale';
import { documentHeaders } from './security-headers.ts';

/** A failure in the API's own envelope (spec section 5), for what the edge answers in its place. */
export function failureEnvelope(code: string, message = 'Something went wrong!') {
  return { status: false, success: false, message, code, data: null };
}

const TEXTS: Readonly<Record<Locale, { title: string; text: string; again: string }>> = {
  en: {
    title: 'We will be right back',
    text: 'The site cannot be shown at this moment. Nothing you have booked or paid is lost.',
    again: 'Try again',
  },
  id: {
    title: 'Kami segera kembali',
    text: 'Situs belum dapat ditampilkan saat ini. Pesanan dan pembayaran Anda tetap aman.',
    again: 'Coba lagi',
  },
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif;color:#0b2447;background:#fff}h1{margin:0;font-size:28px}p{margin:0;max-width:44ch}a{justify-self:center;padding:12px 24px;border-radius:12px;color:#fff;background:#0b2447;text-decoration:none}@media(prefers-color-scheme:dark){body{color:#eef3fb;background:#0b1626}a{color:#0b2447;background:#fff}}';

/** The page of last resort: needs no release, no script and no API. */
function sendPage(reply: FastifyReply, locale: Locale): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { title, text, again } = TEXTS[locale];
  return reply
    .code(503)
    .headers(documentHeaders({ styleNonce: nonce }))
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>${title}</h1><p>${text}</p><a href="">${again}</a></body></html>`,
    );
}

/** Answers what went wrong: a page to who asks for a page, the envelope to everyone else. Never says why; the log does. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'A request failed');
  if (status >= 500 && request.headers.accept?.includes('text/html')) {
    return sendPage(reply, parseLocalePath(request.url.split('?', 1)[0] ?? '/').locale);
  }
  const envelope = status < 500 ? failureEnvelope('BAD_REQUEST', 'Bad request') : failureEnvelope('EDGE_FAILED');
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}

/** Answers an address that nothing is served at. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(failureEnvelope('NOT_FOUND', '404 Not Found'));
}
