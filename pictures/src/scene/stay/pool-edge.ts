import { hipRoof } from '../built/roofs.ts';
import type { Outlook } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { CREAM, STONE, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { poolWater } from './pool-water.ts';
import { view } from './view.ts';

/** A pool whose far edge meets the view; returns whether the deck leaves dry ground in front. */
export function infinityPool(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  style: 'infinity' | 'roof',
  hz: number,
  outlook?: Outlook,
): boolean {
  const { W, H } = canvas;
  view(
    canvas,
    tone,
    rng.fork('v'),
    hz,
    style === 'roof' ? 'city' : (outlook ?? rng.pick(['sea', 'sea', 'hills', 'rice', 'volcano'])),
  );
  const e = H * rng.between(0.6, 0.66);
  const dir = rng.sign();
  const a = e + dir * 16;
  const b = e - dir * 16;
  const deck = rng.pick([
    [0.86, 0.56, 0.97, 0.9],
    [0.9, 0.3, 0.95, 0.84],
    [0.93, 0.5, 0.93, 0.93],
    [0.82, 0.7, 0.99, 0.97],
    [1.02, 0.5, 1.02, 1.02],
  ]);
  const d = `M-10 ${short(a)}L${xy(W + 10, b)}V${short(H * deck[3])}L${xy(W * deck[1], H * deck[2])}L-10 ${short(H * deck[0])}z`;
  canvas.poly(
    [
      [-10, a - 6],
      [W + 10, b - 6],
      [W + 10, b + 5],
      [-10, a + 5],
    ],
    tone.tint('#d8cdb8', 0.3),
  );
  poolWater(canvas, tone, rng.fork('w'), d, e, H * 0.97);
  // reflection of the sky glow at the edge
  canvas.path(
    `M-10 ${short(a)}L${xy(W + 10, b)}v40L-10 ${short(a + 40)}z`,
    canvas.linear([
      [0, mix(tone.sky[3], '#ffffff', 0.25), 0.75],
      [1, tone.sky[3], 0],
    ]),
  );
  canvas.path(
    `M-10 ${short(H * deck[0])}L${xy(W * deck[1], H * deck[2])}L${xy(W + 10, H * deck[3])}V${H + 10}H-10z`,
    canvas.fade(tone.tint('#e0d0b2', 0.3), tone.tint('#a98f72', -0.2)),
  );
  canvas.line(
    `M-10 ${short(H * deck[0])}L${xy(W * deck[1], H * deck[2])}L${xy(W + 10, H * deck[3])}`,
    tone.tint('#fff3dd', 0.4),
    6,
  );
  if (style === 'roof') roofRail(canvas, tone, rng, e);
  waterPavilion(canvas, tone, rng, e + 6);
  return deck[0] < 1;
}

/** Glass rail and planters of a roof deck. */
function roofRail(canvas: Canvas, tone: Tone, rng: Rng, e: number) {
  const { W } = canvas;
  canvas.rect(0, e - 60, W, 56, mix(tone.sky[2], '#ffffff', 0.3), 'opacity=".16"');
  let m = '';
  for (let x = 0; x < W; x += 110) m += `M${short(x)} ${short(e - 62)}v58`;
  canvas.line(m + `M0 ${short(e - 61)}H${W}`, tone.tint('#e8e4da', 0.1), 3, 'opacity=".8"');
  bed(canvas, tone, rng.fork('rb'), -20, W * rng.between(0.16, 0.3), e + 2, 54);
  bed(canvas, tone, rng.fork('rc'), W * rng.between(0.78, 0.86), W + 20, e + 4, 50);
}

/** A curtained pavilion that stands in the water. */
function waterPavilion(canvas: Canvas, tone: Tone, rng: Rng, pe: number) {
  const px = canvas.W * rng.pick([0.16, 0.8]);
  if (!rng.chance(0.6)) return;
  const w = 250;
  canvas.path(box(px - w * 0.4, pe - 120, 12, 150) + box(px + w * 0.4 - 12, pe - 120, 12, 150), tone.tint(WOOD, -0.1));
  canvas.rect(px - w * 0.46, pe + 4, w * 0.92, 26, tone.tint(STONE, 0.2));
  canvas.rect(px - w * 0.3, pe - 26, w * 0.6, 30, tone.tint(CREAM, 0.2));
  canvas.path(
    `M${xy(px - w * 0.4, pe - 120)}q${xy(10, 90)} ${xy(-6, 124)}h26q-8-50 10-124zM${xy(px + w * 0.4, pe - 120)}q${xy(-10, 90)} ${xy(6, 124)}h-26q8-50-10-124z`,
    tone.tint('#fff6e6', 0.3),
    'opacity=".85"',
  );
  hipRoof(canvas, tone, px - w * 0.44, pe - 118, w * 0.88, 96, { ridge: 0.24, over: 0.12, curve: 0.2 });
  if (tone.dark) canvas.glow(px, pe - 70, 150, tone.glow, 0.6);
}
