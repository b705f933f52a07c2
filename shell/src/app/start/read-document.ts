import type { AppConfig } from '@wisata/kernel/app-context';
import type { Locale } from '@wisata/kernel/locale';
import type { RenderedState } from '@wisata/kernel/rendering';
import { DOCUMENT_DATA_ID, type ReleaseDocument } from '@wisata/runtime/composition';
import type { SiteData } from '../site/site.ts';

/** What the edge server wrote into the document. */
export interface DocumentData extends ReleaseDocument {
  readonly config: AppConfig;
  readonly locale: Locale;
  readonly serverNowMs: number;
  /** What a checkout keeps its versions with; the edge has sealed it. */
  readonly pin: string;
  /** Missing when the browser has to render the page itself. */
  readonly rendered?: RenderedState;
  /** What surrounds such a page, where the server had all of it. */
  readonly site?: SiteData;
}

/** Reads it; a document without it was not made by the edge server, which is a bug. */
export function readDocument(document: Document): DocumentData {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!text) throw new Error('The document carries no composition');
  return JSON.parse(text) as DocumentData;
}
