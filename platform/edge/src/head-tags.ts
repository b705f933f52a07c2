import type { AppConfig } from '@wisata/kernel/app-context';
import { inlineJson } from '@wisata/kernel/inline-json';
import { LOCALES, LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';
import { brandTitle, canonicalPath, fileAddress } from '@wisata/kernel/page-head';
import type { DocumentHead } from '@wisata/kernel/rendering';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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
  content ? h('meta', { [kind]: name, content }) : null;

/** The page's own address, and the same page in each language. */
function addressTags(address: (locale: Locale) => string, locale: Locale): ReactNode[] {
  const alternate = (hrefLang: string, href: string) => h('link', { rel: 'alternate', hrefLang, href });
  return [
    h('link', { rel: 'canonical', href: address(locale) }),
    ...LOCALES.map((each) => alternate(each, address(each))),
    alternate('x-default', address('en')),
  ];
}

/** What is shown where somebody shares the page. */
function sharingTags({ app, locale }: HeadInput, head: DocumentHead, address: string): ReactNode[] {
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
  ];
}

function structuredData({ structuredData: things = [] }: DocumentHead): ReactNode {
  if (things.length === 0) return null;
  const data = { '@context': 'https://schema.org', ...(things.length === 1 ? things[0] : { '@graph': things }) };
  return h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: inlineJson(data) } });
}

/** Title, addresses, and what search engines and messengers read. */
export function headTags(input: HeadInput & { readonly title: string }): string {
  const { app, locale, path, head } = input;
  const page = head?.canonical ?? canonicalPath(path);
  const address = (each: Locale) => app.baseUrl + localePath(each, page);
  const about = head
    ? [
        meta('name', 'description', head.description),
        head.noIndex ? meta('name', 'robots', 'noindex') : null,
        ...sharingTags(input, head, address(locale)),
        structuredData(head),
      ]
    : [];
  const tags = [h('title', null, input.title), ...addressTags(address, locale), ...about];
  return renderToStaticMarkup(h(Fragment, null, ...tags));
}
