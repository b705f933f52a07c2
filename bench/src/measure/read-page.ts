/** Runs in the browser. The links of a document to pages of its own site, as paths, and the texts that are seen in it. */
export function readPage({ html, origin }: { readonly html: string; readonly origin: string }): {
  readonly links: string[];
  readonly texts: string[];
} {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href')!, origin))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
  for (const unseen of page.querySelectorAll('script, style, template')) unseen.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return { links: [...new Set(links)], texts };
}
