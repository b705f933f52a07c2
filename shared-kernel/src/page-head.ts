import type { AppContext } from './app-context.ts';

/** What makes an address absolute. */
type Site = Pick<AppContext, 'config' | 'href'>;

/** A schema.org object as JSON-LD carries it. */
export type SchemaThing = Readonly<Record<string, unknown>>;

/** A page by its name and its path without locale. */
export interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/** Longest description of a `PageHead`, in characters. */
export const DESCRIPTION_LIMIT = 160;

/** A text brought to the length of a description: cut after a word and marked when it is longer. */
export function clipDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LIMIT) return words;
  const room = words.slice(0, DESCRIPTION_LIMIT);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : DESCRIPTION_LIMIT - 1).replace(/[\s.,;:!?–-]+$/, '')}…`;
}

/** Absolute address of an in-app path in the page's language. */
export function pageAddress({ config, href }: Site, path: string): string {
  return config.baseUrl + href(path);
}

/** Absolute address of a file, which is the same in every language; a foreign address stays as it is. */
export function fileAddress({ config }: Pick<Site, 'config'>, path: string): string {
  return path.startsWith('/') ? config.baseUrl + path : path;
}

/** Brand with a capital letter, as it stands in titles. */
export function brandTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A path as canonical addresses have it: without a slash at its end. */
export function canonicalPath(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** schema.org's BreadcrumbList of the way to a page, the home page first and the page itself last. */
export function breadcrumbData(site: Site, way: readonly NamedPage[]): SchemaThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  };
}

/** schema.org's ItemList of pages in the order in which they are shown. */
export function itemListData(site: Site, pages: readonly NamedPage[]): SchemaThing {
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: pageAddress(site, path),
    })),
  };
}
