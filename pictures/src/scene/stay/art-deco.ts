import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { hedge, lobbyBand } from './grounds.ts';

const WALLS = ['#f3ead8', '#efe6da', '#e9ded0', '#e6d3bd', '#dfe5e0'];
const ACCENTS = ['#2f6f73', '#b5583c', '#c58a2f', '#35506f', '#8a3f3a'];

/** A streamlined town hotel of the nineteen-thirties: long window bands, a round corner, a stepped stair tower. */
export function artDeco(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const wall = rng.pick(WALLS);
  const accent = rng.pick(ACCENTS);
  const floors = rng.pick([3, 4]);
  const fh = rng.between(70, 80);
  const h = floors * fh + 34;
  const w = rng.between(700, 800);
  const L = W * rng.pick([0.46, 0.5, 0.53]) - w / 2;
  const bend = rng.between(150, 190);
  canvas.rect(L, y - h, w - bend, h, canvas.fade(tone.tint(wall, 0.38), tone.tint(wall, 0.05)));
  canvas.rect(
    L + w - bend - 1,
    y - h,
    bend,
    h,
    canvas.linear(
      [
        [0, tone.tint(wall, 0.25)],
        [0.3, tone.tint(wall, 0.42)],
        [1, tone.tint(wall, -0.62)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (let floor = 0; floor < floors; floor++)
    windowBand(canvas, tone, rng, { L, w, bend, top: y - (floor + 1) * fh - 4, h: fh, wall, accent, ground: !floor });
  canvas
    .rect(L - 8, y - h - 10, w + 12, 16, tone.tint(wall, 0.45))
    .rect(L - 8, y - h + 6, w + 12, 5, tone.tint(accent, 0.1));
  const top = stairTower(canvas, tone, { x: L + w * rng.pick([0.2, 0.3, 0.42]), y, h, wall, accent });
  hedge(canvas, tone, rng.fork('left'), y + 4, L - 16, L + w * 0.1, 22);
  hedge(canvas, tone, rng.fork('right'), y + 4, L + w * 0.64, L + w - 10, 22);
  return top;
}

interface Band {
  readonly L: number;
  readonly w: number;
  readonly bend: number;
  readonly top: number;
  readonly h: number;
  readonly wall: string;
  readonly accent: string;
  readonly ground: boolean;
}

/** One floor's windows, running round the corner, under a thin ledge that throws a shadow. */
function windowBand(canvas: Canvas, tone: Tone, rng: Rng, { L, w, bend, top, h, wall, accent, ground }: Band) {
  const x = L + 26;
  const width = w - 26;
  const glassH = h * 0.46;
  const y = top + h * 0.24;
  if (ground) {
    lobbyBand(canvas, tone, rng, x, top + h + 4, w - bend * 0.8, h * 0.7, 12);
    return;
  }
  const glass = tone.dark ? tone.tint('#2b4056', -0.3) : mix(tone.tint('#35566c', -0.2), tone.sky[1], 0.26);
  canvas.rect(x, y, width, glassH, glass);
  const cells: number[] = [];
  for (let at = 0; at < w - bend - 30; at += 34) cells.push(at);
  // Round the corner the panes look narrower and narrower.
  for (let turn = 0.12; turn < 1; turn += 0.12) cells.push(w - bend - 30 + bend * Math.sin((turn * Math.PI) / 2));
  let mullions = '';
  let lit = '';
  cells.forEach((at, i) => {
    mullions += box(x + at - 1.5, y, 3, glassH);
    const next = cells[i + 1];
    if (next !== undefined && rng.chance(tone.lit * 0.7)) lit += box(x + at + 2, y, next - at - 4, glassH);
  });
  canvas
    .path(lit, tone.glow, 'opacity=".92"')
    .path(mullions, tone.tint(wall, 0.15))
    .line(`M${xy(x, y + glassH * 0.4)}h${short(width)}`, tone.tint(wall, 0.1), 2)
    .rect(L - 2, y - 12, w + 4, 8, tone.tint(wall, 0.5))
    .rect(x, y - 4, width, 7, tone.shadow, 'opacity=".32"')
    .rect(L, y + glassH + 3, w, 4, tone.tint(accent, 0.05));
}

interface TowerPlan {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly wall: string;
  readonly accent: string;
}

/** The stair tower with its fins, steps and flag. Returns how high it stands. */
function stairTower(canvas: Canvas, tone: Tone, { x, y, h, wall, accent }: TowerPlan): number {
  const w = 128;
  const steps = [
    [w, h + 46],
    [w * 0.72, h + 92],
    [w * 0.42, h + 128],
  ] as const;
  for (const [width, height] of steps) {
    canvas
      .rect(x - width / 2, y - height, width, height, canvas.across(tone.tint(wall, 0.5), tone.tint(wall, -0.12)))
      .rect(x - width / 2 - 3, y - height - 4, width + 6, 7, tone.tint(accent, 0.15));
  }
  const slot = tone.dark || tone.lit > 0.2 ? tone.glow : mix(tone.tint('#35566c', -0.2), tone.sky[1], 0.3);
  canvas.rect(x - 13, y - h - 84, 26, h - 10, slot, 'rx="13"');
  let fins = '';
  for (const dx of [-40, -27, 22, 35]) fins += box(x + dx, y - h - 36, 5, h - 60);
  canvas.path(fins, tone.tint(accent, 0.1));
  canvas
    .rect(x - 104, y - 84, 208, 14, tone.tint(wall, 0.5), 'rx="7"')
    .rect(x - 98, y - 71, 196, 6, tone.shadow, 'opacity=".3"');
  canvas.path(box(x - 92, y - 70, 6, 70) + box(x + 86, y - 70, 6, 70), tone.tint(wall, -0.2));
  if (tone.dark) canvas.glow(x, y - 40, 120, tone.glow, 0.5);
  const mast = y - h - 128;
  canvas
    .rect(x - 1.5, mast - 64, 3, 64, tone.tint('#6f6a66', 0))
    .path(`M${xy(x + 2, mast - 62)}q14-5 26 0t22-1v12q-12 5-24 0t-24 1z`, tone.tint('#c5343a', 0.2))
    .path(`M${xy(x + 2, mast - 50)}q14-5 26 0t22-1v12q-12 5-24 0t-24 1z`, tone.tint('#f7f2ea', 0.2));
  return h + 192;
}
