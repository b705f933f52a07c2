import type { Page } from 'playwright/test';

/** A release as a document names it. */
export interface ReleaseRef {
  version: string;
  base: string;
  integrity: Record<string, string>;
  cohort?: string;
  lastGood?: ReleaseRef;
}

/** The part of a document's data that is about releases. */
export interface ReleaseData {
  composition: { revision: number; remotes: Record<string, ReleaseRef> };
  override?: { remotes: Record<string, string> };
  /** What the server has rendered and with which data. */
  rendered?: unknown;
}

const DATA = /(<script type="application\/json" id="wisata-document"[^>]*>)(.*?)(<\/script>)/s;

/** The document as it comes when the server leaves the page to the browser. */
export function withoutRendering(data: ReleaseData, html: string): string {
  delete data.rendered;
  return html.replace(/<div id="app">.*<\/div>(?=<aside id="wisata-alone")/s, '<div id="app"></div>');
}

/** Changes what every document that the page asks for says about releases; `change` may give another head too. */
export async function changeDocuments(
  page: Page,
  change: (data: ReleaseData, html: string) => Promise<string> | string,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const text = DATA.exec(html)?.[2];
    if (!text) return route.fulfill({ response, body: html });
    const data = JSON.parse(text) as ReleaseData;
    const changed = await change(data, html);
    const body = changed.replace(DATA, (_all, open: string, _text, close: string) => {
      return open + JSON.stringify(data).replace(/</g, '\\u003c') + close;
    });
    return route.fulfill({ response, body });
  });
}
