import { CLAY, CREAM } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix, NAVY } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const f2 = (v: number) => Math.round(v * 100) / 100;

interface WindowsOptions {
  x: number;
  y: number;
  w: number;
  h: number;
  cols: number;
  rows: number;
  fx?: number;
  fy?: number;
  lit?: number;
  d?: number;
  glass?: string;
  maxLit?: number;
}
/** Window grid: unlit panes are dashed rows (few bytes), lit panes are drawn one by one. */
export function windows(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  {
    x,
    y,
    w,
    h,
    cols,
    rows,
    fx = 0.62,
    fy = 0.55,
    lit = tone.lit,
    d = 0,
    glass = '#35556e',
    maxLit = 120,
  }: WindowsOptions,
) {
  const cw = w / cols;
  const rh = h / rows;
  const ww = cw * fx;
  const hh = rh * fy;
  let all = '';
  const N = (v: number) => (cw > 9 ? Math.round(v) : short(v));
  const tall = cols < rows;
  if (tall)
    for (let i = 0; i < cols; i++) all += `M${xy(x + (i + 0.5) * cw, y + (rh - hh) / 2)}v${short(h - (rh - hh))}`;
  else for (let j = 0; j < rows; j++) all += `M${xy(x + (cw - ww) / 2, y + (j + 0.5) * rh)}h${short(w - (cw - ww))}`;
  const g = tone.dark ? mix(tone.tint(glass, -0.3, d), NAVY, 0.3) : mix(tone.tint(glass, -0.1, d), tone.sky[1], 0.22);
  canvas.line(
    all,
    g,
    tall ? ww : hh,
    `stroke-dasharray="${tall ? `${f2(hh)} ${f2(rh - hh)}` : `${f2(ww)} ${f2(cw - ww)}`}"`,
  );
  if (!lit) return;
  maxLit *= 1 - canvas.lean * 0.4;
  const paths: [string, string] = ['', ''];
  const total = cols * rows;
  const p = Math.min(lit * 0.62, (d > 0.15 ? maxLit * 0.6 : maxLit) / total);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++)
      if (rng.next() < p)
        paths[rng.chance(0.7) ? 0 : 1] += `M${N(x + i * cw + (cw - ww) / 2)} ${N(y + (j + 0.5) * rh)}h${N(ww)}`;
  const warm = mix(tone.glow, tone.haze, d * 0.5);
  canvas
    .line(paths[0], warm, hh, tone.dark ? '' : 'opacity=".75"')
    .line(paths[1], mix(warm, CLAY, 0.35), hh, tone.dark ? 'opacity=".8"' : 'opacity=".5"');
}

interface BlockOptions {
  x: number;
  base: number;
  w: number;
  h: number;
  col?: string;
  side?: number;
  sun?: number;
  d?: number;
  cols?: number;
  rows?: number;
  fx?: number;
  fy?: number;
  lit?: number;
  glass?: string;
  roof?: boolean;
}
/** A block seen slightly from the side: front, shaded flank, parapet. */
export function block(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  { x, base, w, h, col = CREAM, side = 0.2, sun = 1, d = 0, cols, rows, fx, fy, lit, glass, roof = true }: BlockOptions,
) {
  const y = base - h;
  const sw = w * side;
  const front = w - sw;
  const fx0 = sun > 0 ? x + sw : x;
  canvas.rect(
    sun > 0 ? x : x + front,
    y + 3,
    sw,
    h - 3,
    canvas.fade(tone.tint(col, -0.5, d), tone.tint(col, -0.75, d)),
  );
  canvas.rect(fx0, y, front, h, canvas.fade(tone.tint(col, 0.35, d), tone.tint(col, -0.05, Math.min(1, d + 0.05))));
  if (cols && rows)
    windows(canvas, tone, rng, {
      x: fx0 + front * 0.05,
      y: y + h * 0.03,
      w: front * 0.9,
      h: h * 0.94,
      cols,
      rows,
      fx,
      fy,
      lit,
      d,
      glass,
    });
  if (roof) canvas.rect(x - 2, y - 4, w + 4, 6, tone.tint(col, 0.1, d));
}

interface SkylineOptions {
  y: number;
  h?: number;
  d?: number;
  col?: string;
  min?: number;
  max?: number;
  x0?: number;
  x1?: number;
  lit?: boolean;
  spire?: number;
}
/** A far row of plain city blocks. */
export function skyline(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  {
    y,
    h = 160,
    d = 0.6,
    col = '#5e7390',
    min = 26,
    max = 70,
    x0 = -10,
    x1 = canvas.W + 10,
    lit = true,
    spire = 0.2,
  }: SkylineOptions,
) {
  let x = x0;
  let shape = '';
  let panes = '';
  while (x < x1) {
    const w = rng.whole(min, max);
    const mid = 1 - Math.abs(x / canvas.W - 0.5) * 0.7;
    const hh = Math.round(h * rng.between(0.35, 1) * mid);
    const top = Math.round(y) - hh;
    shape += box(x, top, w + 1, hh + 6);
    const kind = rng.next();
    if (kind < spire) shape += `M${xy(x + w / 2 - 2, top)}l2-${short(hh * 0.25)} 2 ${short(hh * 0.25)}z`;
    else if (kind < 0.4) shape += box(x + w * 0.25, top - 9, w * 0.5, 10);
    else if (kind < 0.5) shape += `M${xy(x, top)}l${xy(w, 0)} 0-${short(w * 0.3)}z`;
    if (lit)
      for (let k = 0; k < (tone.dark ? hh / (24 + canvas.lean * 16) : hh / 70); k++) {
        const o = rng.whole(0, 3) * 7;
        if (w - o > 16)
          panes += `M${Math.round(x + 5 + o)} ${Math.round(top + 10 + rng.whole(0, Math.max(1, (hh - 18) / 9)) * 9)}h${Math.round(w - o - 9)}`;
      }
    x += w + rng.whole(-3, 9);
  }
  canvas.path(shape, canvas.fade(tone.tint(col, 0, d), tone.tint(col, -0.1, Math.min(1, d + 0.25))));
  if (panes)
    canvas.line(
      panes,
      mix(tone.glow, tone.haze, d * 0.5),
      4,
      `stroke-dasharray="4 10 4 24 4 3 4 17" opacity="${tone.dark ? 0.75 : 0.3}"`,
    );
}
