import { JSDOM } from 'jsdom';

/** A document as a browser reads it; nothing in it runs. */
export const documentOf = (html: string): Document => new JSDOM(html).window.document;
