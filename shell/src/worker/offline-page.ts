const WORDS = {
  en: {
    title: 'You are offline',
    text: 'This page needs a connection. Please try again when you have signal.',
    saved: 'Saved on this device',
    retry: 'Try again',
    order: 'Your order',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Halaman ini memerlukan koneksi. Silakan coba lagi saat ada sinyal.',
    saved: 'Tersimpan di perangkat ini',
    retry: 'Coba lagi',
    order: 'Pesanan Anda',
  },
} as const;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0b2447;background:#f6f7f9}main{max-width:32rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.5rem;margin:0 0 .5rem}a{color:#0b4f9e;display:inline-block;padding:.5rem 0}@media(prefers-color-scheme:dark){body{color:#eef2f8;background:#0b1526}a{color:#8fc1ff}}`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** What an order page's address says about it: the order ID, or the beginning of an id. */
function nameOf({ searchParams }: URL): string {
  return searchParams.get('order_id') ?? (searchParams.get('id') ?? searchParams.get('transaction') ?? '').slice(0, 8);
}

/** Shown for a page that was not saved, with links to those that were. */
export function offlinePage(pathname: string, savedUrls: readonly string[]): Response {
  const locale = /^\/id(\/|$)/.test(pathname) ? 'id' : 'en';
  const words = WORDS[locale];
  const links = savedUrls
    .map((url) => new URL(url))
    .filter((url) => nameOf(url))
    .map((url) => `<li><a href="${escape(url.pathname + url.search)}">${words.order} ${escape(nameOf(url))}</a></li>`);
  const list = links.length > 0 ? `<h2>${words.saved}</h2><ul>${links.join('')}</ul>` : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${STYLE}</style>`;
  const body = `<main><h1>${words.title}</h1><p>${words.text}</p>${list}<p><a href="">${words.retry}</a></p></main>`;
  return new Response(`<!doctype html><html lang="${locale}"><head>${head}</head><body>${body}</body></html>`, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
