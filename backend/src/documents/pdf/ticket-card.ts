import { drawKawung } from './emblem.ts';
import { INK, PAGE, type Sheet, type TextStyle } from './sheet.ts';

const RADIUS = 11;
const NOTCH = 8;
const STUB_WIDTH = 152;
const CARD = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin } as const;
const STUB_X = CARD.x + CARD.width - STUB_WIDTH;

export const HEAD_HEIGHT = 58;
export const PADDING = 20;
/** What is beside the stub. */
export const BODY = { x: CARD.x + PADDING, width: STUB_X - CARD.x - 2 * PADDING } as const;
/** What is on the part that is torn off. */
export const STUB = { x: STUB_X + 10, width: STUB_WIDTH - 20 } as const;

export const LABEL: TextStyle = { size: 8, colour: INK.muted };
export const VALUE: TextStyle = { size: 10, weight: 'semibold' };

/** What the head says: on the left a line over a name, on the stub a word over another. */
export interface CardHead {
  readonly label: string;
  readonly title: string;
  readonly stubLabel: string;
  readonly stub: string;
}

const HEAD_TITLE = { size: 15, weight: 'bold', colour: '#ffffff' } as const;

function drawHead(sheet: Sheet, y: number, { label, title, stubLabel, stub }: CardHead): void {
  const onBrand = { size: 8.5, colour: INK.onBrandMuted };
  const ends = [
    [label, title, BODY],
    [stubLabel, stub, STUB],
  ] as const;
  for (const [small, large, { x, width }] of ends) {
    const below = sheet.text(small, x, y + 12, width, onBrand);
    sheet.text(large, x, below + 1, width, sheet.fitted(large, width, HEAD_TITLE, 9));
  }
}

/**
 * The card of a voucher: navy head with engraved kawung, a body, and a stub torn off along a perforation that ends in
 * half-round notches.
 */
export function drawTicketCard(sheet: Sheet, y: number, height: number, head: CardHead): void {
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
  drawHead(sheet, y, head);
}
