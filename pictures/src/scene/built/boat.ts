import { CREAM, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import { xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

interface BoatOptions {
  col?: string;
  sail?: boolean;
  d?: number;
  phinisi?: boolean;
}
/** Outrigger fishing boat; `sail` adds a crab-claw sail. */
export function boat(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  {
    col = rng.pick(['#f4ead8', '#2e5f8a', '#c9573a', '#e6a43b']),
    sail = false,
    d = 0,
    phinisi = false,
  }: BoatOptions = {},
) {
  const h = w * 0.16;
  canvas.ellipse(x, y + h * 0.95, w * 0.56, h * 0.32, tone.tint('#0f3550', -0.3, d), 'opacity=".4"');
  if (sail) {
    canvas.line(`M${xy(x, y)}L${xy(x - w * 0.04, y - w * 0.78)}`, tone.tint(WOOD, -0.3, d), w * 0.014);
    canvas.path(
      `M${xy(x - w * 0.36, y - h * 0.6)}Q${xy(x - w * 0.2, y - w * 0.5)} ${xy(x + w * 0.16, y - w * 0.86)}Q${xy(x + w * 0.3, y - w * 0.3)} ${xy(x - w * 0.36, y - h * 0.6)}z`,
      tone.tint(CREAM, 0.35, d),
    );
    canvas.path(
      `M${xy(x - w * 0.36, y - h * 0.6)}Q${xy(x - w * 0.2, y - w * 0.5)} ${xy(x + w * 0.16, y - w * 0.86)}Q${xy(x - w * 0.04, y - w * 0.4)} ${xy(x - w * 0.36, y - h * 0.6)}z`,
      tone.tint('#e9b877', -0.2, d),
    );
  }
  if (phinisi) {
    for (const [k, m] of [
      [-0.16, 0.72],
      [0.16, 0.62],
    ] as const) {
      const mx = x + k * w;
      const s = w * m;
      canvas.rect(mx - w * 0.007, y - s, w * 0.014, s, tone.tint(WOOD, -0.4, d));
      canvas.poly(
        [
          [mx + w * 0.015, y - s * 0.94],
          [mx + w * 0.22, y - s * 0.2],
          [mx + w * 0.015, y - s * 0.2],
        ],
        tone.tint(CREAM, 0.3, d),
      );
      canvas.poly(
        [
          [mx - w * 0.015, y - s * 0.9],
          [mx - w * 0.015, y - s * 0.22],
          [mx - w * 0.14, y - s * 0.2],
        ],
        tone.tint('#e3c49a', -0.25, d),
      );
    }
    canvas.poly(
      [
        [x + w * 0.62, y - h * 1.3],
        [x + w * 0.16, y - w * 0.6],
        [x + w * 0.4, y - h * 0.9],
      ],
      tone.tint(CREAM, 0.1, d),
    );
    canvas.rect(x - w * 0.34, y - h * 1.5, w * 0.3, h, tone.tint('#b9895c', 0, d));
    canvas.line(
      `M${xy(x + w * 0.34, y - h * 0.6)}L${xy(x + w * 0.64, y - h * 1.5)}`,
      tone.tint(WOOD, -0.3, d),
      w * 0.012,
    );
  }
  canvas.path(
    `M${xy(x - w * 0.52, y - h * 0.7)}Q${xy(x - w * 0.4, y + h)} ${xy(x, y + h)}Q${xy(x + w * 0.42, y + h)} ${xy(x + w * 0.54, y - h * 0.95)}Q${xy(x + w * 0.3, y - h * 0.1)} ${xy(x, y - h * 0.1)}Q${xy(x - w * 0.34, y - h * 0.1)} ${xy(x - w * 0.52, y - h * 0.7)}z`,
    canvas.fade(tone.tint(col, 0.35, d), tone.tint(col, -0.6, d)),
  );
  canvas.line(
    `M${xy(x - w * 0.47, y - h * 0.12)}Q${xy(x, y + h * 0.75)} ${xy(x + w * 0.47, y - h * 0.3)}`,
    tone.tint(AMBER, 0.1, d),
    h * 0.14,
  );
  if (!phinisi && w > 50) {
    canvas.line(
      `M${xy(x - w * 0.3, y - h * 0.1)}Q${xy(x - w * 0.4, y - h * 0.5)} ${xy(x - w * 0.5, y + h * 0.9)}M${xy(x + w * 0.2, y - h * 0.1)}Q${xy(x + w * 0.1, y - h * 0.7)} ${xy(x + w * 0.02, y + h * 1.3)}`,
      tone.tint(WOOD, -0.2, d),
      w * 0.014,
    );
    canvas.line(
      `M${xy(x - w * 0.62, y + h * 1.05)}Q${xy(x - w * 0.2, y + h * 1.5)} ${xy(x + w * 0.26, y + h * 1.3)}`,
      tone.tint(CREAM, 0.1, d),
      h * 0.2,
      'stroke-linecap="round"',
    );
  }
}
