import { boat } from '../built/boat.ts';
import { overwaterBungalow } from '../built/overwater-bungalow.ts';
import { SAND, WOOD } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** Thatched houses on stilts along a jetty, over a shallow lagoon. */
export function bungalows(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W, H } = canvas;
  ridge(canvas, tone, rng.fork('isles'), { y: y - 44, amp: 54, d: 0.66, col: '#46707e', freq: 2.2, to: y - 40 });
  water(canvas, tone, rng.fork('lagoon'), { y: y - 46, to: H, sunX: rng.pick([0.3, 0.7]), glints: 30 });
  shallows(canvas, tone, rng.fork('reef'), y);
  boat(canvas, tone, rng.fork('boat'), W * rng.between(0.1, 0.24), y - 6, rng.between(70, 100), {
    sail: true,
    d: 0.16,
  });
  const count = rng.pick([3, 4]);
  jetty(canvas, tone, y);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const w = lerp(104, 430, t ** 1.35);
    overwaterBungalow(canvas, tone, W * lerp(0.2, 0.66, t), y + lerp(-16, 96, t ** 1.4), w, lerp(0.34, 0, t));
    if (tone.dark) canvas.glow(W * lerp(0.2, 0.66, t), y + lerp(-30, 50, t), w * 0.5, tone.glow, 0.4);
  }
  beach(canvas, tone, rng.fork('beach'), y);
  return 190;
}

/** Light patches over sand and dark ones over coral. */
function shallows(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  const { W, H } = canvas;
  const patches = ['', ''];
  for (let i = 0; i < 10; i++) {
    const t = rng.next();
    const w = lerp(120, 380, t);
    patches[i % 2] +=
      `M${xy(rng.between(-0.1, 0.95) * W, lerp(y + 20, H * 0.96, t))}q${xy(w * 0.3, -w * 0.06)} ${xy(w * 0.6, 0)}t${xy(w * 0.4, w * 0.03)}q${xy(-w * 0.5, w * 0.09)} ${xy(-w, -w * 0.03)}z`;
  }
  canvas
    .path(patches[0]!, tone.tint('#7fe3d4', 0.3), 'opacity=".38"')
    .path(patches[1]!, tone.tint('#0f5f78', -0.2), 'opacity=".26"');
}

function jetty(canvas: Canvas, tone: Tone, y: number) {
  const { W } = canvas;
  canvas.poly(
    [
      [W * 1.04, y + 160],
      [W * 0.12, y + 2],
      [W * 0.12, y + 7],
      [W * 1.04, y + 196],
    ],
    tone.tint(WOOD, 0.25, 0.06),
  );
  let posts = '';
  for (let i = 0; i < 9; i++) {
    const t = (i / 8) ** 1.3;
    posts += `M${xy(lerp(W * 0.14, W * 1.0, t), lerp(y + 6, y + 184, t))}v${short(lerp(8, 54, t))}`;
  }
  canvas.line(posts, tone.tint(WOOD, -0.5), 6);
}

/** The near corner of sand with the palms that lean over the water. */
function beach(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  const { W, H } = canvas;
  const edge = `M-20 ${short(H * 0.9)}Q${xy(W * 0.24, H * 0.86)} ${xy(W * 0.46, H * 0.95)}T${xy(W * 0.8, H + 12)}H-20z`;
  canvas.line(edge, tone.tint('#fdf6e8', 0.35), 12, 'opacity=".8"');
  canvas.path(edge, canvas.fade(tone.tint(SAND, 0.3), tone.tint('#d2ab78', -0.2)));
  for (const [k, h] of [
    [0.02, 520],
    [0.09, 430],
    [0.15, 330],
  ] as const) {
    canvas.ellipse(W * k, H * 0.965, 40, 7, tone.shadow, 'opacity=".3"');
    palm(canvas, tone, rng, W * k, H * 0.965, Math.min(h, H * 0.965 - y * 0.18), {
      lean: rng.between(0.08, 0.24),
      size: 150,
    });
  }
}
