import { skyline } from '../built/blocks.ts';
import { lamp } from '../built/props.ts';
import { floodlight, roundFill, turned } from '../built/solids.ts';
import { towers } from '../built/towers.ts';
import { frame } from '../nature/frame.ts';
import { GREEN, STONE } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Point } from '../paint/path.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const STEEL = '#b9c8d4';
const HEIGHT = 535;

/** The twin towers of Kuala Lumpur and the bridge between them, over the lake of their park. */
export function twinTowers(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.78 * H;
  const cx = W * rng.pick([0.42, 0.5, 0.58]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.7, sunX: rng.pick([0.14, 0.86]) });
  ridge(canvas, tone, rng.fork('r'), { y: y - 110, amp: 90, d: 0.8, col: '#5b7590', freq: 1.8 });
  skyline(canvas, tone, rng.fork('a'), { y: y, h: 250, d: 0.72, min: 24, max: 60 });
  mist(canvas, tone, y - 60, 80, 0.4);
  canvas.rect(0, y, W, H - y, tone.tint('#3d7c8c'));
  canvas.mirror(y + 4, tone.dark ? 0.5 : 0.36, () => shore(canvas, tone, rng.fork('shore'), cx, y));
  canvas.raw('<g opacity=".62">');
  water(canvas, tone, rng.fork('w'), { y: y + 8, sunX: cx / W, col: '#3f8fa2', calm: 1, glints: 34 });
  canvas.raw('</g>');
  for (const dx of [-250, 0, 250]) jet(canvas, tone, cx + dx, y + 52, dx ? 84 : 120);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafBoth', 'leafLeft']));
}

function shore(canvas: Canvas, tone: Tone, rng: Rng, cx: number, y: number) {
  const { W } = canvas;
  towers(canvas, tone, rng.fork('l'), y - 10, 4, -20, cx - 250, 130, 290, 0.3);
  towers(canvas, tone, rng.fork('r'), y - 10, 4, cx + 190, W - 40, 130, 290, 0.3);
  for (const f of [-1, 1]) tower(canvas, tone, cx + f * 100, y - 30, HEIGHT);
  bridge(canvas, tone, cx, y - 30 - HEIGHT * 0.42);
  canvas.rect(
    cx - 240,
    y - 74,
    480,
    66,
    canvas.fade(tone.tint('#cfd3d2', 0.3, 0.04), tone.tint('#8d98a4', -0.2, 0.04)),
  );
  let panes = '';
  for (let i = 0; i < 15; i++) panes += box(cx - 228 + i * 31, y - 62, 22, 30);
  canvas.path(panes, tone.dark ? tone.glow : tone.tint('#3f5f78', -0.2, 0.04));
  treeLine(canvas, tone, rng.fork('t'), { y: y - 26, h: 34, d: 0.1, to: y + 4 });
  for (const f of [-1, 1])
    for (let i = 0; i < 3; i++) palm(canvas, tone, rng, cx + f * (180 + i * 110), y, rng.between(86, 128), { d: 0.04 });
  canvas.rect(0, y - 4, W, 9, tone.tint(STONE, 0.35)).rect(0, y - 9, W, 5, tone.tint(GREEN.mid, 0.1));
  for (const f of [-1, 1]) lamp(canvas, tone, cx + f * 128, y - 2, 52);
}

const TOWER: readonly Point[] = [
  [0.092, 0],
  [0.092, 0.56],
  [0.082, 0.565],
  [0.082, 0.68],
  [0.068, 0.685],
  [0.066, 0.76],
  [0.052, 0.765],
  [0.048, 0.815],
  [0.036, 0.82],
  [0.03, 0.86],
  [0.018, 0.885],
  [0.01, 0.9],
  [0.004, 0.91],
  [0.002, 1],
];

/** A tower of steel rings, stepping in toward its pinnacle, a lower drum at its side. */
function tower(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  const outline = turned(x, b, h, TOWER);
  canvas.path(outline, roundFill(canvas, tone, STEEL, 0.04));
  canvas.clip(outline, () => {
    let bands = '';
    let ribs = '';
    for (let i = 1; i < 44; i++) bands += `M${xy(x - h * 0.1, b - h * 0.0195 * i)}h${short(h * 0.2)}`;
    for (let i = -4; i <= 4; i++) ribs += `M${xy(x + i * h * 0.022, b)}V${short(b - h * 0.86)}`;
    canvas
      .line(bands, tone.tint('#42617f', -0.25, 0.04), h * 0.0085, 'opacity=".62"')
      .line(ribs, tone.tint('#eef3f6', 0.2, 0.04), 2, 'opacity=".5"');
    if (tone.dark) canvas.line(bands, tone.glow, h * 0.0075, 'stroke-dasharray="9 5 16 7 5 11" opacity=".8"');
  });
  floodlight(canvas, tone, outline, 0.16);
  canvas.ellipse(x, b - h * 0.925, 7, 7, tone.tint('#e8eef2', 0.5));
  if (tone.dark) canvas.glow(x, b - h * 0.93, 60, '#fff3d6', 0.5);
}

function bridge(canvas: Canvas, tone: Tone, cx: number, y: number) {
  const steel = tone.tint('#c9d5de', 0.3, 0.03);
  canvas.line(`M${xy(cx, y + 12)}L${xy(cx - 54, y + 96)}M${xy(cx, y + 12)}L${xy(cx + 54, y + 96)}`, steel, 6);
  canvas.path(box(cx - 56, y - 12, 112, 10) + box(cx - 56, y + 6, 112, 8), steel);
  canvas.rect(cx - 56, y - 2, 112, 8, tone.dark ? tone.glow : tone.tint('#3f5f78', -0.2));
}

function jet(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  const spray = canvas.linear([
    [0, '#ffffff', 0.85],
    [1, '#ffffff', 0.1],
  ]);
  if (tone.dark) canvas.glow(x, b - h * 0.5, h, '#9fd3f0', 0.4);
  canvas.path(`M${xy(x - 3, b)}Q${xy(x - 4, b - h)} ${xy(x, b - h)}Q${xy(x + 4, b - h)} ${xy(x + 3, b)}z`, spray);
  canvas.path(
    `M${xy(x, b - h)}q${xy(-26, h * 0.2)} ${xy(-30, h)}q${xy(12, -h * 0.5)} ${xy(30, -h)}q${xy(26, h * 0.2)} ${xy(30, h)}q${xy(-12, -h * 0.5)} ${xy(-30, -h)}z`,
    spray,
    'opacity=".7"',
  );
  canvas.ellipse(x, b, 46, 7, '#ffffff', 'opacity=".5"');
}
