import { skyline } from '../built/blocks.ts';
import type { Outlook } from '../drawing.ts';
import { OUTLOOKS } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { GREEN } from '../nature/materials.ts';
import { ridge, volcano } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { smooth } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** What a window looks out on; drawn full width, to be clipped by the caller. */
export function view(
  canvas: Canvas,
  tone: Tone,
  rng: Rng,
  hz: number,
  kind: Outlook = rng.pick(OUTLOOKS),
  near = false,
) {
  const { W, H } = canvas;
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz, sunX: rng.between(0.3, 0.7), cloud: rng.pick(['bands', 'cumulus']) });
  if (kind === 'city') {
    skyline(canvas, tone, rng.fork('a'), { y: y + 30, h: 300, d: 0.66 });
    skyline(canvas, tone, rng.fork('b'), { y: y + 120, h: 300, d: 0.34, min: 34, max: 84 });
    canvas.rect(0, y + 100, W, H, canvas.fade(tone.tint(GREEN.leaf, 0, 0.3), tone.tint(GREEN.deep, -0.3, 0.1)));
    for (let i = 0; i < 3; i++)
      treeLine(canvas, tone, rng.fork('ct' + i), {
        y: y + 96 + i * 60,
        h: 44 + i * 16,
        d: 0.34 - i * 0.1,
        to: H,
        palms: i < 2 ? 3 : 0,
      });
  } else {
    if (kind === 'volcano')
      volcano(canvas, tone, rng.fork('v'), {
        x: W * rng.between(0.3, 0.7),
        y: y + 20,
        h: 240,
        w: 700,
        d: 0.6,
        col: '#57708a',
      });
    else ridge(canvas, tone, rng.fork('a'), { y: y - 6, amp: 120, d: 0.7, col: '#4d7285', freq: 2 });
    if (kind === 'sea') water(canvas, tone, rng.fork('w'), { y, to: H, sunX: 0.5, glints: 34 });
    else {
      ridge(canvas, tone, rng.fork('b'), { y: y + 50, amp: 70, d: 0.46, col: GREEN.leaf, freq: 3, sharp: 0.35, to: H });
      if (kind === 'rice')
        for (let i = 0; i < 6; i++) {
          const yy = y + 50 + i * i * 6;
          canvas.path(
            smooth([
              [0, yy],
              [W * 0.3, yy - 14 + i * 6],
              [W * 0.6, yy + 16],
              [W, yy - 8],
            ]) + `V${H}H0z`,
            tone.tint(i % 2 ? GREEN.fresh : GREEN.mid, 0.2, 0.3 - i * 0.04),
          );
        }
      treeLine(canvas, tone, rng.fork('t'), { y: y + 96, h: 46, d: 0.22, to: H, palms: 4 });
    }
    if (kind === 'sea') {
      for (let i = 0; i < 4; i++)
        palm(
          canvas,
          tone,
          rng.fork('p' + i),
          W * rng.pick([0.04, 0.12, 0.2, 0.76, 0.86, 0.95]),
          H * (near ? 1.05 : 0.8),
          H * (near ? rng.between(0.62, 0.86) : rng.between(0.36, 0.5)),
          { d: 0.08 },
        );
      if (near) bed(canvas, tone, rng.fork('bd'), -20, W + 20, H + 20, 150);
    } else
      for (let i = 0; i < 3; i++)
        palm(canvas, tone, rng.fork('p' + i), W * rng.between(0.06, 0.94), y + 200, rng.between(210, 300), { d: 0.1 });
  }
}
