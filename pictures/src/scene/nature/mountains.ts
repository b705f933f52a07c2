import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix, NAVY } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, dot, poly, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import { noise1 } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

interface RidgeOptions {
  y: number;
  amp?: number;
  col?: string;
  d?: number;
  freq?: number;
  sharp?: number;
  step?: number;
  to?: number;
  slope?: number;
  fade?: number;
}
/** Mountains from noise: one gradient from its own colour into the haze. */
export function ridge(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { y, amp = 90, col = '#4d6f7a', d = 0.5, freq = 3, sharp = 0.5, step = 26, to, slope = 0, fade = 0.35 }: RidgeOptions,
) {
  const { W, H } = canvas;
  const f = noise1(rng, sharp > 0.4 ? 4 : 2, sharp);
  const pts: Point[] = [];
  const base = to ?? y + amp * 1.2 + 80;
  const o = rng.between(0, 50);
  for (let x = -step; x <= W + step; x += step) {
    const v = f(o + (x / 1200) * freq);
    pts.push([x, y - (v * 0.5 + 0.5) * amp * 1.35 - slope * (x / W - 0.5) * amp]);
  }
  const line = sharp > 0.4 ? poly(pts) : smooth(pts);
  const fill = canvas.fade(tone.tint(col, 0.12, d), tone.tint(col, -0.1, Math.min(1, d + fade)));
  canvas.path(`${line}V${short(Math.min(base, H))}H0z`, fill);
  return (x: number) => y - (f(o + (x / 1200) * freq) * 0.5 + 0.5) * amp * 1.35 - slope * (x / W - 0.5) * amp;
}

interface VolcanoOptions {
  x: number;
  y: number;
  h: number;
  w: number;
  crater?: number;
  d?: number;
  col?: string;
  sun?: number;
  smoke?: boolean;
  gul?: number;
}
/** A cone with gullies: lit and shaded flanks cut by long facets. */
export function volcano(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { x, y, h, w, crater = 0.12, d = 0.3, col = '#6a6470', sun = 1, smoke = false, gul = 9 }: VolcanoOptions,
) {
  const top = y - h;
  const cw = w * crater;
  const L: Point = [x - w / 2, y];
  const foot: Point = [x + w / 2, y];
  const a: Point = [x - cw / 2, top];
  const b: Point = [x + cw / 2, top + h * 0.03];
  const side = (p: Point, q: Point, k: number) => {
    const out: Point[] = [];
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      out.push([
        lerp(p[0], q[0], t) + rng.between(-1, 1) * w * 0.008,
        lerp(p[1], q[1], t ** 1.5) + rng.between(-1, 1) * h * 0.012 * k,
      ]);
    }
    return out;
  };
  const left = side(a, L, 1);
  const right = side(b, foot, 1);
  if (smoke) plume(canvas, tone, rng, x, top + 8, h);
  canvas.poly(
    [a, [x - cw * 0.1, top + h * 0.045], [x + cw * 0.2, top + h * 0.03], b, ...right, foot, L, ...left.reverse()],
    canvas.fade(tone.tint(col, 0.15, d), tone.tint(col, 0, Math.min(1, d + 0.45))),
  );
  for (let i = 0; i < gul; i++) {
    const u = (i + rng.between(0.2, 0.8)) / gul;
    const bx = lerp(L[0] + w * 0.06, foot[0] - w * 0.06, u);
    const ax = lerp(a[0], b[0], u);
    const t0 = rng.between(0.04, 0.28);
    const t1 = rng.between(0.6, 0.96);
    const wd = w * rng.between(0.018, 0.04);
    const at = (t: number): Point => [lerp(ax, bx, t ** 0.72), lerp(top + h * 0.04, y, t)];
    const p = at(t0);
    const m = at((t0 + t1) / 2);
    const q = at(t1);
    const s = u < 0.5 === sun > 0 ? -1 : 1;
    const shade = (u - 0.5) * sun < 0;
    canvas.path(
      `M${dot(p)}Q${xy(m[0] - wd * 0.3, m[1])} ${dot(q)}Q${xy(m[0] + wd * 1.3 * s, m[1])} ${dot(p)}z`,
      tone.tint(col, shade ? -0.55 : 0.75, d + 0.12),
      'opacity=".55"',
    );
  }
}

function plume(canvas: Canvas, tone: Tone, rng: Rng, x: number, y: number, h: number) {
  const col = mix(tone.sky[3], tone.sky[1], 0.3);
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const rr = h * (0.05 + t * 0.13);
    canvas.path(
      blob(rng, x + t * h * 0.5 + rng.between(-8, 8), y - t * h * 0.5, rr * 1.35, rr, 8, 0.14),
      canvas.linear([
        [0, mix(col, '#ffffff', 0.25), 0.75 - t * 0.45],
        [1, mix(col, NAVY, 0.3), 0.45 - t * 0.3],
      ]),
    );
  }
}

export function mist(canvas: Canvas, tone: Tone, y: number, h: number, a = 0.6, col = tone.haze) {
  canvas.rect(
    0,
    y - h,
    canvas.W,
    h * 2,
    canvas.linear([
      [0, col, 0],
      [0.5, col, a],
      [1, col, 0],
    ]),
  );
}
