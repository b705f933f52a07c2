import { bush } from '../nature/foliage.ts';
import { shadow } from '../nature/frame.ts';
import { CLAY, GREEN, STONE, WOOD } from '../nature/materials.ts';
import { mist } from '../nature/mountains.ts';
import { pine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** Timber chalets whose roofs reach the ground, among the pines of a hill town. */
export function lodge(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const roof = rng.pick(['#4b4f58', '#6a4a3a', '#7b4234', '#3f5552']);
  for (let i = 0; i < 9; i++)
    pine(canvas, tone, rng, W * ((i + rng.between(0.1, 0.9)) / 9), y + 8, rng.between(210, 330), { d: 0.3 });
  mist(canvas, tone, y - 40, 60, 0.4);
  const main = W * rng.pick([0.4, 0.5, 0.6]);
  const side = rng.sign();
  chalet(canvas, tone, rng, { x: main + side * W * 0.3, b: y + 2, w: 250, h: 230, roof, d: 0.14 });
  if (rng.chance(0.6)) chalet(canvas, tone, rng, { x: main - side * W * 0.32, b: y - 4, w: 200, h: 185, roof, d: 0.2 });
  const w = rng.between(420, 470);
  const h = rng.between(350, 390);
  shadow(canvas, tone, main - w * 0.5, y + 24, w, 40, 80, 0.36);
  chimney(canvas, tone, main + side * w * 0.2, y + 20, h);
  chalet(canvas, tone, rng, { x: main, b: y + 24, w, h, roof, d: 0 });
  deck(canvas, tone, main, y + 24, w);
  for (const k of [0.03, 0.13, 0.87, 0.97])
    pine(canvas, tone, rng, W * k, y + rng.between(30, 60), rng.between(320, 430), { d: 0.04 });
  for (let i = 0; i < 5; i++)
    bush(canvas, tone, rng, W * rng.between(0.02, 0.98), y + rng.between(50, 84), rng.between(34, 54), {
      col: rng.pick([GREEN.leaf, GREEN.mid, GREEN.olive]),
    });
  return h + 30;
}

interface Chalet {
  readonly x: number;
  readonly b: number;
  readonly w: number;
  readonly h: number;
  readonly roof: string;
  readonly d: number;
}

function chalet(canvas: Canvas, tone: Tone, rng: Rng, { x, b, w, h, roof, d }: Chalet) {
  const top = b - h;
  const warm = tone.dark || tone.lit > 0.2;
  canvas.poly(
    [
      [x, top],
      [x + w * 0.56, b],
      [x - w * 0.56, b],
    ],
    canvas.across(tone.tint(roof, 0.3, d), tone.tint(roof, -0.5, d)),
  );
  const inner = `M${xy(x, top + h * 0.12)}L${xy(x + w * 0.44, b)}H${short(x - w * 0.44)}z`;
  const glass = warm
    ? canvas.fade(mix(tone.glow, '#ffffff', 0.2), mix(tone.glow, CLAY, 0.42))
    : canvas.fade(mix(tone.tint('#4c6f84', 0, d), tone.sky[1], 0.4), tone.tint('#3a5263', -0.3, d));
  canvas.path(inner, glass);
  canvas.clip(inner, () => {
    const lines = [0.42, 0.7].map((k) => box(x - w, top + h * k, w * 2, h * 0.035)).join('');
    let posts = '';
    for (const k of [-0.3, -0.15, 0, 0.15, 0.3]) posts += box(x + k * w - 3, top, 6, h);
    canvas
      .rect(x - w, top + h * 0.7, w * 2, h * 0.3, tone.tint('#5b4030', -0.35, d), `opacity="${warm ? 0.25 : 0.5}"`)
      .path(posts, tone.tint(WOOD, 0.1, d))
      .path(lines, tone.tint(WOOD, 0.25, d));
    if (!rng.chance(0.5)) return;
    canvas.rect(x + w * 0.05, b - h * 0.2, w * 0.09, h * 0.2, tone.tint('#3c2a20', -0.2, d));
  });
  canvas.line(
    `M${xy(x - w * 0.56, b)}L${xy(x, top)}L${xy(x + w * 0.56, b)}`,
    tone.tint(WOOD, 0.35, d),
    Math.max(5, w * 0.026),
    'stroke-linejoin="round"',
  );
  if (tone.dark) canvas.glow(x, b - h * 0.3, w * 0.5, tone.glow, 0.45);
}

function chimney(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  canvas.rect(x - 22, b - h * 0.9, 44, h * 0.5, canvas.across(tone.tint(STONE, 0.3), tone.tint(STONE, -0.4)));
  canvas.rect(x - 26, b - h * 0.92, 52, 10, tone.tint(STONE, 0.4));
  let joints = '';
  for (let i = 1; i < 9; i++) joints += `M${xy(x - 22, b - h * 0.9 + i * 14)}h44`;
  canvas.line(joints, tone.shadow, 1.4, 'opacity=".3"');
}

/** The deck in front: boards, rail, steps and two chairs. */
function deck(canvas: Canvas, tone: Tone, x: number, b: number, w: number) {
  const half = w * 0.72;
  canvas
    .rect(x - half, b - 4, half * 2, 16, tone.tint(WOOD, 0.4))
    .rect(x - half + 6, b + 12, half * 2 - 12, 12, tone.tint(WOOD, -0.55));
  let rail = '';
  for (const [from, to] of [
    [-half, -w * 0.14],
    [w * 0.14, half],
  ] as const) {
    for (let at = from; at <= to; at += 18) rail += `M${xy(x + at, b - 4)}v-34`;
    rail += `M${xy(x + from, b - 38)}H${short(x + to)}`;
  }
  canvas.line(rail, tone.tint(WOOD, -0.1), 3.4);
  for (let i = 0; i < 3; i++)
    canvas.rect(x - w * 0.13 - i * 6, b + 12 + i * 11, w * 0.26 + i * 12, 11, tone.tint(WOOD, 0.3 - i * 0.18));
}
