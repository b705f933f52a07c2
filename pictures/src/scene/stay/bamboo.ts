import { bed, bush } from '../nature/foliage.ts';
import { CLAY, GREEN, STONE } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const CANE = '#c79a55';
const GRASS_ROOF = ['#8d7442', '#7a6a40', '#9a7a4a'];

/** Houses woven of bamboo: leaf-shaped roofs over open curved floors, in the green of a valley. */
export function bamboo(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const roof = rng.pick(GRASS_ROOF);
  treeLine(canvas, tone, rng.fork('far'), { y: y - 120, h: 70, d: 0.34, to: y + 30, palms: 5, col: GREEN.leaf });
  treeLine(canvas, tone, rng.fork('mid'), { y: y - 50, h: 56, d: 0.2, to: y + 40, palms: 3, col: GREEN.mid });
  const main = W * rng.pick([0.4, 0.5, 0.58]);
  const side = rng.sign();
  house(canvas, tone, { x: main + side * W * 0.33, b: y + 6, w: 260, h: 250, roof, floors: 2, d: 0.14, lean: -side });
  for (const k of [0.05, 0.2, 0.8, 0.95])
    palm(canvas, tone, rng, W * k, y + 12, rng.between(250, 380), { lean: rng.between(-0.12, 0.12), d: 0.08 });
  const h = rng.between(420, 470);
  house(canvas, tone, { x: main, b: y + 22, w: rng.between(440, 500), h, roof, floors: 3, d: 0, lean: side });
  for (let i = 0; i < 6; i++)
    bush(canvas, tone, rng, W * rng.between(0.02, 0.98), y + rng.between(40, 76), rng.between(40, 70), { l: -0.2 });
  bed(canvas, tone, rng.fork('near'), -20, W * rng.between(0.2, 0.3), y + 74, 66);
  return h + 10;
}

interface House {
  readonly x: number;
  readonly b: number;
  readonly w: number;
  readonly h: number;
  readonly roof: string;
  readonly floors: number;
  readonly d: number;
  /** Which side the tip of the roof points to. */
  readonly lean: number;
}

function house(canvas: Canvas, tone: Tone, plan: House) {
  const { x, b, w, h, floors, d } = plan;
  const storey = (h * 0.52) / floors;
  canvas.ellipse(x, b + 4, w * 0.5, 16, tone.shadow, 'opacity=".35"');
  canvas.ellipse(x, b, w * 0.4, 15, tone.tint(STONE, 0.1, d));
  for (let floor = 0; floor < floors; floor++) {
    const fw = w * lerp(0.34, 0.44, floor / Math.max(1, floors - 1));
    openFloor(canvas, tone, { x, b: b - floor * storey, w: fw, h: storey, d, round: floor === 0 });
  }
  leafRoof(canvas, tone, plan, b - floors * storey + 6);
}

/** One open floor: warm depth, crossed canes, a curved edge and its rail. */
function openFloor(
  canvas: Canvas,
  tone: Tone,
  { x, b, w, h, d, round }: { x: number; b: number; w: number; h: number; d: number; round: boolean },
) {
  const warm = tone.dark || tone.lit > 0.2;
  canvas.path(
    `M${xy(x - w, b)}Q${xy(x, b + 14)} ${xy(x + w, b)}V${short(b - h)}H${short(x - w)}z`,
    warm
      ? canvas.fade(mix(tone.glow, '#ffffff', 0.08), mix(tone.glow, CLAY, 0.5))
      : canvas.fade(tone.tint('#5c4630', -0.45, d), tone.tint('#86683f', -0.15, d)),
  );
  let canes = '';
  for (let i = -4; i <= 4; i++) {
    const at = x + (i / 4.4) * w;
    canes += `M${xy(at, b + 4)}Q${xy(at + i * 2.4, b - h * 0.5)} ${xy(at - i * 5, b - h - 4)}`;
    if (i < 4) canes += `M${xy(at, b)}L${xy(at + w / 4.4, b - h)}`;
  }
  canvas.line(canes, tone.tint(CANE, 0.15, d), Math.max(2.4, w * 0.016));
  const edge = `M${xy(x - w * 1.08, b - 2)}Q${xy(x, b + 18)} ${xy(x + w * 1.08, b - 2)}`;
  canvas.line(edge, tone.tint(CANE, 0.4, d), Math.max(6, w * 0.045), 'stroke-linecap="round"');
  if (round) return;
  let rail = `M${xy(x - w * 1.06, b - 26)}Q${xy(x, b - 10)} ${xy(x + w * 1.06, b - 26)}`;
  for (let i = -9; i <= 9; i++) {
    const t = i / 9;
    rail += `M${xy(x + t * w * 1.05, b - 2 + 10 * (1 - t * t))}v-24`;
  }
  canvas.line(rail, tone.tint(CANE, -0.15, d), 2.2);
}

/** A roof like a folded leaf: eaves that swing low, a ridge that runs out into a tip. */
function leafRoof(canvas: Canvas, tone: Tone, { x, w, h, roof, d, lean }: House, eaves: number) {
  const tip = { x: x + lean * w * 0.2, y: eaves - h * 0.5 };
  const left = { x: x - w * 0.58, y: eaves + h * 0.1 };
  const right = { x: x + w * 0.58, y: eaves + h * 0.1 };
  const outline =
    `M${xy(left.x, left.y)}Q${xy(x - w * 0.3, eaves - h * 0.16)} ${xy(tip.x - lean * 16, tip.y + 26)}` +
    `Q${xy(tip.x, tip.y + 4)} ${xy(tip.x + lean * 22, tip.y - 18)}Q${xy(tip.x + lean * 10, tip.y + 14)} ${xy(tip.x + lean * 14, tip.y + 34)}` +
    `Q${xy(x + w * 0.34, eaves - h * 0.14)} ${xy(right.x, right.y)}Q${xy(x + w * 0.3, eaves - h * 0.005)} ${xy(x, eaves + h * 0.035)}` +
    `Q${xy(x - w * 0.3, eaves - h * 0.005)} ${xy(left.x, left.y)}z`;
  canvas.path(outline, canvas.fade(tone.tint(roof, 0.45, d), tone.tint(roof, -0.15, d)));
  canvas.clip(outline, () => {
    let ribs = '';
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      const foot = lerp(left.x, right.x, t);
      ribs += `M${xy(tip.x, tip.y + 16)}Q${xy(lerp(tip.x, foot, 0.35), lerp(tip.y, eaves, 0.55))} ${xy(foot, eaves + h * 0.12)}`;
    }
    canvas.line(ribs, tone.tint(roof, -0.6, d), 1.6, 'opacity=".4"');
    const shade = lean > 0 ? [tip.x, right.x] : [left.x, tip.x];
    canvas.poly(
      [
        [tip.x, tip.y - 20],
        [shade[0]! - (lean > 0 ? 0 : 30), eaves + h * 0.2],
        [shade[1]! + (lean > 0 ? 30 : 0), eaves + h * 0.2],
      ],
      tone.tint(roof, -0.65, d),
      'opacity=".38"',
    );
  });
  canvas.line(
    `M${xy(left.x, left.y)}Q${xy(x - w * 0.3, eaves - h * 0.005)} ${xy(x, eaves + h * 0.035)}Q${xy(x + w * 0.3, eaves - h * 0.005)} ${xy(right.x, right.y)}`,
    tone.tint(CANE, 0.35, d),
    Math.max(4, w * 0.018),
    'stroke-linecap="round"',
  );
  if (tone.dark) canvas.glow(x, eaves + h * 0.2, w * 0.5, tone.glow, 0.45);
}
