import type { AppConfig } from '@wisata/kernel/app-context';
import { inlineJson } from '@wisata/kernel/inline-json';
import { LOCALES, LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';
import { brandTitle, canonicalPath, fileAddress } from '@wisata/kernel/page-head';
import type { DocumentHead } from '@wisata/kernel/rendering';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for between tags and for attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** What the tags about a page are made of. */
export interface HeadInput {
  readonly app: AppConfig;
  readonly locale: Locale;
  /** Path without locale prefix. */
  readonly path: string;
  /** What the page says of itself; missing when the browser renders it. */
  readonly head?: DocumentHead | undefined;
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';

/** The page's own address, and the same page in each language. */
function addressTags(address: (locale: Locale) => string, locale: Locale): string {
  const alternates = LOCALES.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${escapeHtml(address(each))}">`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(address(locale))}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address('en'))}">`,
  ].join('');
}

/** What is shown where somebody shares the page. */
function sharingTags({ app, locale }: HeadInput, head: DocumentHead, address: string): string {
  const image = head.image && fileAddress({ config: app }, head.image);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brandTitle(app.brand.name)),
    meta('property', 'og:locale', LOCALE_TAGS[locale].replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

function structuredData({ structuredData: things = [] }: DocumentHead): string {
  if (things.length === 0) return '';
  const data = { '@context': 'https://schema.org', ...(things.length === 1 ? things[0] : { '@graph': things }) };
  return `<script type="application/ld+json">${inlineJson(data)}</script>`;
}

/** Title, addresses, and what search engines and messengers read. */
export function headTags(input: HeadInput & { readonly title: string }): string {
  const { app, locale, path, head } = input;
  const page = head?.canonical ?? canonicalPath(path);
  const address = (each: Locale) => app.baseUrl + localePath(each, page);
  const title = `<title>${escapeHtml(input.title)}</title>`;
  if (!head) return title + addressTags(address, locale);
  return [
    title,
    meta('name', 'description', head.description),
    head.noIndex ? meta('name', 'robots', 'noindex') : '',
    addressTags(address, locale),
    sharingTags(input, head, address(locale)),
    structuredData(head),
  ].join('');
}
