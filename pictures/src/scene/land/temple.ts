import { birds } from '../built/props.ts';
import type { Subject } from '../drawing.ts';
import { frame } from '../nature/frame.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { borobudur } from './temples/borobudur.ts';
import { lakeTemple } from './temples/lake-temple.ts';
import { prambanan } from './temples/prambanan.ts';
import { splitGate } from './temples/split-gate.ts';

export function temple(canvas: Canvas, tone: Tone, rng: Rng, { place }: Subject) {
  const { W, H } = canvas;
  const kind = /prambanan/i.test(place ?? '')
    ? 'candi'
    : /borobudur/i.test(place ?? '')
      ? 'stupa'
      : /bali/i.test(place ?? '')
        ? rng.pick(['lake', 'gate'])
        : place
          ? 'candi'
          : rng.pick(['stupa', 'candi', 'lake', 'gate', 'stupa', 'candi']);
  const hz = { stupa: rng.between(0.46, 0.56), candi: 0.72, lake: rng.between(0.54, 0.62), gate: 0.74 }[kind];
  const y = hz * H;
  const sunX = rng.pick([0.3, 0.5, 0.68]);
  sky(canvas, tone, rng.fork('sky'), { hz: Math.min(hz, 0.64), sunX });
  if (kind === 'stupa') borobudur(canvas, tone, rng, y, sunX);
  else if (kind === 'candi') prambanan(canvas, tone, rng, y);
  else if (kind === 'lake') lakeTemple(canvas, tone, rng, y, sunX);
  else splitGate(canvas, tone, rng, y);
  birds(canvas, tone, rng, W * rng.between(0.3, 0.7), H * 0.18, 6);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafBoth', 'frangipani', 'palmTop', 'none', 'leafLeft']));
}
