import { stupa } from '../../built/temples.ts';
import { shadow } from '../../nature/frame.ts';
import { mist, ridge, volcano } from '../../nature/mountains.ts';
import { treeLine } from '../../nature/trees.ts';
import type { Canvas } from '../../paint/canvas.ts';
import { short, xy } from '../../paint/path.ts';
import type { Rng } from '../../paint/random.ts';
import type { Tone } from '../../paint/tone.ts';

/** A terrace of latticed stupas above misty plains, a volcano behind. */
export function borobudur(canvas: Canvas, tone: Tone, rng: Rng, y: number, sunX: number) {
  const { W, H } = canvas;
  volcano(canvas, tone, rng.fork('v'), {
    x: W * rng.pick([0.24, 0.76]),
    y: y + 6,
    h: rng.between(190, 270),
    w: rng.between(640, 860),
    d: 0.66,
    col: '#5a6f92',
    crater: 0.06,
    smoke: rng.chance(0.6),
  });
  ridge(canvas, tone, rng.fork('a'), { y: y + 4, amp: 60, d: 0.6, col: '#4d6e80', freq: 3 });
  for (let i = 0; i < 3; i++) {
    treeLine(canvas, tone, rng.fork('t' + i), {
      y: y + 14 + i * 34,
      h: 26 + i * 10,
      d: 0.52 - i * 0.12,
      to: y + 120 + i * 30,
      palms: 3,
    });
    mist(canvas, tone, y + 44 + i * 36, 34, 0.72);
  }
  const st = '#8a817a';
  const sun = sunX > 0.5 ? 1 : -1;
  const tier = (yy: number, x0: number, x1: number, h: number, d: number) => {
    canvas.rect(x0, yy, x1 - x0, h + 120, canvas.fade(tone.tint(st, 0.1, d), tone.tint(st, -0.5, d)));
    canvas.rect(x0 - 8, yy - 6, x1 - x0 + 16, 12, tone.tint(st, 0.45, d));
    let m = '';
    for (let x = x0 + 10; x < x1; x += 46) m += `M${xy(x, yy + 12)}v${short(h * 0.5)}`;
    canvas.line(m + `M${xy(x0, yy + h * 0.5)}H${short(x1)}`, tone.tint('#3b3640', -0.3, d), 2, 'opacity=".35"');
  };
  tier(y + 96, W * 0.2, W * 0.94, 70, 0.18);
  for (let i = 0; i < 6; i++) stupa(canvas, tone, W * (0.26 + i * 0.124), y + 92, 74, { d: 0.18, sun });
  const bigX = W * rng.pick([0.66, 0.6]);
  stupa(canvas, tone, bigX, y + 92, rng.between(190, 230), { d: 0.1, holes: false, sun });
  tier(y + 184, -20, W + 20, 80, 0.04);
  for (let i = 0; i < 5; i++) {
    const x = W * (0.04 + i * 0.24);
    shadow(canvas, tone, x - 60, y + 184, 120, 90, sun * -140, 0.4);
    stupa(canvas, tone, x, y + 188, 132, { d: 0.03, sun });
  }
  canvas.rect(0, y + 250, W, H, canvas.fade(tone.tint(st, 0.15), tone.tint(st, -0.6)));
  let m = '';
  for (let i = 0; i < 9; i++) m += `M0 ${short(y + 262 + i * i * 6)}H${short(W)}`;
  for (let i = -4; i < 18; i++)
    m += `M${short(W * 0.5 + (i - 7) * 90)} ${short(y + 250)}L${short(W * 0.5 + (i - 7) * 170)} ${H}`;
  canvas.line(m, tone.shadow, 2, 'opacity=".25"');
  const nx = rng.pick([0.1, 0.86]);
  stupa(canvas, tone, W * nx, H * 1.04, 330, { sun });
}
