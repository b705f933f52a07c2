import { skyline } from '../built/blocks.ts';
import { birds } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { bush } from '../nature/foliage.ts';
import { GREEN, STONE } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine, tree, treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, box, poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const BLOSSOM = '#f2bccb';

/** Mount Fuji over a town in its plain, a red pagoda among cherry trees on the near slope. */
export function fujiPagoda(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.64 * H;
  const mx = W * 0.5 - 110;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.62, sunX: rng.pick([0.12, 0.9]), cloud: rng.pick(['wisps', 'bands']) });
  cone(canvas, tone, rng.fork('fuji'), mx, y + 16, rng.between(410, 450));
  mist(canvas, tone, y - 40, 70, 0.65);
  ridge(canvas, tone, rng.fork('r'), { y: y + 6, amp: 46, d: 0.56, col: '#4d6f80', freq: 2.4, sharp: 0.35 });
  skyline(canvas, tone, rng.fork('town'), { y: y + 40, h: 36, d: 0.46, min: 12, max: 34, spire: 0.02, col: '#8c93a0' });
  treeLine(canvas, tone, rng.fork('t'), { y: y + 34, h: 22, d: 0.4, to: y + 120 });
  mist(canvas, tone, y + 62, 34, 0.6);
  lake(canvas, tone, rng.fork('lake'), y + 78);
  const px = W * 0.5 + 250;
  slope(canvas, tone, px, y);
  for (let i = 0; i < 5; i++)
    pine(canvas, tone, rng, px + 70 + i * 54, y + 96 - i * 14, rng.between(120, 190), { d: 0.1 });
  pagoda(canvas, tone, px, y + 104);
  cherries(canvas, tone, rng.fork('sakura'), px, y);
  birds(canvas, tone, rng, W * 0.24, H * 0.22, 5);
  branch(canvas, tone, rng.fork('branch'));
}

function cone(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, h: number) {
  const w = h * 1.75;
  const flank = (f: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const up = 0.9 * (1 - t) ** 2.1 + 0.1 * (1 - t);
      return [x + f * (30 + t * w), b - h * up + (i ? rng.between(-3, 3) : 0)];
    });
  const rim: Point[] = [
    [x - 12, b - h + 7],
    [x + 6, b - h + 3],
  ];
  const outline = `${poly([...flank(-1).reverse(), ...rim, ...flank(1)])}z`;
  canvas.path(outline, canvas.fade(tone.tint('#4f6590', 0.2, 0.34), tone.tint('#5f7a98', 0, 0.78)));
  canvas.clip(outline, () => {
    const edge: Point[] = [];
    for (let i = 0; i <= 26; i++) {
      const u = i / 13 - 1;
      const drop = h * (0.3 + 0.1 * (1 - Math.abs(u)) + (i % 2 ? rng.between(0.08, 0.2) : rng.between(-0.08, 0)));
      edge.push([x + u * w * 0.42, b - h + drop]);
    }
    canvas.poly([[x - w, b - h - 20], [x + w, b - h - 20], ...edge.reverse()], tone.tint('#f5f7fb', 0.3, 0.2));
    const gullies = [-0.3, -0.17, -0.06, 0.07, 0.2, 0.34].map((u) => {
      const foot = x + u * w * 1.1;
      return `M${xy(x + u * 60, b - h + 6)}Q${xy(x + u * w * 0.4, b - h * 0.74)} ${xy(foot, b - h * 0.38)}Q${xy(x + u * w * 0.46 + 16, b - h * 0.7)} ${xy(x + u * 60, b - h + 6)}z`;
    });
    canvas.path(gullies.join(''), tone.tint('#6f86ab', -0.1, 0.4), 'opacity=".6"');
    const shade = `M${xy(x + 8, b - h - 10)}L${xy(x + 40, b - h * 0.72)} ${xy(x + 20, b - h * 0.5)} ${xy(x + 96, b)}H${short(x + w * 1.2)}V${short(b - h - 10)}z`;
    canvas.path(shade, tone.tint('#33497a', -0.1, 0.4), 'opacity=".34"');
  });
}

function lake(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  water(canvas, tone, rng, { y, col: '#5b93a8', deep: '#2b5f7c', sunX: 0.2, glints: 24, calm: 0.8 });
  mist(canvas, tone, y, 26, 0.5);
}

function slope(canvas: Canvas, tone: Tone, px: number, y: number) {
  const { W, H } = canvas;
  const top = `M-10 ${short(y + 210)}Q${xy(px - 330, y + 190)} ${xy(px - 130, y + 108)}H${short(px + 130)}Q${xy(px + 280, y + 60)} ${xy(W + 20, y + 10)}V${H + 10}H-10z`;
  canvas.path(top, canvas.fade(tone.tint(GREEN.mid, 0.2, 0.04), tone.tint(GREEN.deep, -0.5)));
  canvas.path(box(px - 116, y + 96, 232, 20), tone.tint(STONE, 0.35));
  canvas.path(box(px - 116, y + 104, 232, 12), tone.tint(STONE, -0.35));
}

/** Five storeys, each smaller than the one it carries, under a spire of rings. */
function pagoda(canvas: Canvas, tone: Tone, x: number, b: number) {
  const red = '#c2452c';
  for (let i = 0; i < 5; i++) {
    const w = 128 - i * 13;
    const floor = b - i * 76;
    canvas.rect(x - w / 2, floor - 54, w, 54, canvas.across(tone.tint(red, 0.45), tone.tint(red, -0.45)));
    canvas.path(
      box(x - w * 0.38, floor - 44, w * 0.2, 38) + box(x + w * 0.18, floor - 44, w * 0.2, 38),
      tone.tint('#f6ecd8', 0.2),
    );
    canvas.path(box(x - w * 0.13, floor - 46, w * 0.26, 46), tone.dark ? tone.glow : tone.tint('#4a1f1a', -0.3));
    if (i)
      canvas.path(
        box(x - w * 0.62, floor - 13, w * 1.24, 4) + box(x - w * 0.62, floor - 5, w * 1.24, 5),
        tone.tint(red, 0.25),
      );
    canvas.path(box(x - w * 0.66, floor - 58, w * 1.32, 7), tone.tint('#7a2a1e', -0.3));
    hipRoof(canvas, tone, x - w * 0.8, floor - 52, w * 1.6, 42, {
      col: '#5d6f7c',
      ridge: 0.42,
      over: 0.06,
      curve: 0.36,
      lines: i < 3,
    });
  }
  const top = b - 5 * 76 - 12;
  canvas.line(`M${xy(x, top)}v-92`, tone.tint(AMBER, 0.3), 4);
  let rings = '';
  for (let i = 0; i < 7; i++) rings += `M${xy(x - 9 + i * 0.8, top - 14 - i * 9)}h${short(18 - i * 1.6)}`;
  canvas.line(rings, tone.tint(AMBER, 0.4), 3.4, 'stroke-linecap="round"');
}

function cherries(canvas: Canvas, tone: Tone, rng: Rng, px: number, y: number) {
  const { W, H } = canvas;
  for (const [dx, dy, h] of [
    [-210, 160, 130],
    [190, 120, 150],
    [-130, 172, 120],
    [330, 110, 170],
  ] as const)
    tree(canvas, tone, rng, px + dx, y + dy, h, { col: BLOSSOM, d: 0.04 });
  for (let i = 0; i < 9; i++) bush(canvas, tone, rng, (W * (i + 0.4)) / 9, H * 1.01, rng.between(60, 96), { n: 7 });
}

/** A blossoming branch that closes the picture at a corner. */
function branch(canvas: Canvas, tone: Tone, rng: Rng) {
  if (canvas.lean) return;
  canvas.line(
    'M-20 30Q90 44 150 96M40 38Q130 20 230 40M90 54Q100 110 90 150',
    tone.tint('#4a352f', -0.5),
    9,
    'stroke-linecap="round"',
  );
  const petals = ['', '', ''];
  for (let i = 0; i < 40; i++) {
    const t = rng.next();
    const [x, y] = i % 3 === 0 ? [150 * t, 30 + 66 * t] : i % 3 === 1 ? [40 + 190 * t, 34 - 10 * t] : [92, 54 + 96 * t];
    petals[i % 3] += blob(rng, x + rng.between(-22, 22), y + rng.between(-20, 20), 15, 13, 6, 0.2, 1);
  }
  canvas
    .path(petals[0]!, tone.tint('#cf8ba2', -0.4))
    .path(petals[1]!, tone.tint(BLOSSOM, -0.1))
    .path(petals[2]!, tone.tint('#fbdde4', 0.2));
}
