import type { SiteConfig } from '@wisata/kernel/app-context';
import { DEFAULT_LOCALE, LOCALES, localePath } from '@wisata/kernel/locale';
import type { OfferedServices } from '@wisata/kernel/services';

/** Pages about one visitor, or that only make sense on the way through a booking. */
const PRIVATE_PATHS = [
  '/cart',
  '/dashboard',
  '/forgot-password',
  '/login',
  '/maintenance',
  '/member',
  '/order',
  '/passwordreset',
  '/payment',
  '/register',
  '/widget',
];

const CONTENT_PATHS = [
  ...['/', '/blog', '/category', '/enquiry', '/help', '/menu', '/popular', '/product', '/promotion'],
  '/promotion/checkout',
];
const SERVED_ELSEWHERE = ['/api/', '/gateway/', '/dev/'];

/** `robots.txt`: everything may be read but what belongs to one visitor. */
export function renderRobots({ baseUrl }: SiteConfig): string {
  const closed = [
    ...SERVED_ELSEWHERE,
    ...LOCALES.flatMap((locale) => PRIVATE_PATHS.map((path) => localePath(locale, path))),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The pages that services on sale name for search engines. */
export const pagesOnSale = ({ services, descriptions }: OfferedServices): readonly string[] =>
  services.flatMap((key) => descriptions[key]?.pages ?? []);

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * `sitemap.xml`: every public entry page and what `more` names, in each language with the others beside it. A search
 * without a destination is no page of its own.
 */
export function renderSitemap({ baseUrl }: SiteConfig, more: readonly string[]): string {
  const paths = [...CONTENT_PATHS, ...more];
  const address = (locale: (typeof LOCALES)[number], path: string) => escapeXml(baseUrl + localePath(locale, path));
  const entries = paths.flatMap((path) => {
    const languages = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const];
    const alternates = languages
      .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(locale, path)}"/>`)
      .join('');
    return LOCALES.map((locale) => `<url><loc>${address(locale, path)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
