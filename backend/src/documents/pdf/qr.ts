import { create } from 'qrcode';
import { INK, type Sheet } from './sheet.ts';

/**
 * A QR code as one SVG path of `size` units a side without its quiet zone. Level M survives a fold or a coffee ring,
 * which is what happens to a printed voucher.
 */
export function qrPath(text: string, size: number): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  const cell = step.toFixed(3);
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      path += `M${(column * step).toFixed(3)} ${(row * step).toFixed(3)}h${cell}v${cell}h-${cell}z`;
    }
  }
  return path;
}

/** A code with its top left corner at x, y. */
export function drawCode({ doc }: Sheet, text: string, x: number, y: number, size: number): void {
  doc.save().translate(x, y).path(qrPath(text, size)).fill(INK.brand).restore();
}
