import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob } from '../paint/path.ts';
import { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { GREEN } from './materials.ts';
import { palm } from './palms.ts';

/** Centre and radii of a crown's lobes, for a tree 100 high standing at the origin. */
const LOBES = [
  [0, -56, 27, 19],
  [-24, -50, 19, 14],
  [24, -52, 20, 15],
  [-15, -72, 19, 14],
  [14, -75, 20, 14],
  [-35, -60, 13, 10],
  [36, -63, 13, 10],
  [0, -86, 14, 10],
] as const;

interface TreeOptions {
  col?: string;
  d?: number;
  sun?: number;
  wide?: number;
}
/** Broad-leaf tree: lobes in shade, body tone and sunlit caps; three shapes, stamped. */
export function tree(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  h: number,
  { col = GREEN.leaf, d = 0, sun = 1, wide = 0.8 }: TreeOptions = {},
) {
  const v = rng.whole(0, 1);
  const dq = Math.round(d * 5) / 5;
  const geo = ['a', 'b', 'c', 'f'].map((part, k) =>
    canvas.def(`treegeo${v}${sun}${part}`, (id) => {
      const q = new Rng(`tree${v}${part}`);
      const l0 = new Rng(`tree${v}`);
      const lobes = LOBES.map(
        ([a, b, rx, ry]) =>
          [
            a * l0.between(0.9, 1.2),
            b + l0.between(-5, 5),
            rx * l0.between(0.85, 1.15),
            ry * l0.between(0.85, 1.15),
          ] as const,
      );
      const set = (dx: number, dy: number, m: number, from: number) =>
        lobes
          .filter((_, i) => i >= from)
          .map(([a, b, rx, ry]) => blob(q, a + dx, b + dy, rx * m, ry * m, 6, 0.15, 1))
          .join('');
      if (k < 3)
        return `<path id="${id}" d="${[set(0, 0, 1, 0), set(sun * 3, -4, 0.82, 0), set(sun * 6, -8, 0.48, 2)][k]!}"/>`;
      let fl = '';
      for (let i = 0; i < 18; i++) {
        const l = q.pick(lobes);
        fl += `M${Math.round(l[0] + q.between(-1, 1) * l[2] * 0.9)} ${Math.round(l[1] + q.between(-0.9, 0.7) * l[3])}q2-3 4 0q-2 2-4 0z`;
      }
      return `<path id="${id}" d="${fl}"/>`;
    }),
  );
  const id = canvas.stamp(`tree${v}${col}${dq}${sun}${tone.tint('#ffffff')}`, () => {
    canvas
      .line(
        'M-2 0Q1-24-1-50M-1-28Q-10-42-20-50M0-24Q10-38 21-52',
        tone.tint('#5f4636', -0.3, dq),
        3.4,
        'stroke-linecap="round"',
      )
      .line('M-1.6 0Q2-24 0-46', tone.tint('#8a6a50', 0.3, dq), 1);
    [
      tone.tint(col, -0.6, dq),
      tone.tint(col, -0.15, dq),
      tone.tint(mix(col, '#cfd07a', 0.25), 0.4, dq),
      tone.tint(mix(col, '#d8d27a', 0.4), 0.6, dq),
    ].forEach((fill, k) => canvas.raw(`<use href="#${geo[k]}" fill="${fill}"/>`));
  });
  canvas.use(id, x, y, (h / 100) * (0.6 + wide * 0.5) * rng.between(0.92, 1.1), h / 100);
}

interface TreeLineOptions {
  y: number;
  h?: number;
  col?: string;
  d?: number;
  x0?: number;
  x1?: number;
  to?: number;
  at?: (x: number) => number;
  palms?: number;
}
/** A distant hedge of crowns along a line. */
export function treeLine(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { y, h = 40, col = GREEN.leaf, d = 0.3, x0 = -20, x1 = canvas.W + 20, to, at, palms = 0 }: TreeLineOptions,
) {
  if (canvas.lean) h *= 1.25;
  const foot = Math.round(to ?? y + h);
  const soft = !at && foot - y < h * 3;
  let x = Math.round(x0);
  let yy = x0 > 5 && soft ? foot : Math.round(at ? at(x0) : y);
  let line = `M${x} ${foot}V${yy}`;
  const tops: Point[] = [];
  while (x < x1) {
    const w = Math.max(3, Math.round(h * rng.between(0.55, 1.4)));
    const ny = Math.round((at ? at(x + w) : y) - rng.between(-0.2, 0.3) * h);
    line += `a${Math.round(w * 0.56) + 1} ${Math.round(h * rng.between(0.4, 0.8))} 0 0 1 ${w} ${ny - yy}`;
    tops.push([x + w / 2, ny]);
    x += w;
    yy = ny;
  }
  if (x1 < canvas.W - 5 && soft) {
    line += `a${Math.round(h * 0.5)} ${Math.round(h * 0.7)} 0 0 1 ${Math.round(h * 0.5)} ${foot - yy}`;
  }
  for (let i = 0; i < palms; i++) {
    const t = rng.pick(tops);
    palm(canvas, tone, rng, t[0], t[1] + h * 0.2, h * rng.between(1.4, 2.4), { d: d + 0.04, nuts: false });
  }
  canvas.path(`${line}V${foot}z`, canvas.fade(tone.tint(col, 0.2, d), tone.tint(col, -0.5, Math.min(1, d + 0.06))));
}

interface PineOptions {
  d?: number;
  col?: string;
  sun?: number;
}
export function pine(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  h: number,
  { d = 0, col = '#2a5a50', sun = 1 }: PineOptions = {},
) {
  const n = 6;
  const L: Point[] = [];
  const Q: Point[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n;
    const w = h * 0.21 * t * rng.between(0.9, 1.1);
    const yy = y - h * 0.08 - h * 0.9 * (1 - t);
    L.push([x - w, yy], [x - w * 0.45, yy - h * 0.018]);
    Q.push([x + w, yy], [x + w * 0.45, yy - h * 0.018]);
  }
  canvas.rect(x - h * 0.012, y - h * 0.12, h * 0.024, h * 0.12, tone.tint('#4a382c', -0.3, d));
  canvas.poly([[x, y - h], ...Q, ...L.reverse()], tone.tint(col, -0.35, d));
  canvas.poly([[x, y - h], ...(sun > 0 ? Q : L.reverse()), [x, y - h * 0.08]], tone.tint(col, 0.25, d), 'opacity=".6"');
}
