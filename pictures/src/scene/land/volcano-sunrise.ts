import { birds } from '../built/props.ts';
import { mist, ridge, volcano } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function volcanoSunrise(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.46, 0.54);
  const y = hz * H;
  const f = rng.sign();
  const cx = W * 0.5;
  sky(canvas, tone, rng.fork('sky'), { hz, sunX: rng.pick([0.2, 0.8]), cloud: rng.pick(['bands', 'wisps']) });
  volcano(canvas, tone, rng.fork('semeru'), {
    x: cx + f * W * 0.12,
    y: y + 20,
    h: rng.between(230, 270),
    w: 980,
    d: 0.5,
    col: '#4f5f8c',
    crater: 0.05,
    smoke: true,
  });
  ridge(canvas, tone, rng.fork('rim'), { y: y + 34, amp: 80, d: 0.42, col: '#5f6284', freq: 2.4 });
  mist(canvas, tone, y + 44, 46, 0.7);
  volcano(canvas, tone, rng.fork('bromo'), {
    x: cx - f * W * 0.16,
    y: y + 150,
    h: 180,
    w: 620,
    d: 0.2,
    col: '#7d6670',
    crater: 0.36,
    smoke: true,
    gul: 16,
  });
  volcano(canvas, tone, rng.fork('batok'), {
    x: cx + f * W * 0.14,
    y: y + 160,
    h: 210,
    w: 430,
    d: 0.08,
    col: '#70605c',
    crater: 0.1,
    gul: 18,
  });
  for (let i = 0; i < 3; i++) {
    const q = rng.fork('m' + i);
    const yy = y + 130 + i * 30;
    canvas.path(
      smooth(Array.from({ length: 9 }, (_, k) => [-30 + (k * (W + 60)) / 8, yy + q.between(-16, 16)])) + `v90H-30z`,
      canvas.linear([
        [0, mix(tone.haze, '#ffffff', 0.35), 0.85],
        [1, tone.haze, 0.1],
      ]),
    );
  }
  ridge(canvas, tone, rng.fork('f1'), {
    y: y + 270,
    amp: 90,
    d: 0.12,
    col: '#4f5f4e',
    freq: 2.6,
    sharp: 0.5,
    slope: f,
    to: H,
  });
  const g = rng.fork('near');
  const top = ridge(canvas, tone, g, {
    y: H * 0.97,
    amp: 110,
    d: 0,
    col: '#26413c',
    freq: 1.6,
    sharp: 0.3,
    slope: -f * 1.4,
    to: H + 20,
    fade: 0,
  });
  for (let i = 0; i < 9; i++) {
    const x = W * g.between(0, 1);
    if (Math.abs(x - cx) < W * 0.16) continue;
    pine(canvas, tone, g, x, top(x) + 10, g.between(90, 230) * (Math.abs(x - cx) / W + 0.5), { d: 0.03, sun: f });
  }
  for (let i = 0; i < 40; i++) {
    const x = W * g.next();
    const b = top(x) + 6;
    canvas.line(
      `M${xy(x, b + 20)}q${xy(g.between(-10, 10), -20)} ${xy(g.between(-16, 16), -g.between(26, 50))}`,
      tone.tint('#6d7a4c', g.between(-0.3, 0.5)),
      2.4,
    );
  }
  birds(canvas, tone, rng, W * 0.45, H * 0.24, 5);
}
