import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { dot, xy } from '../paint/path.ts';
import { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { GREEN } from './materials.ts';
import { treeLine } from './trees.ts';

interface LeafOptions {
  w?: number;
  col?: string;
  l?: number;
  bend?: number;
  d?: number;
  slit?: number;
}
/** Two-tone leaf from its base. */
export function leaf(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  len: number,
  ang: number,
  { w = 0.26, col = GREEN.leaf, l = 0, bend = 0.2, d = 0, slit = 0 }: LeafOptions = {},
) {
  const g = (a: number, b: number): Point => [
    x + Math.cos(ang) * a * len - Math.sin(ang) * b * len,
    y + Math.sin(ang) * a * len + Math.cos(ang) * b * len,
  ];
  const tip = g(1, bend);
  const up = g(0.42, -w);
  const up2 = g(0.82, -w * 0.5 + bend * 0.6);
  const dn = g(0.36, w);
  const dn2 = g(0.74, w * 0.9 + bend * 0.8);
  const m = g(0.5, bend * 0.12);
  const b: Point = [x, y];
  canvas.path(`M${dot(b)}C${dot(up)} ${dot(up2)} ${dot(tip)}Q${dot(m)} ${dot(b)}z`, tone.tint(col, l + 0.22, d));
  canvas.path(`M${dot(b)}C${dot(dn)} ${dot(dn2)} ${dot(tip)}Q${dot(m)} ${dot(b)}z`, tone.tint(col, l - 0.22, d));
  if (slit) {
    let s = '';
    for (let i = 1; i < 6; i++) {
      const t = i / 6.5;
      const mm = g(t, bend * 0.25 * t);
      const e1 = g(t + 0.1, -w * 0.36 * Math.sin(t * 3));
      const e2 = g(t + 0.1, w * 0.4 * Math.sin(t * 3) + bend * t * 0.3);
      s += `M${dot(mm)}L${dot(e1)}M${dot(mm)}L${dot(e2)}`;
    }
    canvas.line(s, tone.tint(col, l - 0.5, d), 1.5, 'opacity=".5"');
  }
}

interface BushOptions {
  col?: string;
  n?: number;
  l?: number;
  d?: number;
}
/** A clump of blades or broad leaves, stamped from a few shapes. */
export function bush(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  y: number,
  r: number,
  { col = GREEN.leaf, n = 9, l = -0.1, d = 0 }: BushOptions = {},
) {
  const v = rng.whole(0, 1);
  const dq = Math.round(d * 5) / 5;
  const lq = Math.round(l * 3) / 3;
  const big = n > 9;
  const geo = canvas.def(`bushgeo${v}${big}`, (id) => {
    const q = new Rng(`bush${v}`);
    const m = big ? 13 : 10;
    const parts = ['', '', ''];
    const g = (a: number, u: number, w: number) => {
      const c = Math.cos(a);
      const s = Math.sin(a);
      return `${Math.round(c * u - s * w)} ${Math.round(s * u + c * w)}`.replace(/ -/g, '-');
    };
    const order = Array.from({ length: m }, (_, k) => k).sort((a, b) => Math.abs(b - m / 2) - Math.abs(a - m / 2));
    order.forEach((i, at) => {
      const t = (i + 0.5) / m;
      const a = -Math.PI / 2 + (t - 0.5) * 2.7 + q.between(-0.14, 0.14);
      const L = 100 * q.between(0.66, 1.1);
      const w = L * q.between(0.13, 0.22) * (v === 1 ? 1.25 : 1);
      const bend = (t - 0.5) * 0.55 * L;
      const tip = g(a, L, bend);
      const mid = g(a, L * 0.5, bend * 0.12);
      const back = at % 3 === 0;
      const up = `M0 0C${g(a, L * 0.42, -w)} ${g(a, L * 0.82, -w * 0.5 + bend * 0.6)} ${tip}Q${mid} 0 0z`;
      const dn = `M0 0C${g(a, L * 0.36, w)} ${g(a, L * 0.74, w * 0.9 + bend * 0.8)} ${tip}Q${mid} 0 0z`;
      if (back) parts[0] += up + dn;
      else {
        parts[2] += t < 0.5 ? dn : up;
        parts[1] += t < 0.5 ? up : dn;
      }
    });
    parts.forEach((d, k) => canvas.defs.push(`<path id="${id}${k}" d="${d}"/>`));
    return '';
  });
  const id = canvas.stamp(`bush${v}${col}${dq}${lq}${big}${tone.tint('#ffffff')}`, () =>
    [
      tone.tint(mix(col, GREEN.deep, 0.45), lq - 0.3, dq),
      tone.tint(col, lq - 0.1, dq),
      tone.tint(mix(col, GREEN.fresh, 0.4), lq + 0.3, dq),
    ].forEach((fill, k) => canvas.raw(`<use href="#${geo}${k}" fill="${fill}"/>`)),
  );
  canvas.use(id, x, y, (r / 100) * (rng.chance(0.5) ? 1 : -1), r / 100);
}

interface BedOptions {
  d?: number;
  bloom?: string;
}
/** A planted bed: rounded shrubs with leaf clumps and blossom. */
export function bed(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x0: number,
  x1: number,
  y: number,
  h: number,
  { d = 0, bloom = rng.pick(['#f3b6a2', '#fff1dc', '#e8795c', '#f4c24a']) }: BedOptions = {},
) {
  treeLine(canvas, tone, rng, { y: y - h * 0.5, h: h * 0.8, x0, x1, to: y, d, col: rng.pick([GREEN.leaf, GREEN.mid]) });
  if (canvas.lean) return;
  for (let x = x0 + h * 0.4; x < x1; x += h * rng.between(1, 2.1))
    bush(canvas, tone, rng, x, y, h * rng.between(0.7, 1.15), { d, l: -0.2 });
  let m = '';
  for (let i = 0; i < Math.min(46, (x1 - x0) / 11); i++)
    m += `M${xy(rng.between(x0, x1), y - rng.between(0.08, 0.66) * h)}h.1`;
  canvas.line(m, tone.tint(bloom, 0.35, d), Math.max(4, h * 0.1), 'stroke-linecap="round"');
}

/** Five petals, stamped per colour. */
export function flower(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  r: number,
  col = '#fff4e0',
  heart = '#f6b73e',
  rot = 0,
) {
  const id = canvas.stamp(`flower${col}${heart}${tone.tint('#ffffff')}`, () => {
    let d = '';
    for (let i = 0; i < 5; i++) {
      const a = (i * 6.283) / 5;
      const b = a + 0.95;
      d += `M0 0Q${xy(Math.cos(a - 0.35) * 22, Math.sin(a - 0.35) * 22)} ${xy(Math.cos(a + 0.3) * 20, Math.sin(a + 0.3) * 20)}Q${xy(Math.cos(b) * 14, Math.sin(b) * 14)} 0 0`;
    }
    canvas.path(d, tone.tint(col, 0.25)).ellipse(0, 0, 6, 6, tone.tint(heart, 0.3), 'opacity=".85"');
  });
  canvas.use(id, x, y, r / 20, r / 20, (rot * 180) / Math.PI);
}

interface GrassOptions {
  y: number;
  n?: number;
  h?: number;
  col?: string;
  x0?: number;
  x1?: number;
  l?: number;
}
export function grass(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { y, n = 60, h = 40, col = GREEN.mid, x0 = 0, x1 = canvas.W, l = -0.3 }: GrassOptions,
) {
  for (let k = 0; k < 2; k++) {
    let d = '';
    for (let i = 0; i < n / 2; i++) {
      const x = rng.between(x0, x1);
      const g = h * rng.between(0.5, 1.2);
      const b = rng.between(-0.4, 0.4) * g;
      d += `M${xy(x - 2, y)}q${xy(b * 0.2, -g * 0.6)} ${xy(b, -g)}q${xy(-b * 0.3, g * 0.5)} ${xy(6 - b, g)}z`;
    }
    canvas.path(d, tone.tint(col, l + k * 0.3));
  }
}
