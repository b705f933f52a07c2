import { JSDOM } from 'jsdom';

/** A page or mail as a browser reads it; nothing in it runs. */
export const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** What a page or mail tells programs, in the words of schema.org. */
export const structuredDataOf = (html: string): string[] =>
  [...documentOf(html).querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent);
