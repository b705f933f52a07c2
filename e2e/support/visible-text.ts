import type { Page } from 'playwright/test';

/**
 * Every text that a visitor sees or hears on a page: text nodes, labels, placeholders and alternatives. What is marked
 * as being in another language than the page is left out, and so is what nobody can perceive.
 */
export function visibleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pageLanguage = document.documentElement.lang;
    const isForeign = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? '') !== pageLanguage;
    const isHidden = (element: Element) =>
      element.closest('script, style, noscript, [hidden]') !== null || !element.checkVisibility();
    const found = new Set<string>();
    const add = (text: string | null) => {
      const plain = text?.replace(/\s+/g, ' ').trim();
      if (plain) found.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element && !isForeign(element) && !isHidden(element)) add(walker.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (isForeign(element) || isHidden(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
    }
    return [...found];
  });
}
