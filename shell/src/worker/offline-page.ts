import { formatDate } from '@wisata/kernel/dates';
import type { SavedTicket } from './saved-tickets.ts';

const WORDS = {
  en: {
    title: 'You are offline',
    text: 'This page needs a connection. Please try again when you have signal.',
    saved: 'Saved on this device',
    retry: 'Try again',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini memerlukan koneksi. Silakan coba lagi saat ada sinyal.',
    saved: 'Tersimpan di perangkat ini',
    retry: 'Coba lagi',
  },
} as const;

const STYLE = [
  ':root{--bg:#f4f6f9;--card:#fff;--line:#dce2ea;--text:#0e1a2f;--muted:#566379;--link:#1d57a3;--band:#0b2447}',
  '@media(prefers-color-scheme:dark){:root{--bg:#0a1526;--card:#111f36;--line:#26385a;--text:#eaf0f9;--muted:#98a8c1;--link:#93bff2;--band:#071022}}',
  '*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--bg)}',
  'header{height:60px;background:var(--band)}header svg{width:30px;height:30px;margin:15px 20px;color:#fff}',
  'main{max-width:36rem;margin:0 auto;padding:32px 20px}h1{margin:0 0 8px;font-size:1.75rem;line-height:1.2}h2{margin:32px 0 12px;font-size:1.125rem}p{margin:0 0 16px}',
  'ul{display:grid;gap:12px;margin:0;padding:0;list-style:none}',
  'li a{display:grid;gap:2px;padding:14px 16px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;text-decoration:none}',
  'strong{color:var(--link)}small{color:var(--muted);font-size:.875rem}',
  '.again{display:inline-block;padding:10px 24px;border-radius:12px;background:var(--link);color:var(--card);font-weight:700;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--link);outline-offset:2px}',
].join('');

const MARK =
  '<svg viewBox="0 0 40 40" aria-hidden="true" fill="currentColor"><ellipse rx="11.6" ry="6.3" cx="10.6" cy="10.6" transform="rotate(45 10.6 10.6)"/><ellipse rx="11.6" ry="6.3" cx="29.4" cy="10.6" transform="rotate(-45 29.4 10.6)"/><ellipse rx="11.6" ry="6.3" cx="10.6" cy="29.4" transform="rotate(-45 10.6 29.4)"/><ellipse rx="11.6" ry="6.3" cx="29.4" cy="29.4" transform="rotate(45 29.4 29.4)" fill="#f0974a"/></svg>';

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Shown for a page that was not saved, with the tickets that were. */
export function offlinePage(pathname: string, tickets: readonly SavedTicket[]): Response {
  const locale = /^\/id(\/|$)/.test(pathname) ? 'id' : 'en';
  const words = WORDS[locale];
  const links = tickets.map(({ title, date, code, href }) => {
    const facts = [date && formatDate(date, locale), code].filter(Boolean).join(' · ');
    return `<li><a href="${escape(href)}"><strong>${escape(title)}</strong><small>${escape(facts)}</small></a></li>`;
  });
  const list = links.length > 0 ? `<h2>${words.saved}</h2><ul>${links.join('')}</ul>` : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${STYLE}</style>`;
  const body = `<header>${MARK}</header><main><h1>${words.title}</h1><p>${words.text}</p><a class="again" href="">${words.retry}</a>${list}</main>`;
  return new Response(`<!doctype html><html lang="${locale}"><head>${head}</head><body>${body}</body></html>`, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
