import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { INK, type Sheet, type TextStyle } from './sheet.ts';
import { BODY, LABEL, VALUE } from './ticket-card.ts';

/** A place at a time, as its own clocks show it. */
export interface RailEnd {
  readonly heading?: string;
  readonly date: string;
  readonly time: string;
  readonly zoneLabel: string;
  /** Where that is, and what is said of it in small letters. */
  readonly place?: string;
  readonly note?: string;
}

interface Rail {
  readonly from: RailEnd;
  readonly to: RailEnd;
  /** On the line between both, and below it. */
  readonly above?: string;
  readonly below: readonly string[];
}

const SIDE = 132;
const TIME: TextStyle = { size: 19, weight: 'heavy', tracking: -0.3 };
const ZONE: TextStyle = { size: 8.5, weight: 'semibold', colour: INK.muted };

function drawEnd(sheet: Sheet, end: RailEnd, locale: Locale, x: number, y: number): number {
  const top = end.heading ? sheet.text(end.heading, x, y, SIDE, LABEL) : y;
  const shown = formatWallTime(end.time, locale);
  sheet.text(shown, x, top, SIDE, TIME);
  sheet.text(end.zoneLabel, x + sheet.widthOf(shown, TIME) + 4, top + 9, 60, ZONE);
  let at = sheet.text(formatDate(end.date, locale), x, top + 25, SIDE, VALUE);
  if (end.place) at = sheet.text(end.place, x, at, SIDE, VALUE);
  if (end.note) sheet.text(end.note, x, at, SIDE, { ...LABEL, size: 7.5 });
  return top + 15;
}

/** Begin and end on the card's body: hollow dot, line with what is between, filled dot. */
export function drawRail(sheet: Sheet, { from, to, above, below }: Rail, locale: Locale, y: number): void {
  const { doc } = sheet;
  const middle = drawEnd(sheet, from, locale, BODY.x, y);
  drawEnd(sheet, to, locale, BODY.x + BODY.width - SIDE, y);
  const [left, right] = [BODY.x + SIDE - 6, BODY.x + BODY.width - SIDE - 12];
  const centre = { size: 8.5, weight: 'semibold', align: 'center' } as const;
  if (above) sheet.text(above, left, middle - 15, right - left, centre);
  sheet.rule(left + 3, middle, right, middle, INK.brand, 1.4);
  doc.circle(left, middle, 3).lineWidth(1.4).fillAndStroke('#ffffff', INK.brand);
  doc.circle(right, middle, 3.4).fill(INK.brand);
  const note = { ...LABEL, size: 7.5, align: 'center' } as const;
  below.reduce((at, line) => sheet.text(line, left, at, right - left, note), middle + 5);
}
