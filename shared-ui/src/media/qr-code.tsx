import { create } from 'qrcode';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string;
  /** What the picture is, for those who cannot see it: "QR code of order WS7K3M9Q2X". */
  readonly label: string;
}

/** Width of the quiet zone in modules; scanners need four. */
const QUIET = 4;

function darkPath(text: string): { path: string; size: number } {
  // Level M survives a fold of the paper.
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}

/** A QR code as one path, dark on white in both themes because scanners want it so. Load it lazily: it brings an encoder. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = darkPath(text);
  const side = size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      data-theme="light"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="var(--surface)" />
      <path d={path} fill="var(--brand)" />
    </svg>
  );
}
