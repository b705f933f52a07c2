import { drawKawung } from './emblem.ts';
import { INK, PAGE, type Sheet } from './sheet.ts';

const RADIUS = 11;
const NOTCH = 8;
export const HEAD_HEIGHT = 58;
export const STUB_WIDTH = 152;
export const CARD = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin } as const;
export const STUB_X = CARD.x + CARD.width - STUB_WIDTH;

/**
 * The card of a voucher: navy head with engraved kawung, a body, and a stub torn off along a perforation that ends in
 * half-round notches.
 */
export function drawTicketCard(sheet: Sheet, y: number, height: number): void {
  const { doc } = sheet;
  const { x, width } = CARD;
  doc.save().roundedRect(x, y, width, height, RADIUS).clip();
  doc.rect(x, y, width, height).fill('#ffffff');
  doc.rect(x, y, width, HEAD_HEIGHT).fill(INK.brand);
  doc.rect(x, y, width, HEAD_HEIGHT).clip();
  drawKawung(sheet, x - 15, y - 22, width + 15, HEAD_HEIGHT + 22);
  doc.restore();
  doc.roundedRect(x, y, width, height, RADIUS).lineWidth(0.75).strokeColor(INK.line).stroke();
  sheet.perforation(STUB_X, y + NOTCH + 4, STUB_X, y + HEAD_HEIGHT, INK.onBrandMuted);
  sheet.perforation(STUB_X, y + HEAD_HEIGHT + 4, STUB_X, y + height - NOTCH - 3, INK.perforation);
  for (const [edge, inwards] of [
    [y, 1],
    [y + height, -1],
  ] as const) {
    doc
      .save()
      .rect(STUB_X - NOTCH - 1, edge - NOTCH - 1, 2 * NOTCH + 2, 2 * NOTCH + 2)
      .clip();
    doc.circle(STUB_X, edge, NOTCH).fill('#ffffff');
    doc.restore();
    doc
      .save()
      .rect(STUB_X - NOTCH - 1, inwards > 0 ? edge : edge - NOTCH - 1, 2 * NOTCH + 2, NOTCH + 1)
      .clip();
    doc.circle(STUB_X, edge, NOTCH).lineWidth(0.75).strokeColor(INK.line).stroke();
    doc.restore();
  }
}
