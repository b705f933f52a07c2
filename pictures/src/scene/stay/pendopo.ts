import { lantern } from '../built/props.ts';
import { hipRoof, joglo } from '../built/roofs.ts';
import { shadow } from '../nature/frame.ts';
import { CLAY, CREAM, GREEN, STONE, WOOD } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import { tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { hedge } from './grounds.ts';

/** A Javanese court: a great open hall on carved pillars between two wings, behind a sandy forecourt. */
export function pendopo(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const tiles = rng.pick(['#a2553a', '#8f4b38', '#7a5148', '#9d6243']);
  const trim = rng.pick(['#2f6b5a', '#2d4f6b', '#8f3f35', '#b07a2c']);
  const x = W * rng.pick([0.46, 0.5, 0.54]);
  for (const k of [0.06, 0.94]) tree(canvas, tone, rng, W * k, y + 14, rng.between(260, 330), { d: 0.12, wide: 1 });
  for (const k of [0.2, 0.8]) palm(canvas, tone, rng, W * k, y + 6, rng.between(250, 320), { d: 0.14 });
  for (const side of [-1, 1]) wing(canvas, tone, rng, { x: x + side * W * 0.36, b: y + 6, w: 300, tiles, trim });
  const w = rng.between(580, 640);
  const pillar = rng.between(150, 170);
  shadow(canvas, tone, x - w * 0.5, y + 32, w, 40, 90, 0.36);
  hall(canvas, tone, { x, b: y + 22, w, pillar, trim });
  const roof = w * 0.5;
  joglo(canvas, tone, x - w * 0.5, y + 22 - pillar, w, roof, { col: tiles, over: 0.06 });
  canvas.line(`M${xy(x - 70, y + 22 - pillar - roof * 0.98)}h140`, tone.tint(trim, 0.2), 6, 'stroke-linecap="round"');
  for (const side of [-1, 1])
    hedge(
      canvas,
      tone,
      rng.fork(`h${side}`),
      y + 44,
      x + side * W * 0.44 - 120,
      x + side * W * 0.44 + 120,
      24,
      GREEN.mid,
    );
  return pillar + roof + 4;
}

interface Wing {
  readonly x: number;
  readonly b: number;
  readonly w: number;
  readonly tiles: string;
  readonly trim: string;
}

function wing(canvas: Canvas, tone: Tone, rng: Rng, { x, b, w, tiles, trim }: Wing) {
  const h = 108;
  canvas.rect(x - w / 2, b - h, w, h, canvas.fade(tone.tint(CREAM, 0.3, 0.08), tone.tint(CREAM, -0.05, 0.08)));
  let doors = '';
  let lit = '';
  for (let i = 0; i < 4; i++) {
    const door = box(x - w * 0.42 + (i * w * 0.84) / 3.6, b - h * 0.7, w * 0.12, h * 0.7);
    if (rng.chance(tone.lit)) lit += door;
    else doors += door;
  }
  canvas
    .path(doors, tone.tint(trim, -0.25, 0.06))
    .path(lit, tone.glow)
    .rect(x - w / 2, b - h * 0.12, w, h * 0.12, tone.tint(trim, 0, 0.06));
  hipRoof(canvas, tone, x - w * 0.5, b - h, w, 100, { col: tiles, ridge: 0.6, over: 0.08, curve: 0.06, d: 0.08 });
}

/** The open hall under the great roof: floor, warm depth, pillars with their painted feet, hanging lamps. */
function hall(
  canvas: Canvas,
  tone: Tone,
  { x, b, w, pillar, trim }: { x: number; b: number; w: number; pillar: number; trim: string },
) {
  const warm = tone.dark || tone.lit > 0.2;
  const depth = warm
    ? canvas.fade(mix(tone.glow, CLAY, 0.55), mix(tone.glow, '#ffffff', 0.05))
    : canvas.fade(tone.tint('#4a382c', -0.5), tone.tint('#8a6a4c', -0.1));
  canvas.rect(x - w * 0.44, b - pillar, w * 0.88, pillar, depth);
  canvas.rect(x - w * 0.17, b - pillar * 0.78, w * 0.34, pillar * 0.78, tone.tint('#6b4630', warm ? 0.25 : -0.3));
  let carving = '';
  for (let i = 0; i < 7; i++)
    carving += `M${xy(x - w * 0.155 + i * w * 0.0517, b - pillar * 0.1)}v${short(-pillar * 0.6)}`;
  canvas.line(carving, tone.tint(AMBER, warm ? 0.3 : -0.2), 2.6, 'opacity=".7"');
  for (const k of [-0.27, 0.27]) lantern(canvas, tone, x + k * w, b - pillar * 0.62, 15, { cord: pillar * 0.26 });
  let posts = '';
  let feet = '';
  for (const k of [-0.44, -0.3, -0.17, 0.17, 0.3, 0.44]) {
    posts += box(x + k * w - 9, b - pillar, 18, pillar);
    feet += box(x + k * w - 14, b - 20, 28, 20);
  }
  canvas
    .path(posts, canvas.fade(tone.tint(WOOD, -0.45), tone.tint(WOOD, 0.3)))
    .path(feet, tone.tint(STONE, 0.35))
    .rect(x - w * 0.5, b - pillar, w, 15, tone.tint(trim, 0.1))
    .rect(x - w * 0.46, b - pillar + 15, w * 0.92, 16, tone.shadow, 'opacity=".4"');
  for (let i = 0; i < 3; i++)
    canvas.rect(x - w * (0.5 + i * 0.025), b + i * 9, w * (1 + i * 0.05), 10, tone.tint('#cdbb9c', 0.35 - i * 0.3));
}
