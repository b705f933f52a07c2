import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import type { Rng } from '../paint/random.ts';
import type { Hour, Tone } from '../paint/tone.ts';
import { DEEP, SEA } from './materials.ts';

/** How far the horizon's colour runs into the water. */
const WARMTH: Readonly<Record<Hour, number>> = { dawn: 0.18, noon: 0, golden: 0.18, dusk: 0.02, night: 0.06 };

interface WaterOptions {
  y: number;
  to?: number;
  col?: string;
  deep?: string;
  sunX?: number;
  glints?: number;
  calm?: number;
}
export function water(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { y, to = canvas.H, col = SEA, deep = DEEP, sunX = 0.5, glints = 46, calm = 0 }: WaterOptions,
) {
  const { W } = canvas;
  const warm = WARMTH[tone.time];
  const far = mix(tone.tint(col, 0, 0.25), tone.sky[3], 0.45 + warm);
  const h = to - y;
  canvas.rect(
    0,
    y,
    W,
    h,
    canvas.linear([
      [0, far],
      [0.16, mix(far, tone.tint(col), 0.55 - warm)],
      [0.55, mix(tone.tint(col, -0.05), tone.sky[2], warm * 0.7)],
      [1, tone.tint(deep)],
    ]),
  );
  let shim = '';
  let soft = '';
  let dark = '';
  const I = Math.round;
  const lens = (x: number, yy: number, w: number, t: number) => {
    const a = I(w / 2);
    const b = Math.max(1, I(t));
    return `M${I(x)} ${I(yy)}q${a}-${b} ${2 * a} 0q-${a} ${b}-${2 * a} 0z`;
  };
  for (let i = 0; i < glints; i++) {
    const t = (i / glints) ** 1.5;
    const yy = y + 3 + t * h;
    const near = lerp(0.05, 0.17, t) * W;
    const x = sunX * W + (rng.next() + rng.next() - 1) * near * 1.5;
    const w = lerp(22, 84, t) * rng.between(0.4, 1.2);
    shim += lens(x - w / 2, yy, w, lerp(1.2, 5, t));
    if (i % 2) {
      const w2 = lerp(30, 150, t) * rng.between(0.5, 1.2);
      if (i % 4 === 1) soft += lens(rng.between(-0.05, 1) * W, yy, w2, lerp(1, 4, t));
      else dark += lens(rng.between(-0.05, 1) * W, yy, w2, lerp(1, 5, t));
    }
  }
  canvas
    .path(dark, tone.tint(deep, -0.2), `opacity="${0.32 - calm * 0.2}"`)
    .path(soft, mix(far, tone.sky[2], 0.4), 'opacity=".45"');
  canvas.path(shim, tone.time === 'night' ? '#cfe0f5' : tone.sun, `opacity="${tone.time === 'noon' ? 0.4 : 0.66}"`);
}
