import { LOCALES, LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import type { AppConfig } from '@wisata/kernel/app-context';
import type { ComposedRemote, DocumentComposition } from './composition.ts';
import type { VersionsByName } from './selection.ts';

/** Everything that one document depends on. */
export interface DocumentInput {
  readonly composition: DocumentComposition;
  /** What a tester sees instead of what everybody gets. */
  readonly overrides: VersionsByName;
  /** Missing for who has no id: nobody counts their visits. */
  readonly beaconToken: string | undefined;
  readonly locale: Locale;
  /** Path without locale prefix, for the links to the other language. */
  readonly path: string;
  /** Remote that owns this address: its files start loading with the document. */
  readonly owner: RemoteName | undefined;
  readonly theme: string | undefined;
  readonly app: AppConfig;
  readonly nonce: string;
  readonly serverNowMs: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028');

const integrityOf = (hash: string | undefined) =>
  hash ? ` integrity="${hash}" crossorigin="anonymous"` : ' crossorigin="anonymous"';

function remotePreloads({ base, manifest, integrity }: ComposedRemote): string {
  if (!manifest) return '';
  const expose = manifest.exposes[0]?.assets;
  const scripts = [manifest.metaData.remoteEntry.name, ...(expose?.js.sync ?? [])];
  const styles = expose?.css.sync ?? [];
  return [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${base}${file}"${integrityOf(integrity[file])}>`),
    ...styles.map((file) => `<link rel="preload" as="style" href="${base}${file}"${integrityOf(integrity[file])}>`),
  ].join('');
}

function shellTags({ shell }: DocumentComposition): { head: string; body: string } {
  const tag = (file: string) => integrityOf(shell.integrity[file]);
  return {
    head: [
      ...shell.styles.map((file) => `<link rel="stylesheet" href="${shell.base}${file}"${tag(file)}>`),
      ...shell.preloads.map((file) => `<link rel="preload" as="script" href="${shell.base}${file}"${tag(file)}>`),
    ].join(''),
    body: shell.scripts.map((file) => `<script defer src="${shell.base}${file}"${tag(file)}></script>`).join(''),
  };
}

/** The page's own address without query, and the same page in each language. */
function addressTags({ app, locale, path }: DocumentInput): string {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  const address = (each: Locale) => escape(app.baseUrl + localePath(each, page));
  const alternates = LOCALES.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`).join(
    '',
  );
  return `<link rel="canonical" href="${address(locale)}">${alternates}<link rel="alternate" hreflang="x-default" href="${address('en')}">`;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230b2447'/%3E%3Cg fill='%23fff'%3E%3Cpath d='M15 15C9 15 6 12 6 6c6 0 9 3 9 9Z'/%3E%3Cpath d='M17 15c6 0 9-3 9-9-6 0-9 3-9 9Z'/%3E%3Cpath d='M15 17c-6 0-9 3-9 9 6 0 9-3 9-9Z'/%3E%3C/g%3E%3Cpath d='M17 17c6 0 9 3 9 9-6 0-9-3-9-9Z' fill='%23f0974a'/%3E%3C/svg%3E";

/** The HTML of a page that the browser renders: composition inlined, first files under way, readable without script. */
export function renderDocument(input: DocumentInput): string {
  const { composition, overrides, beaconToken, locale, owner, app, theme } = input;
  const remote = owner && composition.remotes[owner];
  const shell = shellTags(composition);
  const data = {
    composition: {
      revision: composition.revision,
      remotes: composition.remotes,
      shell: { version: composition.shell.version },
    },
    ...(beaconToken === undefined ? {} : { beacon: { token: beaconToken } }),
    ...(overrides.size === 0 ? {} : { override: { remotes: Object.fromEntries(overrides) } }),
    config: app,
    locale,
    serverNowMs: input.serverNowMs,
  };
  const brand = escape(app.brand.name.charAt(0).toUpperCase() + app.brand.name.slice(1));
  const noScript =
    locale === 'id'
      ? `Halaman ini memerlukan JavaScript. Anda juga dapat memesan lewat telepon: ${app.brand.helpPhone}.`
      : `This page needs JavaScript. You can also book by phone: ${app.brand.helpPhone}.`;
  const themeAttribute = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
  const titled = `<!doctype html><html lang="${LOCALE_TAGS[locale].slice(0, 2)}"${themeAttribute}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0b2447"><title>${brand}</title><link rel="icon" href="${ICON}">`;
  const head = `${titled}${addressTags(input)}${shell.head}${remote ? remotePreloads(remote) : ''}</head>`;
  return `${head}<body><div id="app"></div><noscript>${escape(noScript)}</noscript><script type="application/json" id="wisata-document" nonce="${input.nonce}">${inlineJson(data)}</script>${shell.body}</body></html>`;
}
