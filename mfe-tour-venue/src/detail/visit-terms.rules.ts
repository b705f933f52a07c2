import type { VisitDetail } from '../api/visit.model.ts';

const BULLET = /^\s*(?:[-*•·]|\d+[.)])\s+/;

/** The points of a text: one a line, without the mark that some lines begin with (spec section 3, Terms text). */
export const termLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean);

const DOCUMENTS = ['processingRequirements', 'visaProcedures', 'notes', 'others'] as const;

/** What is said of papers, without what is not said. */
export const documentSections = (documents: VisitDetail['documents']) =>
  DOCUMENTS.map((key) => ({ key, text: documents[key] })).filter(({ text }) => text.trim() !== '');
