import { createHash } from 'node:crypto';
import type { AppConfig } from '@wisata/kernel/app-context';
import { localePath, type Locale } from '@wisata/kernel/locale';
import { brandTitle } from '@wisata/kernel/page-head';
import type { RemoteName } from '@wisata/kernel/remote';
import { listPath, serviceName } from '@wisata/kernel/services';
import { createElement as h, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** After so long without anybody who takes the document over, it says so itself; no script and no file are needed for it. */
const PATIENCE_S = 8;

const WORDS = {
  en: {
    account: 'Your account and orders',
    slow: 'This page has not loaded yet. Your bookings and payments are safe.',
    still:
      'Part of this page could not be loaded. You can read it and follow its links; buttons and forms do not work yet.',
    bar: 'What does not work',
    again: 'Try again',
    help: 'or call',
    home: 'Home page',
    order: 'Find my order',
    needsScript: (phone: string) => `This page needs JavaScript. You can also book by phone: ${phone}.`,
    booksByScript: (phone: string) => `Booking needs JavaScript. You can also book by phone: ${phone}.`,
  },
  id: {
    account: 'Akun dan pesanan Anda',
    slow: 'Halaman ini belum termuat. Pesanan dan pembayaran Anda aman.',
    still:
      'Sebagian halaman ini tidak dapat dimuat. Anda dapat membacanya dan membuka tautannya; tombol dan formulir belum berfungsi.',
    bar: 'Yang tidak berfungsi',
    again: 'Coba lagi',
    help: 'atau telepon',
    home: 'Halaman utama',
    order: 'Cari pesanan saya',
    needsScript: (phone: string) =>
      `Halaman ini memerlukan JavaScript. Anda juga dapat memesan lewat telepon: ${phone}.`,
    booksByScript: (phone: string) =>
      `Untuk memesan diperlukan JavaScript. Anda juga dapat memesan lewat telepon: ${phone}.`,
  },
} as const satisfies Record<Locale, object>;

const DARK = '--edge-bg:#0a1526;--edge-text:#eaf0f9;--edge-piece:#182943;--edge-brand:#071022;--edge-link:#93bff2';

/** In a layer of its own, so that whatever a release says wins. The header's band has the size of the shell's own. */
const STYLE = [
  '@layer edge{',
  ':root{--edge-bg:#fff;--edge-text:#0e1a2f;--edge-piece:#eef1f5;--edge-brand:#0b2447;--edge-link:#1d57a3}',
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}`,
  `[data-theme=dark]{${DARK}}`,
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--edge-text);background:var(--edge-bg)}',
  'img,svg{max-width:100%}',
  '.edge-band{color:#fff;background:var(--edge-brand)}',
  '.edge-row,.edge-page{box-sizing:border-box;max-width:1232px;margin-inline:auto;padding-inline:16px}',
  '.edge-row{display:flex;align-items:center;gap:16px;height:60px}',
  '.edge-row a{display:inline-flex;align-items:center;min-height:44px;color:#fff;text-decoration:none}',
  '.edge-row a:first-child{gap:10px;padding-inline-start:40px;font-size:22px;font-weight:800;letter-spacing:-.04em}',
  '.edge-row svg{width:30px;height:30px}',
  '.edge-page{display:grid;min-height:70vh;padding-block:32px}',
  '.edge-page>*{grid-area:1/1;align-self:start}',
  '.edge-pieces{display:grid;gap:20px}',
  '.edge-pieces i{height:180px;border-radius:12px;background:var(--edge-piece)}',
  '.edge-pieces i:first-child{width:min(320px,70%);height:32px}',
  '.edge-page h1{margin:0 0 8px;font-size:28px}',
  '.edge-page a,.edge-bar a{display:inline-flex;align-items:center;min-height:44px;color:var(--edge-link)}',
  '.edge-page li{list-style:none}.edge-page ul{margin:0;padding:0}',
  '.edge-bar{position:fixed;inset:auto 0 0;z-index:1000;padding:8px 16px;text-align:center;color:#fff;background:#0e1a2f}',
  '.edge-bar a{margin-inline-start:12px;color:#fff!important;font-weight:700}',
  '.edge-bar p{margin:0}',
  `.edge-late{visibility:hidden;animation:edge-show 0s ${PATIENCE_S}s forwards}`,
  `.edge-pieces{animation:edge-hide 0s ${PATIENCE_S}s forwards}`,
  '[data-alone] :is(.edge-late,.edge-pieces){animation-delay:0s}',
  '@media(scripting:none){.edge-page :is(.edge-late,.edge-pieces){animation-delay:0s}.edge-bar,.edge-slow{display:none}}',
  '@media(min-width:960px){.edge-row{height:100px;padding-block-start:36px}.edge-row a:first-child{padding-inline-start:0}}',
  // Where a style sheet of a release is missing, what it would have put a ground under or a size on gets one here.
  '[data-plain] #app{padding:16px}[data-plain] .on-brand{background:var(--edge-brand)}',
  '[data-plain] svg:not([width]){width:30px;height:30px}',
  '@media print{.edge-bar{display:none}}',
  '@keyframes edge-show{to{visibility:visible}}',
  '@keyframes edge-hide{to{visibility:hidden}}',
  '}',
].join('');

/** The one inline style sheet of a document, which its policy lets through by this hash. */
export const ALONE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
/** Its element. */
export const ALONE_STYLE = `<style>${STYLE}</style>`;

const petal = (cx: number, cy: number, turn: number, fill?: string) =>
  h('ellipse', { rx: 11.6, ry: 6.3, cx, cy, transform: `rotate(${turn} ${cx} ${cy})`, fill });

const MARK = h(
  'svg',
  { viewBox: '0 0 40 40', 'aria-hidden': true, fill: 'currentColor' },
  petal(10.6, 10.6, 45),
  petal(29.4, 10.6, -45),
  petal(10.6, 29.4, -45),
  petal(29.4, 29.4, 45, '#f0974a'),
);

/** What is said for a document. */
export interface AloneInput {
  readonly app: AppConfig;
  readonly locale: Locale;
  readonly owner: RemoteName | undefined;
}

const LIST_FORMATS = { en: new Intl.ListFormat('en'), id: new Intl.ListFormat('id') };

/** `Tours and venues`. */
function joinNames(names: readonly string[], locale: Locale): string {
  const list = LIST_FORMATS[locale].format(names).toLowerCase();
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Title where nothing else is known of a page: what the services with a list of their own are called, for others the brand. */
export function plainTitle({ app, locale, owner }: AloneInput): string {
  const brand = brandTitle(app.brand.name);
  const own = app.services.filter((key) => app.owners[key] === owner);
  const services = joinNames(
    own.map((key) => serviceName(app, key, locale)),
    locale,
  );
  const name = owner === 'account' ? WORDS[locale].account : services;
  return name ? `${name} · ${brand}` : brand;
}

const phoneLink = ({ brand: { helpPhone } }: AppConfig) =>
  h('a', { href: `tel:${helpPhone.replace(/\s/g, '')}` }, helpPhone);

/** Leads to the page itself. */
const again = (words: string) => h('a', { href: '' }, words);

function notice({ app, locale }: AloneInput, title: string): ReactElement {
  const words = WORDS[locale];
  const way = (path: string, text: string) => h('li', null, h('a', { href: localePath(locale, path) }, text));
  return h(
    'div',
    { className: 'edge-late' },
    h('h1', null, title.split(' · ')[0] ?? title),
    h('p', { className: 'edge-slow' }, words.slow),
    h('noscript', null, h('p', null, words.needsScript(app.brand.helpPhone))),
    h('p', null, again(words.again), ` ${words.help} `, phoneLink(app)),
    h(
      'ul',
      null,
      ...app.services.map((service) => way(listPath(service), serviceName(app, service, locale))),
      way('/order', words.order),
      way('/', words.home),
    ),
  );
}

/** What stands in a document until the browser has drawn the page: header, grey pieces, and after a while what can be done. */
export function frameHtml(input: AloneInput, title: string): string {
  const { app, locale } = input;
  const home = h('a', { href: localePath(locale, '/') }, MARK, app.brand.name);
  const pieces = h('div', { className: 'edge-pieces', 'aria-hidden': true }, h('i'), h('i'), h('i'));
  const header = h('header', { className: 'edge-band' }, h('div', { className: 'edge-row' }, home));
  const main = h('main', { className: 'edge-page' }, pieces, notice(input, title));
  return renderToStaticMarkup(h(Fragment, null, header, main));
}

/** Says under a page that came finished what does not work, when nothing takes it over. */
export function barHtml({ app, locale }: AloneInput): string {
  const words = WORDS[locale];
  const text = h('p', null, `${words.still} `, again(words.again), ' ', phoneLink(app));
  const bar = h('aside', { id: 'wisata-alone', className: 'edge-bar edge-late', 'aria-label': words.bar }, text);
  const noscript = h('noscript', null, words.booksByScript(app.brand.helpPhone));
  return renderToStaticMarkup(h(Fragment, null, bar, noscript));
}
