import type { Page } from 'playwright/test';
import { findById, ownTextOf, readHtml, replaceContent, writeHtml, type HtmlDocument } from './html.ts';

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
}

/** Changes what every document that the page asks for says about releases; `change` may change the document itself too. */
export async function changeDocuments(
  page: Page,
  change: (data: ReleaseData, document: HtmlDocument) => Promise<void> | void,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const document = readHtml(html);
    const script = findById(document, 'wisata-document');
    if (!script) return route.fulfill({ response, body: html });
    const data = JSON.parse(ownTextOf(script)) as ReleaseData;
    await change(data, document);
    replaceContent(script, JSON.stringify(data).replaceAll('<', '\\u003c'));
    return route.fulfill({ response, body: writeHtml(document) });
  });
}
