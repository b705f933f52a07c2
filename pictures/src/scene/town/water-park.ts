import { birds, umbrella } from '../built/props.ts';
import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { CLAY, CREAM, STONE, WOOD } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** Slides that wind down from a tower into a blue pool between palms. */
export function waterPark(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.64 * H;
  const cx = W / 2 + rng.between(-30, 30);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.6, sunX: rng.pick([0.16, 0.86]) });
  ridge(canvas, tone, rng.fork('r'), { y: y - 20, amp: 90, d: 0.7, col: '#57708a', freq: 2, sharp: 0.35 });
  treeLine(canvas, tone, rng.fork('t'), { y: y - 40, h: 56, d: 0.3, to: y + 10, palms: 8 });
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint('#e6d6b4', 0.3), tone.tint('#b89f7c', -0.1)));
  const pool = `M${xy(-10, y + 70)}Q${xy(cx - 300, y + 30)} ${xy(cx, y + 44)}T${xy(W + 10, y + 66)}V${H + 10}H-10z`;
  canvas.path(pool, tone.tint(STONE, 0.5), 'transform="translate(0 -9)"');
  canvas.clip(pool, () =>
    water(canvas, tone, rng.fork('w'), { y: y + 30, sunX: 0.5, col: '#3fb8cc', deep: '#1d7fa6', glints: 40 }),
  );
  tower(canvas, tone, cx + 40, y + 30);
  const [first, second, third] = rng.pick([
    [CLAY, AMBER, '#2f7f9f'],
    ['#2f7f9f', CLAY, AMBER],
    [AMBER, '#8a5a9a', CLAY],
  ] as const);
  slide(canvas, tone, second, [
    [cx + 10, y - 240],
    [cx - 150, y - 250],
    [cx - 330, y - 190],
    [cx - 350, y - 110],
    [cx - 200, y - 80],
    [cx - 150, y - 20],
    [cx - 250, y + 60],
  ]);
  slide(canvas, tone, first, [
    [cx + 70, y - 290],
    [cx + 230, y - 300],
    [cx + 360, y - 220],
    [cx + 330, y - 130],
    [cx + 190, y - 110],
    [cx + 160, y - 30],
    [cx + 280, y + 64],
  ]);
  slide(canvas, tone, third, [
    [cx + 30, y - 160],
    [cx - 60, y - 130],
    [cx - 70, y - 40],
    [cx + 10, y + 10],
    [cx + 30, y + 72],
  ]);
  for (const [dx, dy] of [
    [-250, 66],
    [280, 70],
    [32, 78],
  ] as const)
    splash(canvas, cx + dx, y + dy);
  for (const [k, dy, col] of [
    [0.2, 150, CLAY],
    [0.62, 184, AMBER],
    [0.8, 120, CREAM],
  ] as const)
    ring(canvas, tone, W * k, y + dy, col);
  for (const [k, h] of [
    [0.05, 250],
    [0.13, 190],
    [0.9, 210],
    [0.97, 270],
  ] as const)
    palm(canvas, tone, rng, W * k, y + 44, h);
  umbrella(canvas, tone, W * 0.16, y + 52, 96, { col: CLAY });
  umbrella(canvas, tone, W * 0.85, y + 52, 96, { col: AMBER });
  for (let i = 0; i < 6; i++) bush(canvas, tone, rng, W * (0.04 + i * 0.19), H * 1.01, rng.between(46, 80), { n: 7 });
  birds(canvas, tone, rng, W * 0.4, H * 0.14, 4);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'palmTop', 'none']));
}

/** The stairs every slide begins at, under a pointed roof. */
function tower(canvas: Canvas, tone: Tone, x: number, b: number) {
  const post = tone.tint(WOOD, -0.2);
  canvas.line(`M${xy(x - 56, b)}v-350M${xy(x + 56, b)}v-350M${xy(x, b)}v-350`, post, 9);
  let steps = '';
  for (let i = 0; i < 5; i++)
    steps += `M${xy(x + (i % 2 ? 52 : -52), b - 10 - i * 62)}L${xy(x + (i % 2 ? -52 : 52), b - 70 - i * 62)}`;
  canvas.line(steps, tone.tint('#d9c49e', 0.2), 9);
  for (const up of [190, 270, 320])
    canvas.rect(x - 74, b - up, 148, 11, canvas.across(tone.tint(WOOD, 0.45), tone.tint(WOOD, -0.3)));
  canvas.poly(
    [
      [x - 96, b - 344],
      [x, b - 430],
      [x + 96, b - 344],
    ],
    canvas.across(tone.tint(CLAY, 0.45), tone.tint(CLAY, -0.4)),
  );
  canvas.line(`M${xy(x, b - 430)}v-34`, post, 4);
  canvas.path(`M${xy(x, b - 464)}l34 10-34 11z`, tone.tint(AMBER, 0.3));
}

/** A chute on thin legs, water running in it. */
function slide(canvas: Canvas, tone: Tone, col: string, bends: readonly Point[]) {
  const foot = bends.at(-1)![1];
  const legs = bends.slice(1, -1).map(([x, y]) => `M${xy(x, y + 10)}V${Math.round(foot - 10)}`);
  canvas.line(legs.join(''), tone.tint('#c9ced6', -0.2, 0.1), 5);
  const chute = smooth(bends);
  const cap = 'stroke-linecap="round"';
  canvas
    .line(chute, tone.tint(col, -0.5), 40, cap)
    .line(chute, tone.tint(col, 0.3), 32, `${cap} transform="translate(0 -3)"`)
    .line(chute, tone.tint('#8fd8e4', 0.3), 14, `${cap} transform="translate(0 -4)"`)
    .line(chute, '#ffffff', 3, `${cap} transform="translate(0 -6)" opacity=".7" stroke-dasharray="26 18"`);
}

function splash(canvas: Canvas, x: number, y: number) {
  canvas.ellipse(x, y + 6, 56, 10, '#ffffff', 'opacity=".7"');
  canvas.path(
    `M${xy(x - 44, y + 6)}q4-34 16-20q4-34 18-16q8-34 20 0q14-18 18 16q14-12 14 20z`,
    '#ffffff',
    'opacity=".85"',
  );
}

/** A swimming ring afloat. */
function ring(canvas: Canvas, tone: Tone, x: number, y: number, col: string) {
  canvas.ellipse(x, y + 9, 40, 11, tone.shadow, 'opacity=".3"');
  canvas.ellipse(x, y, 32, 12, 'none', `stroke="${tone.tint(col, 0.25)}" stroke-width="14"`);
  canvas.ellipse(
    x,
    y,
    32,
    12,
    'none',
    `stroke="${tone.tint('#ffffff', 0.2)}" stroke-width="14" stroke-dasharray="15 21"`,
  );
}
