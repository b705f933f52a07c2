import { CLAY, THATCH } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp } from '../paint/colour.ts';
import { xy } from '../paint/path.ts';
import type { Tone } from '../paint/tone.ts';

interface HipRoofOptions {
  col?: string;
  ridge?: number;
  over?: number;
  sun?: number;
  d?: number;
  lines?: boolean;
  curve?: number;
}
/** Thatched or tiled hip roof with curved eaves. */
export function hipRoof(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  { col = THATCH, ridge = 0.4, over = 0.08, sun = 1, d = 0, lines = true, curve = 0.16 }: HipRoofOptions = {},
) {
  const o = w * over;
  const a = x - o;
  const b = x + w + o;
  const r0 = x + w * (0.5 - ridge / 2);
  const r1 = x + w * (0.5 + ridge / 2);
  const t = y - h;
  const L = `M${xy(a, y)}Q${xy(lerp(a, r0, 0.62), y - h * (0.5 - curve))} ${xy(r0, t)}`;
  const Rr = `L${xy(r1, t)}Q${xy(lerp(b, r1, 0.62), y - h * (0.5 - curve))} ${xy(b, y)}`;
  canvas.path(
    `${L}${Rr}Q${xy((a + b) / 2, y + h * 0.05)} ${xy(a, y)}z`,
    canvas.fade(tone.tint(col, 0.4, d), tone.tint(col, -0.15, d)),
  );
  const sx = sun > 0 ? a : b;
  const rx = sun > 0 ? r0 : r1;
  canvas.path(
    `M${xy(sx, y)}Q${xy(lerp(sx, rx, 0.62), y - h * (0.5 - curve))} ${xy(rx, t)}L${xy(rx + (sun > 0 ? 1 : -1) * w * 0.1, y + h * 0.02)}z`,
    tone.tint(col, -0.6, d),
    'opacity=".7"',
  );
  if (lines) {
    let m = '';
    for (let i = 1; i < 11; i++) {
      const u = i / 11;
      m += `M${xy(lerp(r0, r1, u), t + 3)}L${xy(lerp(a, b, u), y - 1)}`;
    }
    canvas.line(m, tone.tint(col, -0.6, d), 1, 'opacity=".35"');
    for (const k of [0.34, 0.66])
      canvas.line(
        `M${xy(lerp(r0, a, k * 0.8), lerp(t, y, k))}L${xy(lerp(r1, b, k * 0.8), lerp(t, y, k))}`,
        tone.tint(col, -0.6, d),
        1.2,
        'opacity=".28"',
      );
  }
  canvas.rect(r0 - 3, t - 4, r1 - r0 + 6, 6, tone.tint(col, -0.35, d));
  canvas.path(
    `M${xy(a, y)}Q${xy((a + b) / 2, y + h * 0.05)} ${xy(b, y)}v6Q${xy((a + b) / 2, y + h * 0.05 + 7)} ${xy(a, y + 6)}z`,
    tone.tint(col, -0.75, d),
  );
}

/** Javanese joglo: a steep crown on a wide skirt. */
export function joglo(canvas: Canvas, tone: Tone, x: number, y: number, w: number, h: number, o = {}) {
  hipRoof(canvas, tone, x, y, w, h * 0.46, { ridge: 0.5, curve: 0.05, ...o });
  hipRoof(canvas, tone, x + w * 0.25, y - h * 0.42, w * 0.5, h * 0.6, { ridge: 0.34, over: 0.04, curve: 0.1, ...o });
}

interface MeruOptions {
  d?: number;
  sun?: number;
  col?: string;
}
/** Tiered thatch tower of a pura. */
export function meru(
  canvas: Canvas,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  n = 5,
  { d = 0, sun = 1, col = '#5b4a3a' }: MeruOptions = {},
) {
  const body = h * 0.14;
  canvas.rect(x - w * 0.22, y - body, w * 0.44, body, tone.tint(CLAY, -0.1, d));
  canvas.rect(x - w * 0.05, y - body * 0.75, w * 0.1, body * 0.75, tone.tint('#3a2418', -0.4, d));
  for (let i = 0; i < n; i++) {
    const k = 1 - i / (n + 0.6);
    const ww = w * k;
    const yy = y - body - (i * (h - body)) / n;
    const hh = ((h - body) / n) * 0.78;
    canvas.rect(x - ww * 0.2, yy - hh * 1.4, ww * 0.4, hh * 1.4, tone.tint(CLAY, -0.35, d));
    hipRoof(canvas, tone, x - ww / 2, yy, ww, hh, { col, ridge: 0.36, over: 0.02, sun, d, lines: i < 2, curve: 0.12 });
  }
}
