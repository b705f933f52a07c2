import type { Canvas } from '../paint/canvas.ts';
import type { Point } from '../paint/path.ts';
import { poly, short, xy } from '../paint/path.ts';
import { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { GREEN } from './materials.ts';

const frondShapes: readonly (readonly [Point, Point])[] = [
  [
    [10, -66],
    [52, -92],
  ],
  [
    [44, -62],
    [100, -34],
  ],
  [
    [56, -34],
    [106, 22],
  ],
  [
    [44, -10],
    [74, 60],
  ],
];

function frondPath([c, e]: readonly [Point, Point], n: number) {
  const at = (t: number): Point => [2 * t * (1 - t) * c[0] + t * t * e[0], 2 * t * (1 - t) * c[1] + t * t * e[1]];
  const dir = (t: number) => {
    const x = 2 * (1 - 2 * t) * c[0] + 2 * t * e[0];
    const y = 2 * (1 - 2 * t) * c[1] + 2 * t * e[1];
    const l = Math.hypot(x, y) || 1;
    return [x / l, y / l] as const;
  };
  const up: Point[] = [[0, 0]];
  const down: Point[] = [];
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    const p = at(t);
    const q = at(t - 0.45 / n);
    const g = dir(t);
    const L = 30 * Math.sin(Math.PI * (0.16 + t * 0.76)) * 0.98;
    up.push([q[0] + g[0] * L * 0.62 + g[1] * L * 0.6, q[1] + g[1] * L * 0.62 - g[0] * L * 0.46 + L * 0.08], p);
    down.push(p, [q[0] + g[0] * L * 0.5 - g[1] * L * 0.62, q[1] + g[1] * L * 0.5 + g[0] * L * 0.72 + L * 0.2]);
  }
  return poly([...up, ...down.reverse().slice(1)]) + 'z';
}

export const frond = (canvas: Canvas, k: number, near = false, n = near ? 17 : 11) =>
  canvas.def(`frond${k}${n}`, (id) => `<path id="${id}" d="${frondPath(frondShapes[k]!, n)}"/>`);

interface CrownOptions {
  d?: number;
  col?: string;
  sun?: number;
}
/** Crown of a palm: fronds back to front, lit on the sun's side; drawn once per shape and depth. */
function crown(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  size: number,
  { d = 0, col = GREEN.leaf, sun = 1 }: CrownOptions = {},
) {
  const v = rng.whole(0, 1);
  const dq = Math.round(d * 4) / 4;
  const id = canvas.stamp(`crown${v}${col}${dq}${sun}${tone.time}${tone.sky[0]}`, () => {
    const q = new Rng(`crown${v}`);
    const n = dq > 0.3 ? 10 : [12, 11, 13][v]!;
    const set = Array.from({ length: n }, (_, i) => ({
      f: i % 2 ? -1 : 1,
      k: [0, 1, 2, 3, 1, 2][Math.floor(i / 2) % 6]!,
      rot: q.between(-15, 15),
      s: q.between(0.8, 1.14),
      back: i < 2 || i > 7,
    }));
    set.sort((a, b) => Number(b.back) - Number(a.back));
    for (const e of set)
      canvas.raw(
        `<use href="#${frond(canvas, e.k)}" transform="rotate(${Math.round(e.rot)})scale(${Math.round(e.f * e.s * 100) / 100} ${Math.round(e.s * 100) / 100})" fill="${tone.tint(col, e.back ? -0.55 : e.f === sun ? 0.4 : -0.2, dq)}"/>`,
      );
  });
  canvas.use(
    id,
    x,
    y,
    (size / 100) * rng.between(0.92, 1.08),
    (size / 100) * rng.between(0.9, 1.08),
    rng.between(-8, 8),
  );
}

/** The shadow a palm lays along the ground. */
export function palmShadow(canvas: Canvas, tone: Tone, x: number, y: number, len: number, dx = 1, a = 0.24) {
  canvas.raw(`<g opacity="${a}" fill="${tone.shadow}">`);
  canvas.path(
    `M${xy(x - 5, y)}q${xy(dx * len * 0.5, len * 0.1)} ${xy(dx * len, len * 0.26)}l${xy(-dx * 2, 5)}q${xy(-dx * len * 0.5, -len * 0.12)} ${xy(-dx * len + 14, -len * 0.26)}z`,
    tone.shadow,
  );
  for (const [k, f, r] of [
    [0, 1, 0],
    [1, 1, 8],
    [2, 1, -4],
    [1, -1, 6],
    [2, -1, 0],
    [3, 1, 0],
    [3, -1, -6],
    [0, -1, 10],
  ] as const)
    canvas.raw(
      `<use href="#${frond(canvas, k)}" transform="translate(${xy(x + dx * len, y + len * 0.26)})scale(${Math.round(f * len * 0.42) / 100} ${Math.round(-len * 0.17) / 100})rotate(${r})"/>`,
    );
  canvas.raw('</g>');
}

interface PalmOptions {
  lean?: number;
  d?: number;
  sun?: number;
  col?: string;
  size?: number;
  nuts?: boolean;
}
export function palm(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  h: number,
  {
    lean = rng.between(-0.22, 0.22),
    d = 0,
    sun = 1,
    col = GREEN.leaf,
    size = h * rng.between(0.36, 0.44),
    nuts = true,
  }: PalmOptions = {},
) {
  const tx = x + lean * h;
  const ty = y - h;
  const w = Math.max(4, h * 0.032);
  const cx = x + lean * h * 0.15;
  const cy = y - h * 0.55;
  const trunk = tone.tint('#7d6149', -0.1, d);
  const lit = tone.tint('#b08a63', 0.4, d);
  if (h < 120) {
    canvas.line(`M${xy(x, y)}Q${xy(cx, cy)} ${xy(tx, ty)}`, trunk, w * 1.3);
    crown(canvas, tone, rng, tx, ty, size, { d, col, sun });
    return;
  }
  canvas.path(
    `M${xy(x - w, y)}Q${xy(cx - w * 0.6, cy)} ${xy(tx - w * 0.4, ty)}h${short(w * 0.8)}Q${xy(cx + w * 0.6, cy)} ${xy(x + w, y)}z`,
    trunk,
  );
  canvas.path(
    `M${xy(x + w * sun, y)}Q${xy(cx + w * 0.6 * sun, cy)} ${xy(tx + w * 0.4 * sun, ty)}l${xy(-w * 0.4 * sun, 0)}Q${xy(cx + w * 0.15 * sun, cy)} ${xy(x + w * 0.35 * sun, y)}z`,
    lit,
  );
  if (h > 150 && d < 0.4)
    canvas.line(
      `M${xy(x, y)}Q${xy(cx, cy)} ${xy(tx, ty)}`,
      tone.tint('#5a4434', -0.3, d),
      w * 1.2,
      `stroke-dasharray="1.5 ${short(h / 22)}" opacity=".5"`,
    );
  crown(canvas, tone, rng, tx, ty, size, { d, col, sun });
  if (nuts && h > 120)
    for (let i = 0; i < 3; i++)
      canvas.ellipse(
        tx + (i - 1) * size * 0.07,
        ty + size * rng.between(0.05, 0.1),
        size * 0.055,
        size * 0.06,
        tone.tint('#6b5a2c', i === 1 ? 0.2 : -0.3, d),
      );
}
