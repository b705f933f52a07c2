import { lantern } from '../built/props.ts';
import { leaf } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { CLAY, THATCH, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { view } from '../stay/view.ts';
import { beam, floor, INK, inner, lampGlow } from './interior.ts';

export function restaurant(canvas: Canvas, outside: Tone, rng: Rng) {
  const { W, H } = canvas;
  const tone = inner(outside);
  const hz = rng.between(0.4, 0.5);
  const fy = H * 0.64;
  const wood = rng.pick([WOOD, '#6f4c36', '#a87748']);
  view(canvas, outside, rng.fork('view'), hz, rng.pick(['sea', 'rice', 'city', 'hills', 'volcano']));
  floor(canvas, tone, fy, wood);
  if (!tone.dark) beam(canvas, tone, W * 0.1, fy, W * 0.5, H - fy, rng.sign() * 160, 0.35);
  canvas.rect(0, fy - 56, W, 8, tone.tint(wood, 0.2));
  let m = '';
  for (let i = 0; i < 40; i++) m += `M${short((W * i) / 39)} ${short(fy - 50)}v54`;
  canvas.line(m, tone.tint(wood, -0.2), 4);
  canvas.rect(0, fy - 4, W, 10, tone.tint(wood, -0.3));
  for (const k of rng.pick([
    [0.02, 0.34, 0.67, 0.99],
    [0.02, 0.5, 0.98],
    [0.1, 0.66],
  ]))
    canvas.rect(
      W * k - 15,
      0,
      30,
      fy + 8,
      canvas.linear(
        [
          [0, tone.tint(wood, -0.5)],
          [0.7, tone.tint(wood, 0.25)],
          [1, tone.tint(wood, -0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  const roof = rng.pick(['beam', 'thatch']);
  canvas.poly(
    [
      [0, 0],
      [W, 0],
      [W, 64],
      [W * 0.5, 96],
      [0, 64],
    ],
    canvas.fade(tone.tint(roof === 'beam' ? wood : THATCH, -0.7), tone.tint(roof === 'beam' ? wood : THATCH, -0.25)),
  );
  let r = '';
  for (let i = 0; i < 30; i++)
    r += `M${short((W * i) / 29)} ${short(64 + (1 - Math.abs(i / 14.5 - 1)) * 32)}L${short(W * 0.5 + (i / 29 - 0.5) * W * 1.5)} 0`;
  canvas.line(r, tone.tint('#2e2420', -0.3), 3, 'opacity=".4"');
  const lx = rng.whole(4, 6);
  for (let i = 0; i < lx; i++) {
    const x = W * ((i + 0.5) / lx);
    const c = rng.between(70, 150);
    const k = rng.fork('lk').pick(['rattan', 'globe', 'lantern']);
    lampGlow(canvas, tone, x, 80 + c, 130);
    canvas.rect(x - 1, 60, 2, c, tone.tint(INK, -0.3));
    if (k === 'rattan') {
      canvas.path(
        `M${xy(x - 9, 56 + c)}h18q32 16 36 46h-90q4-30 36-46z`,
        canvas.fade(tone.tint('#b98a50', -0.3), mix(tone.glow, '#c98d4c', tone.time === 'noon' ? 0.8 : 0.3)),
      );
    } else if (k === 'globe') canvas.ellipse(x, 80 + c, 21, 21, mix(tone.glow, '#ffffff', 0.45));
    else lantern(canvas, tone, x, 80 + c, 24, { glow: false });
  }
  const set = (x: number, y: number, s: number, d: string) => {
    const cl = d;
    canvas.ellipse(x, y + s * 0.02, s * 0.95, s * 0.1, tone.shadow, 'opacity=".4"');
    for (const f of [-1, 1]) {
      canvas.path(
        `M${xy(x + f * s * 0.98, y - s * 0.02)}l${xy(-f * s * 0.04, -s * 0.46)}h${short(-f * s * 0.34)}v${short(s * 0.06)}h${short(f * s * 0.28)}l${xy(f * s * 0.02, s * 0.4)}zM${xy(x + f * s * 0.56, y)}v${short(-s * 0.4)}h${short(f * s * 0.05)}v${short(s * 0.4)}z`,
        tone.tint(wood, -0.45),
      );
      canvas.path(
        `M${xy(x + f * s * 0.88, y - s * 0.44)}q${xy(f * s * 0.12, -s * 0.4)} ${xy(f * s * 0.06, -s * 0.52)}q${xy(f * s * 0.1, -s * 0.03)} ${xy(f * s * 0.12, s * 0.06)}l${xy(-f * s * 0.06, s * 0.47)}z`,
        tone.tint(wood, 0.1),
      );
      canvas.rect(f > 0 ? x + s * 0.56 : x - s * 0.94, y - s * 0.5, s * 0.38, s * 0.08, tone.tint(cl, 0.2), 'rx="5"');
    }
    canvas.path(
      `M${xy(x - s * 0.05, y - s * 0.6)}h${short(s * 0.1)}l${xy(s * 0.03, s * 0.6)}h${short(-s * 0.16)}z`,
      tone.tint(wood, -0.3),
    );
    canvas
      .ellipse(x, y - s * 0.62, s * 0.62, s * 0.1, tone.tint('#f5ead6', -0.2))
      .ellipse(x, y - s * 0.645, s * 0.62, s * 0.1, tone.tint('#fbf3e4', 0.3));
    canvas
      .ellipse(x - s * 0.3, y - s * 0.64, s * 0.14, s * 0.024, tone.tint('#d9d3c6', 0))
      .ellipse(x + s * 0.3, y - s * 0.65, s * 0.14, s * 0.024, tone.tint('#d9d3c6', 0));
    canvas.path(
      `M${xy(x + s * 0.08, y - s * 0.68)}v${short(-s * 0.1)}m${xy(-s * 0.03, 0)}q0-${short(s * 0.1)} 0-${short(s * 0.12)}h${short(s * 0.06)}q0 ${short(s * 0.06)} 0 ${short(s * 0.12)}z`,
      tone.tint('#e8f0f0', 0.2),
      'opacity=".8"',
    );
    lampGlow(canvas, tone, x - s * 0.04, y - s * 0.72, s * 0.5);
    canvas.rect(x - s * 0.06, y - s * 0.77, s * 0.05, s * 0.12, mix(tone.glow, '#ffffff', 0.4));
    leaf(canvas, tone, x - s * 0.12, y - s * 0.65, s * 0.2, -1.9, { l: 0.1 });
    leaf(canvas, tone, x - s * 0.12, y - s * 0.65, s * 0.17, -1.2, { l: 0.2 });
  };
  const c = rng.pick([AMBER, CLAY, '#2f4d74', '#5d7f78']);
  const layout = rng.pick([
    [
      [0.2, 0.74, 110],
      [0.5, 0.72, 96],
      [0.8, 0.75, 112],
      [0.34, 0.93, 210],
      [0.84, 0.97, 230],
    ],
    [
      [0.3, 0.72, 90],
      [0.62, 0.73, 96],
      [0.9, 0.76, 110],
      [0.62, 0.94, 230],
    ],
    [
      [0.16, 0.73, 96],
      [0.46, 0.75, 110],
      [0.2, 0.96, 220],
      [0.74, 0.92, 190],
    ],
  ]);
  for (const [a, b, s] of layout) set(W * a, H * b, s, c);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'leafBoth', 'none', 'none']));
  canvas.spray(() =>
    canvas.rect(
      0,
      fy,
      W,
      H - fy,
      canvas.linear([
        [0, tone.shadow, 0],
        [1, tone.shadow, 0.45],
      ]),
    ),
  );
}
