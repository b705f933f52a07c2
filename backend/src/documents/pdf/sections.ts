import { INK, PAGE, type Sheet } from './sheet.ts';

const BODY = { size: 9 } as const;
const BULLET = 11;

const COLUMN_GAP = 28;
/** Two columns share a page. */
export const COLUMN = (PAGE.width - 2 * PAGE.margin - COLUMN_GAP) / 2;

export const RIGHT_COLUMN = PAGE.margin + COLUMN + COLUMN_GAP;
const SECTION_GAP = 12;

/** A heading with sentences under it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

function sectionHeight(sheet: Sheet, { title, lines }: Section): number {
  const body = lines.reduce((sum, line) => sum + sheet.heightOf(line, COLUMN - BULLET, BODY) + 3, 0);
  return sheet.heightOf(title, COLUMN, { size: 11.5, weight: 'bold' }) + 4 + body;
}

function drawSection(sheet: Sheet, { title, lines }: Section, x: number, y: number): number {
  let at = sheet.text(title, x, y, COLUMN, { size: 11.5, weight: 'bold' }) + 4;
  for (const line of lines) {
    sheet.doc.circle(x + 2.5, at + 6, 1.7).fill(INK.accent);
    at = sheet.text(line, x + BULLET, at, COLUMN - BULLET, BODY) + 3;
  }
  return at;
}

/** The room that sections under each other take in a column, with the gap below the last one. */
export const sectionsHeight = (sheet: Sheet, sections: readonly Section[]) =>
  sections.reduce((sum, section) => sum + sectionHeight(sheet, section) + SECTION_GAP, 0);

/** Sections under each other in a column; gives the y below them. */
export const drawSections = (sheet: Sheet, sections: readonly Section[], x: number, y: number) =>
  sections.reduce((at, section) => drawSection(sheet, section, x, at) + SECTION_GAP, y);
