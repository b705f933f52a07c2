import { skyline } from '../built/blocks.ts';
import { carShape } from '../built/car.ts';
import { birds, lamp } from '../built/props.ts';
import { towers } from '../built/towers.ts';
import { bed } from '../nature/foliage.ts';
import { frame, shadow } from '../nature/frame.ts';
import { volcano } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { tree, treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import { box } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function vanCity(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.66 * H;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.6, sunX: rng.pick([0.24, 0.74]) });
  if (rng.chance(0.5))
    volcano(canvas, tone, rng.fork('v'), {
      x: W * rng.between(0.2, 0.8),
      y: y - 20,
      h: 220,
      w: 760,
      d: 0.74,
      col: '#5f789a',
      crater: 0.06,
    });
  skyline(canvas, tone, rng.fork('a'), { y, h: 300, d: 0.7 });
  towers(canvas, tone, rng.fork('b'), y + 4, 9, -30, W * 0.95, 130, 330, 0.34);
  treeLine(canvas, tone, rng.fork('t'), { y: y - 34, h: 52, d: 0.18, to: y + 20, palms: 3 });
  canvas.rect(0, y + 2, W, 62, canvas.fade(tone.tint('#d6c6ac', 0.3), tone.tint('#b3a08a', 0)));
  canvas.rect(0, y + 60, W, 10, tone.tint('#efe7d8', 0.2));
  canvas.rect(0, y + 70, W, H, canvas.fade(tone.tint('#74747f', 0.2), tone.tint('#42434f', -0.3)));
  let m = '';
  for (let i = 0; i < 8; i++) m += box((i * W) / 7 - 30, H * 0.905, W / 13, 8);
  canvas.path(m, tone.tint('#f5e7c2', 0.3));
  shadow(canvas, tone, 0, y + 70, W, 40, 60, 0.3);
  for (let i = 0; i < 5; i++) {
    const x = W * (0.08 + i * 0.21);
    if (i % 2) {
      palm(canvas, tone, rng, x, y + 40, rng.between(240, 320), { lean: 0.02 });
    } else {
      tree(canvas, tone, rng, x, y + 44, rng.between(170, 220));
    }
    lamp(canvas, tone, x + 90, y + 58, 150);
  }
  bed(canvas, tone, rng, -20, W + 20, y + 62, 30);
  carShape(canvas, tone, W * rng.between(0.12, 0.2), y + 100, 76, rng.pick(['#e9e4da', '#2f6f8f', AMBER]), { d: 0.08 });
  carShape(
    canvas,
    tone,
    W * rng.between(0.5, 0.62),
    H * 0.9,
    rng.between(185, 215),
    rng.pick(['#f3efe6', '#24507f', '#f3efe6', '#5d8f86']),
    { van: true },
  );
  birds(canvas, tone, rng, W * 0.5, H * 0.16, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'frangipani', 'none', 'leafLeft']));
}
