import { INK, type Sheet } from './sheet.ts';

const TILE = 56;

function seed(doc: PDFKit.PDFDocument, x: number, y: number, degrees: number): void {
  doc.save().translate(x, y).rotate(degrees);
  for (const [cx, rx, ry] of [
    [0, 17.8, 9.24],
    [0, 15.3, 6.74],
    [-7.1, 6.05, 1.85],
    [7.1, 6.05, 1.85],
  ] as const) {
    doc.ellipse(cx, 0, rx, ry).stroke();
  }
  doc.restore();
}

/** The brand's kawung batik, engraved in thin lines; it fills whatever is clipped around it. */
export function drawKawung({ doc }: Sheet, x: number, y: number, width: number, height: number): void {
  doc.save().lineWidth(0.5).strokeColor(INK.batik);
  for (let row = 0; row * TILE < height; row += 1) {
    for (let column = 0; column * TILE < width; column += 1) {
      const left = x + column * TILE;
      const top = y + row * TILE;
      for (const [dx, dy, degrees] of [
        [14, 14, 45],
        [42, 14, -45],
        [14, 42, -45],
        [42, 42, 45],
      ] as const) {
        seed(doc, left + dx, top + dy, degrees);
      }
      for (const [dx, dy] of [
        [0, 28],
        [28, 0],
      ] as const) {
        doc.circle(left + dx, top + dy, 1).stroke();
        doc
          .polygon(
            [left + dx - 3.5, top + dy],
            [left + dx, top + dy - 3.5],
            [left + dx + 3.5, top + dy],
            [left + dx, top + dy + 3.5],
          )
          .stroke();
      }
    }
  }
  doc.restore();
}

/** Four seeds around a centre, one in the accent, and the name beside it. */
export function drawLogo(sheet: Sheet, x: number, y: number, size: number, name: string): void {
  const { doc } = sheet;
  const k = size / 40;
  for (const [cx, cy, degrees, colour] of [
    [10.6, 10.6, 45, INK.brand],
    [29.4, 10.6, -45, INK.brand],
    [10.6, 29.4, -45, INK.brand],
    [29.4, 29.4, 45, INK.accent],
  ] as const) {
    doc
      .save()
      .translate(x + cx * k, y + cy * k)
      .rotate(degrees)
      .ellipse(0, 0, 11.6 * k, 6.3 * k)
      .fill(colour)
      .restore();
  }
  sheet.text(name, x + size + 7, y + size * 0.1, 160, {
    size: size * 0.72,
    weight: 'heavy',
    colour: INK.brand,
    tracking: -0.4,
  });
}
