import { drawCode } from '../../../documents/pdf/qr.ts';
import { INK, mm, PAGE, type Sheet } from '../../../documents/pdf/sheet.ts';
import type { Outing } from '../booking-facts.ts';
import type { TourWords } from './tour-words.ts';

type MeetingPoint = Outing['product']['meeting_point'];

const QR_SIZE = mm(22);
const PADDING = 14;
const PIN = 26;
const DEGREE_DIGITS = 4;
export const WAY_HEIGHT = QR_SIZE + 2 * PADDING;

/** `7.9771° S, 112.6341° E`, to be typed into a map. */
function coordinates({ latitude, longitude }: MeetingPoint): string {
  const part = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(DEGREE_DIGITS)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`;
}

export const mapUrl = ({ latitude, longitude }: MeetingPoint) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** A drop with its point at x, y. */
function drawPin({ doc }: Sheet, x: number, y: number): void {
  const [radius, top] = [PIN / 2.6, y - PIN];
  doc
    .path(
      `M${x} ${y}C${x - PIN / 4} ${y - PIN / 3} ${x - radius} ${y - PIN / 2} ${x - radius} ${top + radius}A${radius} ${radius} 0 0 1 ${x + radius} ${top + radius}C${x + radius} ${y - PIN / 2} ${x + PIN / 4} ${y - PIN / 3} ${x} ${y}Z`,
    )
    .fill(INK.accent);
  doc.circle(x, top + radius, radius / 2.4).fill('#ffffff');
}

/** The meeting point marked, in words, as coordinates and as a code that opens the map; all of it is a link. */
export function drawWayThere(
  sheet: Sheet,
  words: TourWords,
  { name, point }: { readonly name: string; readonly point: MeetingPoint },
  y: number,
): void {
  const { doc } = sheet;
  const [x, width] = [PAGE.margin, PAGE.width - 2 * PAGE.margin];
  doc.roundedRect(x, y, width, WAY_HEIGHT, 9).lineWidth(0.75).strokeColor(INK.line).stroke();
  drawPin(sheet, x + PADDING + PIN / 2, y + PADDING + PIN + 4);
  const textX = x + PADDING + PIN + 14;
  const textWidth = width - 2 * PADDING - PIN - QR_SIZE - 40;
  let at = sheet.text(words.way, textX, y + PADDING, textWidth, { size: 11.5, weight: 'bold' }) + 2;
  at = sheet.text(`${name}. ${point.address}`, textX, at, textWidth, { size: 9.5 }) + 2;
  sheet.text(`${coordinates(point)} · ${words.scanMap}`, textX, at, textWidth, { size: 8, colour: INK.muted });
  const url = mapUrl(point);
  drawCode(sheet, url, x + width - PADDING - QR_SIZE, y + PADDING, QR_SIZE);
  doc.link(x, y, width, WAY_HEIGHT, url);
}
