import { DESCRIPTION_LIMIT } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';

/** What search engines ask of a type; without it they leave the object out. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Hotel: ['name', 'address'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'url'],
  OfferCatalog: ['name', 'itemListElement'],
  Organization: ['name'],
  Product: ['name', 'image'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url'],
};
const ADDRESSES = new Set(['url', 'item', 'image', 'urlTemplate']);

function problemsIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => problemsIn(each, name));
  if (typeof value === 'string' && ADDRESSES.has(name) && !/^https?:\/\/[^/]+\//.test(value)) {
    return [`${name} is not an absolute address: ${value}`];
  }
  if (value === undefined || value === '' || Number.isNaN(value)) return [`${name} is empty`];
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Readonly<Record<string, unknown>>;
  const missing = (REQUIRED[String(thing['@type'])] ?? []).filter((field) => !(field in thing));
  return [
    ...missing.map((field) => `${String(thing['@type'])} has no ${field}`),
    ...Object.entries(thing).flatMap(([field, each]) => problemsIn(each, field)),
  ];
}

/** What is wrong with the head of a page that search engines may show; nothing, as it should be. */
export function headProblems({ title, description, image, structuredData = [] }: PageHead): string[] {
  return [
    ...(title?.trim() ? [] : ['It has no title']),
    ...(description?.trim() ? [] : ['It has no description']),
    ...((description?.length ?? 0) > DESCRIPTION_LIMIT
      ? [`The description has ${description?.length} characters`]
      : []),
    ...(image === undefined || /^(\/(?!\/)|https?:\/\/)/.test(image) ? [] : [`The image has no address: ${image}`]),
    ...structuredData.flatMap((thing) => [
      ...('@type' in thing ? [] : ['A thing has no @type']),
      ...('@context' in thing ? ['The shell adds @context'] : []),
      ...problemsIn(thing, ''),
    ]),
    // A key that is missing in the texts comes back as itself.
    ...(/\b(content|hotel|flight|account):[a-z]/.exec(JSON.stringify({ title, description, structuredData })) ?? []),
  ];
}
