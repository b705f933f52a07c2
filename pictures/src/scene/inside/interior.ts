import type { Outlook } from '../drawing.ts';
import { WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Triple } from '../paint/colour.ts';
import { channelsHex, hexChannels, lerp, mapTriple } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Hour, Tone } from '../paint/tone.ts';
import { view } from '../stay/view.ts';

export const INK = '#2c3550';

export function floor(canvas: Canvas, tone: Tone, y: number, col: string, boards = true) {
  const { W, H } = canvas;
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint(col, 0.1), tone.tint(col, -0.35)));
  let m = '';
  if (boards)
    for (let i = -12; i <= 24; i++) m += `M${xy(W * (0.5 + (i - 6) * 0.045), y)}L${xy(W * (0.5 + (i - 6) * 0.115), H)}`;
  else {
    for (let i = -10; i <= 22; i++) m += `M${xy(W * (0.5 + (i - 6) * 0.06), y)}L${xy(W * (0.5 + (i - 6) * 0.16), H)}`;
    for (let i = 1; i < 7; i++) m += `M0 ${short(lerp(y, H, (i / 7) ** 1.6))}H${short(W)}`;
  }
  canvas.line(m, tone.shadow, 1.5, 'opacity=".2"');
}

/** Light thrown through a window onto floor and furniture. */
export function beam(canvas: Canvas, tone: Tone, x: number, y: number, w: number, len: number, dx: number, a = 0.4) {
  canvas.poly(
    [
      [x, y],
      [x + w, y],
      [x + w + dx, y + len],
      [x + dx, y + len],
    ],
    canvas.linear([
      [0, tone.time === 'noon' ? '#fff6dd' : tone.sun, a],
      [1, tone.sun, 0],
    ]),
  );
}

export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
  kind: 'arch' | 'wall' | 'door';
  panes?: number;
}
interface OpeningsOptions {
  hz?: number;
  what?: Outlook | undefined;
}
export function openings(
  canvas: Canvas,
  tone: Tone,
  outside: Tone,
  rng: Rng,
  windows: readonly Opening[],
  { hz = 0.5, what }: OpeningsOptions = {},
) {
  const shape = ({ x, y, w, h, kind }: Opening) =>
    kind === 'arch'
      ? `M${xy(x, y + h)}V${short(y + w * 0.4)}a${short(w / 2)} ${short(w * 0.4)} 0 0 1 ${short(w)} 0V${short(y + h)}z`
      : box(x, y, w, h);
  const d = windows.map(shape).join('');
  const x0 = Math.min(...windows.map((o) => o.x));
  const x1 = Math.max(...windows.map((o) => o.x + o.w));
  const y0 = windows[0]!.y;
  const h0 = windows[0]!.h;
  const k = Math.max((x1 - x0) / canvas.W, h0 / canvas.H) * 1.04;
  canvas.clip(d, () => {
    canvas.raw(
      `<g transform="translate(${xy((x0 + x1) / 2 - (canvas.W * k) / 2, y0 + h0 / 2 - (canvas.H * k) / 2)})scale(${Math.round(k * 1000) / 1000})">`,
    );
    view(canvas, outside, rng, hz, what, true);
    canvas.raw('</g>');
  });
  const fr = tone.tint(INK, -0.1);
  canvas.line(d, fr, 9);
  let m = '';
  let sh = '';
  for (const { x, y, w, h, kind, panes = 3 } of windows) {
    for (let i = 1; i < panes; i++) m += `M${xy(x + (i * w) / panes, y + (kind === 'arch' ? 6 : 0))}V${short(y + h)}`;
    if (kind !== 'wall') m += `M${xy(x, y + (kind === 'arch' ? Math.max(h * 0.3, w * 0.4) : h * 0.3))}h${short(w)}`;
    sh += `M${xy(x + w * 0.08, y + h)}L${xy(x + w * 0.3, y + 20)}h${short(w * 0.12)}L${xy(x + w * 0.2, y + h)}z`;
  }
  canvas.line(m, fr, 5).path(sh, '#fff', 'opacity=".07"');
}

export function curtain(canvas: Canvas, tone: Tone, x: number, y: number, w: number, h: number, col: string, flip = 1) {
  const g = canvas.linear(
    [
      [0, tone.tint(col, -0.1)],
      [0.3, tone.tint(col, 0.35)],
      [0.5, tone.tint(col, -0.15)],
      [0.72, tone.tint(col, 0.3)],
      [1, tone.tint(col, -0.25)],
    ],
    0,
    0,
    1,
    0,
  );
  canvas.path(
    `M${xy(x, y)}h${short(flip * w)}q${xy(-flip * w * 0.04, h * 0.5)} ${xy(flip * w * 0.12, h)}h${short(-flip * w * 1.12)}z`,
    g,
  );
  let m = '';
  for (let i = 1; i < 5; i++) m += `M${xy(x + (flip * i * w) / 5, y)}q${xy(flip * 3, h * 0.5)} ${xy(flip * i * 2, h)}`;
  canvas.line(m, tone.tint(col, -0.6), 2, 'opacity=".35"');
}

const INNER_LIGHT: Readonly<Record<Hour, Triple>> = {
  dawn: [0.86, 0.78, 0.76],
  noon: [0.95, 0.93, 0.9],
  golden: [0.95, 0.82, 0.66],
  dusk: [0.66, 0.52, 0.5],
  night: [0.52, 0.42, 0.4],
};

/** Rooms are lit by their own lamps: a gentle version of the hour outside. */
export function inner(outside: Tone): Tone {
  const ambient = INNER_LIGHT[outside.time];
  const key: Triple = outside.dark ? [1.7, 1.35, 0.95] : outside.key;
  const shade: Triple = outside.dark ? [0.36, 0.36, 0.5] : [0.44, 0.46, 0.6];
  return {
    ...outside,
    tint(material, lit = 0) {
      const target = lit > 0 ? key : shade;
      const seen = (v: number, i: 0 | 1 | 2) =>
        Math.min(1, v ** 2.2 * ambient[i] * lerp(1, target[i], Math.abs(lit))) ** (1 / 2.2);
      return channelsHex(mapTriple(hexChannels(material), seen));
    },
  };
}

export function lampGlow(canvas: Canvas, tone: Tone, x: number, y: number, r: number) {
  if (tone.time !== 'noon') canvas.glow(x, y, r, tone.glow, tone.dark ? 0.75 : 0.4);
}

export function chair(canvas: Canvas, tone: Tone, x: number, y: number, s: number, col: string, flip = 1) {
  canvas.ellipse(x, y, s * 0.52, s * 0.07, tone.shadow, 'opacity=".4"');
  canvas.line(
    `M${xy(x - s * 0.3, y - s * 0.3)}l${xy(-s * 0.06, s * 0.3)}M${xy(x + s * 0.3, y - s * 0.3)}l${xy(s * 0.06, s * 0.3)}`,
    tone.tint(WOOD, -0.3),
    s * 0.05,
  );
  canvas.path(
    `M${xy(x - flip * s * 0.4, y - s * 0.34)}q${xy(-flip * s * 0.16, -s * 0.56)} ${xy(flip * s * 0.08, -s * 0.62)}q${xy(flip * s * 0.5, -s * 0.06)} ${xy(flip * s * 0.56, s * 0.1)}l${xy(flip * s * 0.06, s * 0.5)}z`,
    canvas.fade(tone.tint(col, 0.25), tone.tint(col, -0.4)),
  );
  canvas.rect(
    x - s * 0.46,
    y - s * 0.44,
    s * 0.92,
    s * 0.2,
    canvas.fade(tone.tint(col, 0.35), tone.tint(col, -0.3)),
    `rx="${short(s * 0.08)}"`,
  );
  canvas.rect(
    x + flip * s * 0.44 - s * 0.06,
    y - s * 0.56,
    s * 0.12,
    s * 0.3,
    tone.tint(col, -0.1),
    `rx="${short(s * 0.06)}"`,
  );
  canvas.rect(
    x - flip * s * 0.46 - s * 0.06,
    y - s * 0.56,
    s * 0.12,
    s * 0.3,
    tone.tint(col, -0.3),
    `rx="${short(s * 0.06)}"`,
  );
}
