import type { Rng } from './random.ts';

export type Point = readonly [number, number];

/**
 * A coordinate in as few characters as the eye needs: one decimal, none from 100 on, no leading zero.
 * A picture holds thousands of them.
 */
export function short(v: number): string {
  const text = rounded(v, 10).toString();
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? '-' + text.slice(2) : text;
}

/** Scales and opacities need a third decimal. */
export const fine = (v: number) => (Math.round(v * 1000) / 1000).toString().replace(/^(-?)0\./, '$1.');

const rounded = (v: number, precision: number) =>
  Math.abs(v) >= 100 ? Math.round(v) : Math.round(v * precision) / precision;

/** SVG needs no separator before a minus sign. */
const join = (...values: number[]) =>
  values.map(short).reduce((text, v, i) => (i && !v.startsWith('-') ? `${text} ${v}` : text + v), '');

export const xy = (x: number, y: number) => join(x, y);
export const dot = (point: Point) => join(point[0], point[1]);

export function poly(points: readonly Point[]): string {
  let from: Point = [0, 0];
  let d = '';
  for (const [i, point] of points.entries()) {
    const to: Point = [rounded(point[0], 10), rounded(point[1], 10)];
    if (i === 0) d = `M${dot(to)}l`;
    else {
      const step = join(to[0] - from[0], to[1] - from[1]);
      d += (i > 1 && !step.startsWith('-') ? ' ' : '') + step;
    }
    from = to;
  }
  return d;
}

/** A smooth line through the midpoints; closed, it is a blob. */
export function smooth(points: readonly Point[], closed = false, precision = 10): string {
  const snap = (x: number, y: number): Point => [rounded(x, precision), rounded(y, precision)];
  const knots = points.map((p) => snap(p[0], p[1]));
  const knot = (i: number) => knots[i % knots.length]!;
  const middle = (a: Point, b: Point) => snap((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  const n = knots.length;
  let from = closed ? middle(knot(n - 1), knot(0)) : knot(0);
  let d = 'M' + dot(from);
  for (let i = closed ? 0 : 1; i < (closed ? n : n - 1); i++) {
    const bend = knot(i);
    const to = !closed && i === n - 2 ? knot(n - 1) : middle(bend, knot(i + 1));
    d += 'q' + join(bend[0] - from[0], bend[1] - from[1], to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return d + (closed ? 'z' : '');
}

export const box = (x: number, y: number, w: number, h: number) => `M${xy(x, y)}h${short(w)}v${short(h)}h${short(-w)}z`;

export function blob(
  rng: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n = 9,
  wobble = 0.18,
  precision = rx > 40 ? 1 : 10,
): string {
  const points: Point[] = [];
  const start = rng.between(0, 6.28);
  for (let i = 0; i < n; i++) {
    const angle = start + (i / n) * 6.283;
    const k = 1 + rng.between(-wobble, wobble);
    points.push([x + Math.cos(angle) * rx * k * 1.12, y + Math.sin(angle) * ry * k * 1.12]);
  }
  return smooth(points, true, precision);
}
