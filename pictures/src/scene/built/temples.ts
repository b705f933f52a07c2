import type { Canvas } from '../paint/canvas.ts';
import type { Triple } from '../paint/colour.ts';
import { mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Tone } from '../paint/tone.ts';

interface StupaOptions {
  d?: number;
  sun?: number;
  col?: string;
  holes?: boolean;
}
export function stupa(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  { d = 0, sun = 1, col = '#7f7a74', holes = true }: StupaOptions = {},
) {
  const h = w * 0.78;
  const hi = tone.tint(mix(col, '#f4cda0', 0.5), 0.8, d);
  const lo = tone.tint(col, -0.8, d);
  const g = canvas.linear(
    sun > 0
      ? [
          [0, lo],
          [0.5, tone.tint(col, 0, d)],
          [1, hi],
        ]
      : [
          [0, hi],
          [0.5, tone.tint(col, 0, d)],
          [1, lo],
        ],
    0,
    0,
    1,
    0,
  );
  canvas
    .rect(x - w * 0.56, y - w * 0.1, w * 1.12, w * 0.1, g)
    .rect(x - w * 0.62, y - w * 0.035, w * 1.24, w * 0.05, tone.tint(col, -0.4, d));
  canvas.path(
    `M${xy(x - w * 0.5, y - w * 0.1)}C${xy(x - w * 0.54, y - h * 0.72)} ${xy(x - w * 0.34, y - h)} ${xy(x - w * 0.14, y - h)}h${short(w * 0.28)}C${xy(x + w * 0.34, y - h)} ${xy(x + w * 0.54, y - h * 0.72)} ${xy(x + w * 0.5, y - w * 0.1)}z`,
    g,
  );
  canvas.rect(x - w * 0.15, y - h - w * 0.1, w * 0.3, w * 0.11, g).poly(
    [
      [x - w * 0.09, y - h - w * 0.1],
      [x - w * 0.05, y - h - w * 0.42],
      [x + w * 0.05, y - h - w * 0.42],
      [x + w * 0.09, y - h - w * 0.1],
    ],
    g,
  );
  if (holes) {
    let m = '';
    for (let j = 0; j < 3; j++)
      for (let i = -2; i <= 2; i++) {
        const k = 1 - j * 0.14;
        const cx = x + (i + (j % 2) * 0.5) * w * 0.17 * k;
        const cy = y - w * (0.2 + j * 0.17);
        const s = w * 0.05;
        if (Math.abs(cx - x) < w * 0.38)
          m += `M${xy(cx, cy - s)}l${xy(s * 0.8, s)} ${xy(-s * 0.8, s)} ${xy(-s * 0.8, -s)}z`;
      }
    canvas.path(m, tone.tint('#2c2a33', -0.4, d), 'opacity=".75"');
  }
}

interface CandiOptions {
  d?: number;
  sun?: number;
  col?: string;
}
/** Prambanan-like tower: stacked cornices that narrow to a spire. */
export function candi(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  { d = 0, sun = 1, col = '#857a70' }: CandiOptions = {},
) {
  const n = 9;
  let yy = y;
  let ww = w;
  const tiers: Triple[] = [];
  for (let i = 0; i < n; i++) {
    const th = (h * 0.9 * (1 - i * 0.055)) / n / 0.8;
    tiers.push([yy, ww, th]);
    yy -= th;
    ww *= i === 0 ? 0.74 : i === 1 ? 0.98 : 0.85;
  }
  const g = canvas.linear(
    [
      [0, tone.tint(col, -0.55 * sun, d)],
      [0.5, tone.tint(col, 0.05, d)],
      [1, tone.tint(col, 0.55 * sun, d)],
    ],
    0,
    0,
    1,
    0,
  );
  let shape = '';
  let dark = '';
  let pin = '';
  for (const [ty, tw, th] of tiers) {
    shape += `M${xy(x - tw / 2, ty)}v${short(-th * 0.2)}h${short(tw * 0.05)}v${short(-th * 0.55)}h${short(-tw * 0.04)}v${short(-th * 0.27)}h${short(tw * 0.98)}v${short(th * 0.27)}h${short(-tw * 0.04)}v${short(th * 0.55)}h${short(tw * 0.05)}v${short(th * 0.2)}z`;
    dark +=
      box(x - tw * 0.45, ty - th * 0.3, tw * 0.9, th * 0.1) + box(x - tw * 0.45, ty - th * 0.78, tw * 0.9, th * 0.06);
    for (let k = -1; k <= 1; k++)
      dark += `M${xy(x + k * tw * 0.28 - tw * 0.045, ty - th * 0.3)}v${short(-th * 0.22)}q${xy(tw * 0.045, -th * 0.22)} ${xy(tw * 0.09, 0)}v${short(th * 0.22)}z`;
    for (const k of [-0.44, -0.22, 0.22, 0.44]) {
      const px = x + k * tw;
      const s = tw * 0.045;
      pin += `M${xy(px - s, ty - th)}q${xy(-s * 0.2, -s * 2)} ${xy(s, -s * 3.2)}q${xy(s * 1.2, s * 1.2)} ${xy(s, s * 3.2)}z`;
    }
  }
  const [ty, tw, th] = tiers[n - 1]!;
  pin += `M${xy(x - tw * 0.4, ty - th)}C${xy(x - tw * 0.5, ty - th * 1.8)} ${xy(x - 3, ty - th * 1.7)} ${xy(x, ty - th * 2.7)}C${xy(x + 3, ty - th * 1.7)} ${xy(x + tw * 0.5, ty - th * 1.8)} ${xy(x + tw * 0.4, ty - th)}z`;
  canvas
    .path(pin, tone.tint(col, -0.2, d))
    .path(shape, g)
    .path(dark, tone.tint('#2f2c35', -0.3, d), 'opacity=".5"');
  canvas.path(
    `M${xy(x - w * 0.11, y)}v${short(-h * 0.12)}q${xy(w * 0.11, -h * 0.07)} ${xy(w * 0.22, 0)}v${short(h * 0.12)}z`,
    tone.tint('#231f2a', -0.4, d),
  );
}
