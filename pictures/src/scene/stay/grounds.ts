import { skyline } from '../built/blocks.ts';
import { CLAY, GREEN } from '../nature/materials.ts';
import { ridge, volcano } from '../nature/mountains.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Outlook } from '../drawing.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export const third = (rng: Rng) => rng.pick([0.3, 0.36, 0.64, 0.7]);

/** Something far away behind a building: hills, sea, city, or open sky with trees. */
export function backdrop(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  y: number,
  kind: Outlook = rng.pick(['hills', 'city', 'volcano', 'garden', 'sea']),
) {
  if (kind === 'hills' || kind === 'rice') {
    ridge(canvas, tone, rng.fork('h1'), { y: y - 60, amp: 130, d: 0.72, col: '#4f7285', freq: 2.4 });
    ridge(canvas, tone, rng.fork('h2'), { y: y - 10, amp: 90, d: 0.5, col: GREEN.leaf, freq: 3.4, sharp: 0.35 });
  }
  if (kind === 'volcano') {
    volcano(canvas, tone, rng.fork('v'), {
      x: canvas.W * rng.between(0.15, 0.85),
      y: y + 10,
      h: rng.between(190, 300),
      w: rng.between(560, 860),
      d: 0.66,
      col: '#57708a',
      crater: 0.07,
    });
    ridge(canvas, tone, rng.fork('h2'), { y: y, amp: 60, d: 0.5, col: GREEN.leaf, freq: 4, sharp: 0.35 });
  }
  if (kind === 'city') {
    skyline(canvas, tone, rng.fork('c1'), { y: y + 10, h: 250, d: 0.74 });
    skyline(canvas, tone, rng.fork('c2'), { y: y + 10, h: 150, d: 0.52, min: 20, max: 52 });
  }
  if (kind === 'sea') {
    water(canvas, tone, rng.fork('w'), { y: y - 50, to: y + 40, sunX: 0.6, glints: 16 });
    ridge(canvas, tone, rng.fork('i'), { y: y - 46, amp: 46, d: 0.7, col: '#46707e', freq: 2, to: y - 50 });
  }
  if (kind === 'rice') riceSteps(canvas, tone, y);
  treeLine(canvas, tone, rng.fork('tl'), { y: y - 10, h: 34, d: 0.36, to: y + 40, palms: kind === 'city' ? 2 : 5 });
}

/** Fields in steps on a far slope. */
function riceSteps(canvas: Canvas, tone: Tone, y: number) {
  const { W } = canvas;
  for (let i = 0; i < 5; i++) {
    const at = y - 76 + i * 15;
    canvas.path(
      `M0 ${short(at)}Q${xy(W * 0.24, at - 12 + i * 3)} ${xy(W * 0.5, at + 5)}T${xy(W, at - 5)}V${short(y + 10)}H0z`,
      tone.tint(i % 2 ? GREEN.fresh : GREEN.mid, 0.2, 0.44 - i * 0.05),
    );
  }
}

export const WALLS = ['#f4ead8', '#efe3d0', '#e9d9c4', '#f0e6dc', '#dfe3e2', '#e8c9a6', '#e3b79a'];

export function lobbyBand(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  x: number,
  base: number,
  w: number,
  h: number,
  n: number,
) {
  canvas.rect(
    x,
    base - h,
    w,
    h,
    tone.dark
      ? canvas.fade(mix(tone.glow, '#ffffff', 0.15), mix(tone.glow, CLAY, 0.35))
      : canvas.fade(mix(tone.tint('#38566c', -0.2), tone.sky[1], 0.2), mix(tone.tint('#38566c', -0.3), tone.glow, 0.2)),
  );
  if (tone.dark) canvas.glow(x + w / 2, base - h * 0.3, w * 0.6, tone.glow, 0.4);
  let m = '';
  for (let i = 0; i <= n; i++) m += box(x + (i * w) / n - 2.5, base - h, 5, h);
  canvas.path(m, tone.tint('#40465a', -0.3));
  let p = '';
  for (let i = 0; i < n; i++)
    if (rng.chance(0.55)) {
      const cx = x + ((i + 0.5) * w) / n;
      p += `M${xy(cx, base - h)}v${short(h * 0.3)}`;
      canvas.ellipse(cx, base - h * 0.66, 6, 6, tone.dark ? '#fff3d6' : tone.tint(AMBER, 0.3));
    }
  canvas.line(p, tone.tint('#40465a', -0.3), 1);
}

interface ForecourtOptions {
  lawn?: boolean;
  pool?: boolean;
}
export function forecourt(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  y: number,
  { lawn = rng.chance(0.5), pool = false }: ForecourtOptions = {},
) {
  const { W, H } = canvas;
  canvas.rect(
    0,
    y,
    W,
    H - y,
    canvas.linear(
      lawn
        ? [
            [0, tone.tint(GREEN.mid, 0.25)],
            [1, tone.tint(GREEN.deep, -0.2)],
          ]
        : [
            [0, tone.tint('#d9c8ac', 0.2)],
            [1, tone.tint('#a58f78', -0.3)],
          ],
    ),
  );
  if (pool) {
    const p: readonly [Point, Point, Point, Point] = [
      [W * 0.16, H + 6],
      [W * 0.34, y + 52],
      [W * 0.74, y + 52],
      [W * 0.98, H + 6],
    ];
    canvas.poly(
      [
        [p[0][0] - 26, H + 6],
        [p[1][0] - 12, y + 44],
        [p[2][0] + 12, y + 44],
        [p[3][0] + 26, H + 6],
      ],
      tone.tint('#e6d9c0', 0.2),
    );
    canvas.poly(p, canvas.fade(mix(tone.tint('#3fa3ae', 0.1), tone.sky[3], 0.35), tone.tint('#1d6f86', -0.1)));
    return p;
  }
  // drive curving to the door
  canvas.path(
    `M${xy(W * rng.between(-0.2, 0.1), H)}Q${xy(W * 0.3, y + 60)} ${xy(W * 0.5, y + 16)}L${xy(W * 0.66, y + 16)}Q${xy(W * 0.56, y + 90)} ${xy(W * rng.between(0.75, 1), H)}z`,
    canvas.fade(tone.tint(lawn ? '#d8c5a4' : '#8c8688', 0.2), tone.tint(lawn ? '#b39a78' : '#5f606c', -0.2)),
  );
  let m = '';
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.5) / 5;
    m += `M${xy(0, lerp(y, H, t * t))}H${short(W)}`;
  }
  canvas.line(m, tone.shadow, 1.4, 'opacity=".13"');
}

export function hedge(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  y: number,
  x0: number,
  x1: number,
  h: number,
  col = GREEN.leaf,
) {
  treeLine(canvas, tone, rng, { y: y - h * 0.6, h: h * 0.7, col, d: 0, x0, x1, to: y });
}
