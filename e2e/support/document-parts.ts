import type { Page } from 'playwright/test';

/** What a document says without being drawn. */
export interface DocumentParts {
  /** Addresses of this site that it links to, as they stand there. */
  readonly links: readonly string[];
  /** Texts of its language, in elements and in labels. */
  readonly texts: readonly string[];
}

/** Reads a document that was fetched; `page` may be an empty one, whose parser is used. */
export function readDocumentParts(page: Page, html: string): Promise<DocumentParts> {
  return page.evaluate((source) => {
    const { body, documentElement } = new DOMParser().parseFromString(source, 'text/html');
    const isRead = (element: Element) =>
      element.closest('script, style, noscript, template, [hidden]') === null &&
      element.closest('[lang]')?.getAttribute('lang') === documentElement.lang;
    const texts = new Set<string | null>();
    const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && isRead(parentElement)) texts.add(textContent);
    }
    for (const element of body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!isRead(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.add(element.getAttribute(name));
    }
    const links = [...body.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')!);
    const plain = [...texts].map((text) => text?.replace(/\s+/g, ' ').trim() ?? '').filter(Boolean);
    return { links: [...new Set(links)], texts: plain };
  }, html);
}
