import type { Canvas } from '../paint/canvas.ts';
import { lerp } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { flower, leaf } from './foliage.ts';
import { GREEN } from './materials.ts';
import { frond } from './palms.ts';

interface FrameOptions {
  dim?: number;
}
/** Near plants that close the picture: dark, large, at a corner. */
export function frame(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  kind = rng.pick(['palmTop', 'leafLeft', 'leafBoth', 'frangipani', 'none']),
  { dim = -0.75 }: FrameOptions = {},
) {
  if (canvas.lean) return;
  const { W, H } = canvas;
  const k = Math.min(1, W / 1000);
  if (kind === 'palmTop') {
    const x = rng.chance(0.5) ? -30 : W + 30;
    const f = x < 0 ? 1 : -1;
    (
      [
        [1, -24],
        [2, -30],
        [2, 4],
        [3, -8],
        [1, 18],
        [3, 22],
      ] as const
    ).forEach(([q, rot], i) =>
      canvas.raw(
        `<use href="#${frond(canvas, q, true)}" transform="translate(${xy(x, -40 + i * 9)})scale(${short(f * rng.between(2.9, 3.8) * k)} ${short(rng.between(2.7, 3.4) * k)})rotate(${Math.round(rot + 20 + rng.between(-6, 6))})" fill="${tone.tint(GREEN.deep, dim + (i % 3) * 0.17)}"/>`,
      ),
    );
  } else if (kind === 'leafLeft' || kind === 'leafBoth') {
    for (const f of kind === 'leafBoth' ? [1, -1] : [1])
      for (let i = 0; i < 9; i++) {
        const t = i / 8;
        const x = f > 0 ? rng.between(-30, 110) * k : W - rng.between(-30, 110) * k;
        const a = f > 0 ? lerp(-1.75, -0.12, t) : lerp(-1.4, -3.0, t);
        leaf(canvas, tone, x, H + 30, rng.between(150, 330) * k * (f > 0 ? 1 : 0.75), a, {
          col: i % 3 ? GREEN.deep : GREEN.leaf,
          l: dim + rng.between(0, 0.42),
          w: rng.between(0.16, 0.24),
          bend: f * rng.between(0.08, 0.3),
          slit: 1,
        });
      }
  } else if (kind === 'frangipani') {
    const x = rng.chance(0.5) ? -10 : W + 10;
    const f = x < 0 ? 1 : -1;
    const wood = tone.tint('#6a5648', dim * 0.8);
    canvas.line(
      `M${xy(x, 130)}q${xy(f * 120 * k, -20)} ${xy(f * 190 * k, -70)}M${xy(x + f * 90 * k, 112)}q${xy(f * 60 * k, 30)} ${xy(f * 120 * k, 28)}M${xy(x, 40)}q${xy(f * 60 * k, 0)} ${xy(f * 110 * k, -30)}`,
      wood,
      15 * k,
      'stroke-linecap="round"',
    );
    for (const [bx, by] of [
      [190, 60],
      [210, 140],
      [110, 10],
      [60, 150],
    ] as const) {
      const cx = x + f * bx * k;
      const cy = by;
      for (let i = 0; i < 8; i++)
        leaf(canvas, tone, cx, cy, rng.between(80, 130) * k, (i / 8) * 6.28 + rng.between(-0.2, 0.2), {
          col: GREEN.leaf,
          l: dim * 0.7 + rng.between(0, 0.4),
          w: 0.17,
          bend: rng.between(-0.15, 0.15),
        });
      for (let i = 0; i < 3; i++)
        flower(
          canvas,
          tone,
          cx + rng.between(-32, 32) * k,
          cy + rng.between(-24, 24),
          rng.between(17, 24) * k,
          rng.pick(['#fff6e6', '#ffe9e2', '#fff6e6']),
          '#f6b73e',
          rng.between(0, 6),
        );
    }
  }
}

/** A long soft shadow lying on the ground. */
export function shadow(canvas: Canvas, tone: Tone, x: number, y: number, w: number, len: number, dx: number, a = 0.38) {
  canvas.poly(
    [
      [x, y],
      [x + w, y],
      [x + w + dx, y + len],
      [x + dx * 1.05, y + len],
    ],
    canvas.linear(
      [
        [0, tone.shadow, a],
        [1, tone.shadow, 0],
      ],
      0,
      0,
      dx > 0 ? 0.4 : -0.4,
      1,
    ),
  );
}
