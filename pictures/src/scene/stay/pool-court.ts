import { lounger, umbrella } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import type { Outlook } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { CLAY, CREAM, GREEN, WOOD } from '../nature/materials.ts';
import { palm, palmShadow } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { backdrop } from './grounds.ts';
import { lagoonShape, poolWater } from './pool-water.ts';

/** A pool among the hotel's own wings or its thatched pavilions. */
export function courtPool(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  style: 'court' | 'lagoon',
  y: number,
  hz: number,
  outlook: Outlook = 'hills',
) {
  const { W, H } = canvas;
  sky(canvas, tone, rng.fork('sky'), { hz, sunX: rng.pick([0.3, 0.7]) });
  const q = rng.fork('b');
  backdrop(canvas, tone, q.fork('r'), y + 30, outlook);
  if (style === 'court') hotelWings(canvas, tone, q, y);
  else pavilions(canvas, tone, q, y);
  treeLine(canvas, tone, q.fork('t'), { y: y + 46, h: 40, d: 0.06, to: y + 90, palms: 0 });
  for (let i = 0; i < 6; i++)
    palm(canvas, tone, q, W * q.between(0.02, 0.98), y + q.between(66, 90), q.between(200, 330), {
      lean: q.between(-0.14, 0.14),
      d: 0.04,
    });
  canvas.rect(0, y + 76, W, H, canvas.fade(tone.tint('#e3d2b2', 0.3), tone.tint('#b89a78', -0.2)));
  let jo = '';
  for (let i = 1; i < 7; i++) {
    const t = (i / 7) ** 1.8;
    jo += `M0 ${short(lerp(y + 76, H, t))}H${short(W)}`;
  }
  for (let i = -6; i < 16; i++) jo += `M${xy(W * (0.5 + (i - 5) * 0.05), y + 76)}L${xy(W * (0.5 + (i - 5) * 0.2), H)}`;
  canvas.line(jo, tone.shadow, 1.3, 'opacity=".12"');
  const t0 = y + 112;
  const d =
    style === 'court'
      ? `M${xy(W * 0.3, t0)}H${short(W * 0.78)}L${xy(W * 1.02, H * 0.95)}H${short(W * 0.02)}z`
      : lagoonShape(canvas, rng.fork('shape'), t0);
  canvas.line(d, tone.tint('#fff5e2', 0.4), 15, 'stroke-linejoin="round"');
  poolWater(canvas, tone, rng.fork('w'), d, t0, H * 0.98);
  canvas.clip(d, () => {
    for (let i = 0; i < 5; i++) {
      const x = W * rng.between(0.2, 0.9);
      canvas.path(
        `M${xy(x, t0)}q${xy(20, 60)} ${xy(-6, 150)}q${xy(30, -60)} ${xy(16, -150)}z`,
        tone.tint(GREEN.deep, -0.2),
        'opacity=".25"',
      );
    }
    canvas.rect(
      0,
      t0 - 20,
      W,
      40,
      canvas.linear([
        [0, tone.shadow, 0.4],
        [1, tone.shadow, 0],
      ]),
    );
  });
  if (style === 'lagoon') {
    const side = rng.sign();
    bed(canvas, tone, rng.fork('bd'), side > 0 ? -20 : W * 0.72, side > 0 ? W * 0.3 : W + 20, t0 + 26, 62);
  } else if (rng.chance(0.6)) bed(canvas, tone, rng.fork('bd'), -20, W * 0.2, t0 + 60, 70);
  if (tone.time !== 'night')
    palmShadow(canvas, tone, W * rng.between(-0.04, 0.06), H * 0.9, rng.between(300, 420), 1, 0.2);
  for (let i = 0; i < 4; i++) {
    const x = W * (0.36 + i * 0.12);
    const b = t0 - 10;
    lounger(canvas, tone, x, b - 8, 62, { col: CREAM });
    if (i % 2) umbrella(canvas, tone, x + 34, b - 4, 84, { col: q.pick([CREAM, AMBER]) });
  }
}

/** Two wings of the hotel meeting at a corner. */
function hotelWings(canvas: Canvas, tone: Tone, q: Rng, y: number) {
  const { W } = canvas;
  const col = q.pick(['#f4ead8', '#ecd8bd', '#e8e4dc', '#e6b995']);
  const fl = q.whole(3, 6);
  const fh = 52;
  const h = fl * fh;
  const bx = W * q.pick([0.42, 0.5]);
  const b = y + 70;
  canvas.rect(bx, b - h, W - bx + 20, h, canvas.fade(tone.tint(col, 0.35), tone.tint(col, 0)));
  canvas.poly(
    [
      [-10, b + 70 - h * 1.32],
      [bx, b - h],
      [bx, b],
      [-10, b + 70],
    ],
    canvas.across(tone.tint(col, -0.5), tone.tint(col, -0.3)),
  );
  let sl = '';
  let dk = '';
  let lt = '';
  let rl = '';
  let ds = '';
  const n = 7;
  const cw = (W - bx) / n;
  for (let j = 0; j < fl; j++) {
    const yy = b - (j + 1) * fh;
    for (let i = 0; i < n; i++) {
      const w = box(bx + i * cw + 9, yy + 10, cw - 18, fh - 12);
      if (q.chance(tone.lit * 0.75)) {
        lt += w;
      } else {
        dk += w;
      }
    }
    sl += box(bx - 4, yy + fh - 5, W - bx + 20, 7);
    rl += `M${xy(bx, yy + fh - 22)}H${short(W)}`;
    ds += `M-10 ${short(b + 70 - (h * 1.32 * (j + 0.6)) / fl)}L${xy(bx, b - (h * (j + 0.6)) / fl)}`;
  }
  canvas
    .path(dk, mix(tone.tint('#3f5c70', -0.2), tone.sky[1], 0.2))
    .path(lt, tone.glow)
    .path(sl, tone.tint('#fff6e6', 0.4))
    .line(rl, tone.tint('#fff6e6', 0.1), 2)
    .line(
      ds,
      tone.dark ? mix(tone.glow, tone.shadow, 0.4) : tone.tint('#33495a', -0.4),
      24,
      'stroke-dasharray="34 22" opacity=".75"',
    );
  hipRoof(canvas, tone, bx - 10, b - h, W - bx + 60, 44, { col: CLAY, ridge: 0.8, over: 0.01 });
}

function pavilions(canvas: Canvas, tone: Tone, q: Rng, y: number) {
  const { W } = canvas;
  const spots = q.pick([[0.2, 0.72], [0.28], [0.7], [0.16, 0.5, 0.84]]);
  for (const u of spots) {
    const w = spots.length > 1 ? q.between(200, 290) : q.between(380, 460);
    const x = W * u;
    const b = y + 60;
    if (tone.dark) canvas.glow(x, b - 40, 200, tone.glow, 0.5);
    canvas.rect(
      x - w * 0.4,
      b - w * 0.26,
      w * 0.8,
      w * 0.27,
      tone.dark ? mix(tone.glow, CLAY, 0.3) : tone.tint('#7a5a42', -0.35),
    );
    let v = '';
    for (let k = 0; k < 6; k++) v += box(x - w * 0.42 + k * w * 0.165, b - w * 0.28, w * 0.026, w * 0.3);
    canvas.path(v, tone.tint(WOOD, 0.1));
    hipRoof(canvas, tone, x - w * 0.44, b - w * 0.27, w * 0.88, w * 0.38, { ridge: 0.3, over: 0.12, curve: 0.2 });
  }
}
