import { leaf } from '../nature/foliage.ts';
import { GREEN } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function leafFan(canvas: Canvas, tone: Tone, rng: Rng, x: number, y: number) {
  for (let i = 0; i < 8; i++)
    leaf(canvas, tone, x, y, rng.between(130, 230), -2.7 + i * 0.32, {
      col: rng.pick([GREEN.leaf, GREEN.deep]),
      l: rng.between(-0.6, 0),
      w: 0.16,
      bend: rng.between(-0.2, 0.2),
      slit: 1,
    });
}
