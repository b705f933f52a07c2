import { umbrella } from '../built/props.ts';
import { bed, bush } from '../nature/foliage.ts';
import { CREAM, GREEN, SAND } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const LIMESTONE = ['#d8c3a0', '#cbb391', '#dccdb4'];
const WALL = ['#faf3e6', '#f3e8d6', '#f0e4d4'];

/** White rooms stepping down a limestone cliff, each with its own terrace, the sea below. */
export function cliffside(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W, H } = canvas;
  const rock = rng.pick(LIMESTONE);
  const wall = rng.pick(WALL);
  water(canvas, tone, rng.fork('sea'), { y: y - 60, to: H, sunX: 0.28, glints: 40 });
  surf(canvas, tone, H, W);
  const crest = cliff(canvas, tone, rng.fork('cliff'), y, rock);
  const steps = 6;
  for (let i = steps - 1; i >= 0; i--) {
    const x = W * (0.43 + i * 0.1);
    terraceRoom(canvas, tone, rng.fork(`room${i}`), { x, b: crest(x) + 66, w: W * 0.24, h: 108, wall });
  }
  for (let i = 0; i < 6; i++) {
    const x = W * rng.between(0.42, 0.98);
    if (rng.chance(0.5)) palm(canvas, tone, rng, x, crest(x) + 74, rng.between(90, 150), { nuts: false });
    else bush(canvas, tone, rng, x, crest(x) + 84, rng.between(24, 40), { col: rng.pick([GREEN.leaf, GREEN.mid]) });
  }
  ledgePool(canvas, tone, W, y + 40);
  bed(canvas, tone, rng.fork('bed'), W * 0.5, W + 20, H + 12, 96);
  sandBay(canvas, tone, rng.fork('bay'));
  return y - crest(W) + 60;
}

/** The cliff from the near left up to the right edge. Returns its crest at an x. */
function cliff(canvas: Canvas, tone: Tone, rng: Rng, y: number, rock: string): (x: number) => number {
  const { W, H } = canvas;
  const foot = W * 0.34;
  const rise = rng.between(230, 290);
  const crest = (x: number) => y + 70 - rise * Math.max(0, (x - foot) / (W - foot)) ** 0.8;
  const top: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const x = foot + ((W + 20 - foot) * i) / 12;
    top.push([x, crest(x) + rng.between(-8, 8)]);
  }
  canvas.poly(
    [[foot - 30, H], [foot - 46, H * 0.93], [foot - 8, y + 100], ...top, [W + 20, H]],
    canvas.across(tone.tint(rock, 0.4), tone.tint(rock, -0.35)),
  );
  facets(canvas, tone, rng, rock, crest);
  canvas.poly(
    [...top, [W + 20, crest(W) + 46], ...top.map(([x, at]): Point => [x, at + 24]).reverse()],
    tone.tint(GREEN.mid, 0.1),
  );
  return crest;
}

/** The broken face of the rock: planes that turn to the light and away from it, and green on the ledges between. */
function facets(canvas: Canvas, tone: Tone, rng: Rng, rock: string, crest: (x: number) => number) {
  const { W, H } = canvas;
  const planes = 9;
  for (let i = 0; i < planes; i++) {
    const x = W * (0.34 + (i / planes) * 0.68);
    const w = W * rng.between(0.05, 0.09);
    const top = Math.max(crest(x), crest(x + w)) + rng.between(20, 60);
    canvas.poly(
      [
        [x, top],
        [x + w, top + rng.between(-10, 24)],
        [x + w * rng.between(0.7, 1.1), H],
        [x - w * rng.between(0, 0.25), H],
      ],
      canvas.fade(tone.tint(rock, i % 2 ? -0.45 : 0.25), tone.tint(rock, i % 2 ? -0.7 : -0.2)),
      'opacity=".5"',
    );
  }
  for (let i = 0; i < 16; i++) {
    const x = W * rng.between(0.36, 1);
    const low = crest(x) + 110;
    bush(canvas, tone, rng, x, rng.between(low, Math.max(low + 30, H * 0.9)), rng.between(20, 44), {
      col: rng.pick([GREEN.leaf, GREEN.mid, GREEN.deep]),
      l: -0.15,
    });
  }
}

interface Room {
  readonly x: number;
  readonly b: number;
  readonly w: number;
  readonly h: number;
  readonly wall: string;
}

function terraceRoom(canvas: Canvas, tone: Tone, rng: Rng, { x, b, w, h, wall }: Room) {
  const top = b - h;
  canvas.rect(x - w / 2, top, w, h, canvas.across(tone.tint(wall, 0.42), tone.tint(wall, -0.25)));
  const warm = tone.dark || rng.chance(tone.lit);
  const glass = warm ? tone.glow : mix(tone.tint('#3f6478', -0.1), tone.sky[1], 0.34);
  canvas.rect(x - w * 0.4, top + h * 0.26, w * 0.62, h * 0.62, glass, `opacity="${warm ? 0.94 : 1}"`);
  let frames = '';
  for (let i = 0; i <= 4; i++) frames += box(x - w * 0.4 + (i * w * 0.62) / 4 - 1.5, top + h * 0.26, 3, h * 0.62);
  canvas.path(frames, tone.tint('#6f5b48', -0.1));
  canvas
    .rect(x - w * 0.56, top - 8, w * 1.12, 13, tone.tint(wall, 0.5))
    .rect(x - w * 0.5, top + 5, w, 10, tone.shadow, 'opacity=".26"')
    .rect(x - w * 0.62, b - 6, w * 1.2, 13, tone.tint(wall, 0.45))
    .rect(x - w * 0.62, b - 30, w * 0.5, 24, mix(tone.sky[2], '#ffffff', 0.4), 'opacity=".32"');
  canvas.line(`M${xy(x - w * 0.62, b - 30)}h${short(w * 0.5)}`, tone.tint(wall, 0.1), 2.4);
  if (tone.dark) canvas.glow(x - w * 0.1, top + h * 0.6, w * 0.4, tone.glow, 0.35);
}

/** A pool that ends where the cliff does. */
function ledgePool(canvas: Canvas, tone: Tone, W: number, y: number) {
  const x = W * 0.33;
  const w = W * 0.3;
  canvas.rect(x - 16, y + 4, w + 30, 34, tone.tint('#f3e8d6', 0.3));
  canvas.rect(x, y, w, 22, canvas.fade(mix(tone.tint('#49b4bd', 0.2), tone.sky[3], 0.3), tone.tint('#1d7f92', 0)));
  canvas.line(`M${xy(x, y)}h${short(w)}`, mix(tone.sky[3], '#ffffff', 0.4), 2.6, 'opacity=".8"');
}

/** A strip of sand at the foot of the cliff, with parasols. */
function sandBay(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const edge = `M${xy(W * 0.08, H + 10)}Q${xy(W * 0.16, H * 0.93)} ${xy(W * 0.31, H * 0.9)}L${xy(W * 0.5, H + 10)}z`;
  canvas
    .line(edge, tone.tint('#fdf6e8', 0.4), 10, 'opacity=".75"')
    .path(edge, canvas.fade(tone.tint(SAND, 0.3), tone.tint(SAND, -0.2)));
  for (const k of [0.2, 0.265, 0.33])
    umbrella(canvas, tone, W * k, H * 0.975, 62, { col: rng.pick([CREAM, AMBER, '#d9694a']) });
}

function surf(canvas: Canvas, tone: Tone, H: number, W: number) {
  let foam = '';
  for (let i = 0; i < 5; i++)
    foam += `M${xy(-20, H * (0.82 + i * 0.04))}q${xy(W * 0.1, -12 + i * 3)} ${xy(W * 0.2, 0)}t${xy(W * 0.16, 6)}`;
  canvas.line(foam, tone.tint('#fdf6e8', 0.4), 5, 'opacity=".55" stroke-linecap="round"');
}
