import { boat } from '../built/boat.ts';
import { birds } from '../built/props.ts';
import { grass } from '../nature/foliage.ts';
import { frame, shadow } from '../nature/frame.ts';
import { GREEN, WOOD } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine, tree, treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import { box, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

interface BatakHouseOptions {
  d?: number;
}
function batakHouse(canvas: Canvas, tone: Tone, x: number, b: number, w: number, { d = 0 }: BatakHouseOptions = {}) {
  const h = w * 0.9;
  canvas.path(
    box(x - w * 0.34, b - h * 0.2, w * 0.05, h * 0.2) +
      box(x - w * 0.1, b - h * 0.2, w * 0.05, h * 0.2) +
      box(x + w * 0.1, b - h * 0.2, w * 0.05, h * 0.2) +
      box(x + w * 0.3, b - h * 0.2, w * 0.05, h * 0.2),
    tone.tint(WOOD, -0.4, d),
  );
  canvas.poly(
    [
      [x - w * 0.42, b - h * 0.2],
      [x + w * 0.42, b - h * 0.2],
      [x + w * 0.36, b - h * 0.42],
      [x - w * 0.36, b - h * 0.42],
    ],
    tone.tint('#9b4f35', 0, d),
  );
  canvas.line(
    `M${xy(x - w * 0.38, b - h * 0.28)}H${short(x + w * 0.38)}M${xy(x - w * 0.36, b - h * 0.36)}H${short(x + w * 0.36)}`,
    tone.tint(AMBER, 0.2, d),
    w * 0.016,
    `stroke-dasharray="${short(w * 0.03)} ${short(w * 0.02)}"`,
  );
  canvas.rect(x - w * 0.06, b - h * 0.4, w * 0.12, h * 0.14, tone.dark ? tone.glow : tone.tint('#2e211c', -0.3, d));
  canvas.path(
    `M${xy(x - w * 0.44, b - h * 0.4)}L${xy(x - w * 0.66, b - h * 1.04)}Q${xy(x, b - h * 0.62)} ${xy(x + w * 0.66, b - h * 1.04)}L${xy(x + w * 0.44, b - h * 0.4)}Q${xy(x, b - h * 0.34)} ${xy(x - w * 0.44, b - h * 0.4)}z`,
    canvas.fade(tone.tint('#8a6b52', 0.5, d), tone.tint('#5d4638', -0.2, d)),
  );
  canvas.path(
    `M${xy(x - w * 0.44, b - h * 0.4)}L${xy(x - w * 0.66, b - h * 1.04)}Q${xy(x - w * 0.4, b - h * 0.84)} ${xy(x - w * 0.2, b - h * 0.8)}L${xy(x - w * 0.12, b - h * 0.37)}z`,
    tone.tint('#5d4638', -0.6, d),
    'opacity=".5"',
  );
}

export function lake(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.42, 0.52);
  const y = hz * H;
  const sunX = rng.pick([0.3, 0.5, 0.7]);
  sky(canvas, tone, rng.fork('sky'), { hz, sunX });
  const far = () => {
    ridge(canvas, tone, rng.fork('a'), { y: y - 10, amp: 170, d: 0.66, col: '#4f6f8c', freq: 1.6, to: y + 2 });
    ridge(canvas, tone, rng.fork('b'), {
      y,
      amp: 110,
      d: 0.48,
      col: '#44786f',
      freq: 2.2,
      sharp: 0.42,
      to: y + 2,
      slope: rng.fork('s').sign(),
    });
  };
  canvas.rect(0, y, W, H, tone.tint('#3f8597', 0, 0.2));
  canvas.mirror(y + 1, 0.42, far);
  canvas.raw('<g opacity=".72">');
  water(canvas, tone, rng.fork('w'), { y: y + 1, sunX, col: '#4a93a6', deep: '#124a70', calm: 1 });
  canvas.raw('</g>');
  mist(canvas, tone, y, 26, 0.6);
  const ix = W * rng.pick([0.26, 0.72]);
  canvas.path(
    smooth([
      [ix - 250, y + 32],
      [ix - 150, y - 6],
      [ix - 40, y - 50],
      [ix + 60, y - 28],
      [ix + 250, y + 32],
    ]) + 'z',
    canvas.fade(tone.tint(GREEN.leaf, 0.3, 0.3), tone.tint(GREEN.deep, 0, 0.34)),
  );
  treeLine(canvas, tone, rng.fork('it'), { y: y + 18, h: 16, d: 0.26, x0: ix - 230, x1: ix + 220, to: y + 33 });
  boat(canvas, tone, rng, W - ix + rng.between(-60, 60), y + rng.between(60, 110), 90, {
    sail: rng.chance(0.5),
    d: 0.06,
  });
  const side = rng.sign();
  const g = rng.fork('shore');
  const X = (t: number) => (side > 0 ? W * t : W * (1 - t));
  canvas.path(
    smooth([
      [X(-0.03), H * 0.66],
      [X(0.16), H * 0.68],
      [X(0.34), H * 0.76],
      [X(0.52), H * 0.86],
      [X(0.78), H * 0.93],
      [X(1.03), H * 0.95],
    ]) + `V${H + 10}H${short(X(-0.03))}z`,
    canvas.fade(tone.tint('#8eab5c', 0.3), tone.tint(GREEN.deep, -0.3)),
  );
  for (let i = 0; i < 3; i++) {
    const w = [150, 190, 240][i]!;
    const x = X([0.08, 0.2, 0.13][i]! + (i === 2 ? 0.12 : 0));
    const b = H * [0.7, 0.75, 0.88][i]!;
    shadow(canvas, tone, x - w * 0.4, b, w * 0.8, 40, side * 90, 0.4);
    batakHouse(canvas, tone, x, b, w, { d: 0.1 - i * 0.05 });
  }
  for (let i = 0; i < 5; i++)
    pine(canvas, tone, g, X(g.between(-0.02, 0.12)), H * g.between(0.68, 0.8), g.between(170, 300), { sun: side });
  for (let i = 0; i < 3; i++)
    tree(canvas, tone, g, X(g.between(0.3, 0.44)), H * g.between(0.82, 0.9), g.between(80, 130));
  grass(canvas, tone, g, { y: H + 4, n: 90, h: 50 });
  canvas.poly(
    [
      [X(0.4), H * 0.83],
      [X(0.44), H * 0.86],
      [X(0.64), H * 0.78],
      [X(0.62), H * 0.765],
    ],
    tone.tint('#b98a5c', 0.2),
  );
  {
    let leg = '';
    for (let i = 0; i < 5; i++) leg += `M${xy(X(0.45 + i * 0.045), H * (0.852 - i * 0.016))}v22`;
    canvas.line(leg, tone.tint(WOOD, -0.4), 5);
  }
  birds(canvas, tone, rng, W * 0.5, H * 0.2, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'none', 'frangipani']));
}
