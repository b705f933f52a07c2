import { INK, PAGE, type Sheet } from './sheet.ts';

const BODY = { size: 9 } as const;
const BULLET = 11;

export const COLUMN_GAP = 28;
export const COLUMN = (PAGE.width - 2 * PAGE.margin - COLUMN_GAP) / 2;

/** A heading with sentences under it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function sectionHeight(sheet: Sheet, { title, lines }: Section, width: number): number {
  const body = lines.reduce((sum, line) => sum + sheet.heightOf(line, width - BULLET, BODY) + 3, 0);
  return sheet.heightOf(title, width, { size: 11.5, weight: 'bold' }) + 4 + body;
}

export function drawSection(sheet: Sheet, { title, lines }: Section, x: number, y: number, width: number): number {
  let at = sheet.text(title, x, y, width, { size: 11.5, weight: 'bold' }) + 4;
  for (const line of lines) {
    sheet.doc.circle(x + 2.5, at + 6, 1.7).fill(INK.accent);
    at = sheet.text(line, x + BULLET, at, width - BULLET, BODY) + 3;
  }
  return at;
}
