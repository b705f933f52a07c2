import { windows } from '../built/blocks.ts';
import { birds, lamp } from '../built/props.ts';
import { shadow } from '../nature/frame.ts';
import { GREEN, STONE } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine, treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const WALLS = ['#f1dfbe', '#e2b58a', '#c98f77', '#e9e2d2', '#b9c3b4', '#d9a56b', '#efe0c8', '#a9b7c4'];
const TILES = '#a8523a';

/** The square of an old European town, its church spire before snowy peaks. */
export function alpineTown(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.7 * H;
  const cx = W * rng.pick([0.42, 0.5, 0.58]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.56, sunX: rng.pick([0.12, 0.88]) });
  alps(canvas, tone, rng.fork('far'), y - 190, 230, 0.6, 6);
  alps(canvas, tone, rng.fork('near'), y - 110, 400, 0.38, 3);
  mist(canvas, tone, y - 130, 50, 0.55);
  const meadow = ridge(canvas, tone, rng.fork('hill'), {
    y: y - 96,
    amp: 60,
    d: 0.34,
    col: GREEN.mid,
    freq: 1.6,
    sharp: 0.3,
    to: y,
  });
  const wood = rng.fork('wood');
  for (let i = 0; i < 22; i++) {
    const x = wood.next() * W;
    pine(canvas, tone, wood, x, meadow(x) + wood.between(6, 30), wood.between(40, 70), { d: 0.3 });
  }
  treeLine(canvas, tone, rng.fork('t'), { y: y - 70, h: 34, d: 0.26, to: y });
  church(canvas, tone, cx + rng.pick([-190, 190]), y);
  houses(canvas, tone, rng.fork('houses'), y);
  square(canvas, tone, cx, y);
  fountain(canvas, tone, cx, H * 0.87);
  for (const k of [0.14, 0.86]) lamp(canvas, tone, W * k, y + 90, 130);
  birds(canvas, tone, rng, W * 0.4, H * 0.16, 5);
}

function alps(canvas: Canvas, tone: Tone, rng: Rng, b: number, h: number, d: number, n: number) {
  const { W } = canvas;
  const outline: Point[] = [[-40, b + 90]];
  const tops: Point[] = [];
  for (let i = 0; i < n; i++) {
    const top: Point = [((i + rng.between(0.25, 0.75)) / n) * (W + 80) - 40, b - h * rng.between(0.5, 1)];
    tops.push(top);
    const foot = ((i + 1) / n) * (W + 80) - 40;
    outline.push([top[0] - W / n / 4, lerp(top[1], b, 0.4) + rng.between(-8, 8)], top);
    outline.push([top[0] + W / n / 5, lerp(top[1], b, 0.3)], [foot, b - h * rng.between(0.1, 0.3)]);
  }
  outline.push([W + 40, b + 90]);
  canvas.poly(outline, canvas.fade(tone.tint('#7f92ae', 0.1, d), tone.tint('#8fa5b5', 0, Math.min(1, d + 0.3))));
  canvas.clip(`${poly(outline)}z`, () => {
    for (const [x, y] of tops) {
      const k = (b - y) * 0.5;
      const zigzag = [-1, -0.6, -0.3, 0, 0.28, 0.62, 1].map((u, i): Point => [
        x + u * k * 1.5,
        y + k * (i % 2 ? 0.55 : 1),
      ]);
      canvas.poly([[x, y - 8], ...zigzag], tone.tint('#f7f9fc', 0.35, d * 0.6));
      canvas.poly(
        [
          [x, y - 8],
          [x + k * 0.1, y + k * 0.4],
          [x - k * 0.06, y + k * 0.8],
          [x + k * 0.24, y + k * 1.5],
          [x + k * 1.7, y + k * 1.5],
        ],
        tone.tint('#4f6a99', -0.1, d),
        'opacity=".36"',
      );
    }
  });
}

function church(canvas: Canvas, tone: Tone, x: number, b: number) {
  const wall = canvas.across(tone.tint('#efe3cc', 0.4, 0.06), tone.tint('#efe3cc', -0.35, 0.06));
  const roof = canvas.across(tone.tint('#4f7f76', 0.4, 0.04), tone.tint('#3f6a66', -0.5, 0.04));
  canvas.rect(x - 44, b - 330, 88, 330, wall);
  canvas.path(box(x - 50, b - 336, 100, 10) + box(x - 48, b - 230, 96, 6), tone.tint('#b9a68a', -0.1, 0.05));
  const opening = `v-44q14-20 28 0v44z`;
  canvas.path(
    `M${xy(x - 32, b - 258)}${opening}M${xy(x + 4, b - 258)}${opening}`,
    tone.dark ? tone.glow : tone.tint('#4a4048', -0.3),
  );
  canvas.path(
    `M${xy(x - 52, b - 334)}Q${xy(x - 60, b - 372)} ${xy(x - 20, b - 396)}Q${xy(x - 12, b - 420)} ${xy(x - 3, b - 520)}h6Q${xy(x + 12, b - 420)} ${xy(x + 20, b - 396)}Q${xy(x + 60, b - 372)} ${xy(x + 52, b - 334)}z`,
    roof,
  );
  canvas.ellipse(x, b - 522, 6, 6, tone.tint('#f1b445', 0.5));
  canvas
    .ellipse(x, b - 198, 24, 24, tone.tint('#b9a68a', -0.2))
    .ellipse(x, b - 198, 20, 20, tone.dark ? tone.glow : tone.tint('#f8f1e0', 0.4));
  canvas.line(`M${xy(x, b - 198)}v-14M${xy(x, b - 198)}l9 6`, tone.tint('#3a3444', -0.3), 3, 'stroke-linecap="round"');
}

function houses(canvas: Canvas, tone: Tone, rng: Rng, b: number) {
  const { W } = canvas;
  let x = -30;
  let last = '';
  while (x < W + 20) {
    const w = rng.between(104, 150);
    const col = rng.pick(WALLS.filter((wall) => wall !== last));
    last = col;
    house(canvas, tone, rng, x, b, w, rng.between(130, 185), col);
    x += w;
  }
}

/** A gabled front: shutters, flower boxes, an arch at the street. */
function house(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, w: number, h: number, col: string) {
  const t = b - h;
  const rise = w * rng.between(0.42, 0.62);
  canvas.poly(
    [
      [x, b],
      [x, t],
      [x + w / 2, t - rise],
      [x + w, t],
      [x + w, b],
    ],
    canvas.across(tone.tint(col, 0.35), tone.tint(col, -0.12)),
  );
  canvas.path(
    `M${xy(x - 5, t + 7)}L${xy(x + w / 2, t - rise - 5)}L${xy(x + w + 5, t + 7)}v-13L${xy(x + w / 2, t - rise - 20)}L${xy(x - 5, t - 6)}z`,
    canvas.across(tone.tint(TILES, 0.4), tone.tint(TILES, -0.4)),
  );
  windows(canvas, tone, rng, {
    x: x + 10,
    y: t + 8,
    w: w - 20,
    h: h - 74,
    cols: 3,
    rows: 2,
    fx: 0.46,
    fy: 0.6,
    glass: '#3f566a',
  });
  let shutters = '';
  let boxes = '';
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 3; i++) {
      const px = x + 10 + (i + 0.5) * ((w - 20) / 3);
      const py = t + 8 + (j + 0.5) * ((h - 74) / 2);
      const half = (w - 20) * 0.077;
      const tall = (h - 74) * 0.3;
      shutters += box(px - half - 6, py - tall / 2, 5, tall) + box(px + half + 1, py - tall / 2, 5, tall);
      boxes += box(px - half - 3, py + tall / 2 + 1, half * 2 + 6, 5);
    }
  const paint = rng.pick(['#3f6a66', '#7a3b2c', '#355a7a']);
  if (!canvas.lean) canvas.path(shutters, tone.tint(paint, 0));
  canvas.path(boxes, tone.tint('#d2553f', 0.3));
  canvas.ellipse(x + w / 2, t - rise * 0.34, 9, 9, tone.dark ? tone.glow : tone.tint('#3f566a', -0.2));
  const arch = w * 0.26;
  canvas.path(
    [0.27, 0.73].map((k) => `M${xy(x + w * k - arch / 2, b)}v-34q${xy(arch / 2, -22)} ${xy(arch, 0)}v34z`).join(''),
    tone.dark || tone.lit > 0.2 ? canvas.fade(tone.glow, tone.tint('#a8683c', 0.1)) : tone.tint('#4a3a38', -0.3),
  );
}

function square(canvas: Canvas, tone: Tone, cx: number, y: number) {
  const { W, H } = canvas;
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint('#cbbba4', 0.2), tone.tint('#8d8078', -0.3)));
  shadow(canvas, tone, -20, y, W + 40, 54, -80, 0.4);
  let joints = '';
  for (let i = 1; i < 9; i++) joints += `M0 ${short(y + i * i * 3.4)}H${short(W)}`;
  for (let i = -9; i < 10; i++) joints += `M${xy(cx + i * 62, y)}L${xy(cx + i * 190, H)}`;
  canvas.line(joints, tone.shadow, 2, 'opacity=".2"');
}

function fountain(canvas: Canvas, tone: Tone, x: number, b: number) {
  shadow(canvas, tone, x - 150, b + 6, 300, 50, -150, 0.4);
  const stone = canvas.across(tone.tint('#d8cdbb', 0.45), tone.tint(STONE, -0.45));
  canvas.path(`M${xy(x - 156, b - 34)}v34q156 54 312 0v-34z`, stone);
  canvas
    .ellipse(x, b - 34, 156, 30, tone.tint('#d8d0c2', 0.4))
    .ellipse(x, b - 34, 140, 23, canvas.fade(tone.sky[2], tone.tint('#3a7f94', -0.1)));
  canvas.rect(x - 15, b - 176, 30, 150, stone).path(`M${xy(x - 66, b - 118)}h132q-14 30-54 32h-24q-40-2-54-32z`, stone);
  canvas.path(`M${xy(x - 24, b - 176)}h48l-10-16h-28zM${xy(x - 9, b - 192)}q-10-34 9-62q19 28 9 62z`, stone);
  canvas.line(
    [-1, 1]
      .map(
        (f) =>
          `M${xy(x + f * 58, b - 112)}q${xy(f * 30, 14)} ${xy(f * 36, 78)}M${xy(x + f * 34, b - 104)}q${xy(f * 18, 20)} ${xy(f * 20, 72)}`,
      )
      .join(''),
    '#ffffff',
    3.4,
    'opacity=".75" stroke-linecap="round"',
  );
}
