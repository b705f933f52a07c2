import type { EntryBodies } from '../tables.ts';
import type { Translated } from '../translated.ts';

export type PageSeed = EntryBodies['page'] & { readonly slug: string };

export function page(slug: string, title: Translated, description: Translated, content: Translated): PageSeed {
  return { slug, title, description, content };
}
