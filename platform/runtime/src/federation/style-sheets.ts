/** Style sheets of a page: files of their own, or texts that the document came with. */
const SHEETS = 'link[rel="stylesheet"], style[data-href]';

const sheetsOf = (document: Document) => [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(SHEETS)];

function addressOf(sheet: HTMLLinkElement | HTMLStyleElement): string {
  return sheet instanceof HTMLLinkElement ? sheet.href : new URL(sheet.dataset['href']!, sheet.baseURI).href;
}

/** Has the builds know the style sheets that the document came with: they look for the full address before they load one. */
export function adoptStyleSheets(document: Document): void {
  for (const sheet of sheetsOf(document)) sheet.dataset['href'] = addressOf(sheet);
}

/**
 * Takes the style sheets of a release off the page. Class names of two releases of one remote are alike, so the rules of
 * the one that failed would go on in the one that replaces it.
 */
export function removeStyleSheets(document: Document, base: string, origin: string): void {
  const folder = new URL(base, origin).href;
  for (const sheet of sheetsOf(document)) if (addressOf(sheet).startsWith(folder)) sheet.remove();
}
