import { CREAM } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { block, windows } from './blocks.ts';

const COOL = ['#7f9cb8', '#b9c2c4', '#5a80a3', '#d6c5aa', '#6d8fa0', '#e4d2b4', '#c99f80', '#3f6388'];

export function towers(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  base: number,
  n: number,
  x0: number,
  x1: number,
  hMin: number,
  hMax: number,
  d: number,
) {
  const list = Array.from({ length: n }, (_, i): Point => [
    lerp(x0, x1, (i + rng.between(0.15, 0.85)) / n),
    rng.between(hMin, hMax),
  ]).sort((a, b) => b[1] - a[1]);
  for (const [x, h] of list) {
    const w = rng.between(58, 110);
    const col = rng.pick(COOL);
    const kind = rng.pick(['flat', 'step', 'spire', 'slant', 'crown', 'round']);
    const sun = 1;
    const top = base - h;
    const cols = Math.round(w / 12);
    const rows = Math.round(h / 17);
    if (kind === 'slant' || kind === 'round') {
      const d0 =
        kind === 'slant'
          ? `M${xy(x, base)}V${short(top + w * 0.5)}L${xy(x + w, top)}V${short(base)}z`
          : `M${xy(x, base)}V${short(top + w * 0.3)}Q${xy(x + w * 0.1, top)} ${xy(x + w * 0.5, top)}Q${xy(x + w * 0.95, top)} ${xy(x + w, top + w * 0.5)}V${short(base)}z`;
      canvas.path(d0, canvas.fade(tone.tint(col, 0.4, d), tone.tint(col, -0.15, d + 0.06)));
      canvas.clip(d0, () => {
        windows(canvas, tone, rng, { x, y: top + 8, w, h: h - 8, cols, rows, fx: 0.66, fy: 0.52, d, maxLit: 20 });
        canvas.rect(x, top, w * 0.24, h, tone.shadow, 'opacity=".28"');
      });
    } else {
      block(canvas, tone, rng, {
        x,
        base,
        w,
        h,
        col,
        side: 0.24,
        sun,
        d,
        cols,
        rows,
        fx: rng.pick([0.9, 0.62, 0.5]),
        fy: 0.5,
        roof: true,
        lit: tone.lit * 0.4,
      });
      if (kind === 'step')
        block(canvas, tone, rng, {
          x: x + w * 0.2,
          base: top,
          w: w * 0.6,
          h: h * 0.13,
          col,
          side: 0.24,
          d,
          cols: 4,
          rows: 3,
          lit: tone.lit * 0.5,
        });
      if (kind === 'spire') {
        canvas.rect(x + w * 0.3, top - 22, w * 0.4, 24, tone.tint(col, -0.1, d));
        canvas.poly(
          [
            [x + w * 0.46, top - 22],
            [x + w * 0.5, top - 22 - h * 0.24],
            [x + w * 0.54, top - 22],
          ],
          tone.tint(col, 0.1, d),
        );
      }
      if (kind === 'crown') {
        canvas.poly(
          [
            [x, top],
            [x + w * 0.2, top - w * 0.4],
            [x + w * 0.8, top - w * 0.4],
            [x + w, top],
          ],
          tone.tint(col, 0.2, d),
        );
        if (tone.dark) canvas.rect(x + w * 0.22, top - w * 0.3, w * 0.56, 5, tone.glow, 'opacity=".9"');
      }
    }
  }
}

export function monas(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  canvas.rect(x - h * 0.2, b - h * 0.06, h * 0.4, h * 0.06, canvas.fade(tone.tint(CREAM, 0.2), tone.tint(CREAM, -0.3)));
  canvas.path(
    `M${xy(x - h * 0.06, b - h * 0.06)}Q${xy(x - h * 0.05, b - h * 0.12)} ${xy(x - h * 0.2, b - h * 0.17)}h${short(h * 0.4)}Q${xy(x + h * 0.05, b - h * 0.12)} ${xy(x + h * 0.06, b - h * 0.06)}z`,
    canvas.fade(tone.tint(CREAM, 0.4), tone.tint(CREAM, -0.5)),
  );
  canvas.path(
    `M${xy(x - h * 0.055, b - h * 0.17)}Q${xy(x - h * 0.03, b - h * 0.5)} ${xy(x - h * 0.022, b - h * 0.86)}h${short(h * 0.044)}Q${xy(x + h * 0.03, b - h * 0.5)} ${xy(x + h * 0.055, b - h * 0.17)}z`,
    canvas.linear(
      [
        [0, tone.tint('#f4efe6', -0.5)],
        [0.55, tone.tint('#f8f3ea', 0.5)],
        [1, tone.tint('#f4efe6', 0)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  canvas.rect(x - h * 0.042, b - h * 0.885, h * 0.084, h * 0.03, tone.tint(CREAM, 0.4));
  if (tone.dark) canvas.glow(x, b - h * 0.92, h * 0.16, tone.glow, 0.8);
  canvas.path(
    `M${xy(x - h * 0.026, b - h * 0.885)}q${xy(-h * 0.02, -h * 0.04)} ${xy(h * 0.012, -h * 0.075)}q${xy(h * 0.004, h * 0.014)} ${xy(h * 0.014, h * 0.012)}q${xy(-h * 0.004, -h * 0.03)} ${xy(h * 0.012, -h * 0.052)}q${xy(h * 0.036, h * 0.07)} ${xy(h * 0.014, h * 0.115)}z`,
    tone.dark ? tone.glow : tone.tint('#f1b445', 0.5),
  );
}

export function wheel(canvas: Canvas, tone: Tone, x: number, y: number, r: number, d = 0, hub = '#e8e6e2') {
  const c = tone.tint(hub, 0.1, d);
  canvas.line(
    `M${xy(x, y)}L${xy(x - r * 0.42, y + r * 1.12)}M${xy(x, y)}L${xy(x + r * 0.42, y + r * 1.12)}`,
    tone.tint('#8d97a6', -0.1, d),
    r * 0.04,
  );
  canvas
    .ellipse(x, y, r, r, 'none', `stroke="${c}" stroke-width="${short(r * 0.035)}"`)
    .ellipse(x, y, r * 0.9, r * 0.9, 'none', `stroke="${c}" stroke-width="${short(r * 0.014)}"`);
  let sp = '';
  let cab = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.283;
    sp += `M${xy(x, y)}l${xy(Math.cos(a) * r, Math.sin(a) * r)}`;
    cab += `M${xy(x + Math.cos(a) * r * 1.05, y + Math.sin(a) * r * 1.05)}h.1`;
  }
  canvas.line(sp, c, r * 0.009, 'opacity=".7"');
  if (tone.dark) canvas.line(cab, tone.glow, r * 0.24, 'stroke-linecap="round" opacity=".3"');
  canvas.line(cab, tone.dark ? '#fff0c8' : tone.tint(AMBER, 0.2, d), r * 0.085, 'stroke-linecap="round"');
  canvas.ellipse(x, y, r * 0.08, r * 0.08, c);
}
