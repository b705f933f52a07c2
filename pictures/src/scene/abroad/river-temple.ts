import { skyline } from '../built/blocks.ts';
import { birds } from '../built/props.ts';
import { floodlight, roundFill, turned } from '../built/solids.ts';
import { frame } from '../nature/frame.ts';
import { STONE } from '../nature/materials.ts';
import { mist } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** A Thai temple of porcelain towers on the bank of a wide river. */
export function riverTemple(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.68 * H;
  const cx = W * rng.pick([0.44, 0.5, 0.56]);
  const sunX = rng.pick([0.14, 0.86]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.66, sunX });
  skyline(canvas, tone, rng.fork('a'), { y: y + 4, h: 170, d: 0.78, min: 22, max: 54 });
  mist(canvas, tone, y - 40, 90, 0.5);
  canvas.rect(0, y, W, H - y, tone.tint('#6f8580'));
  canvas.mirror(y + 3, tone.dark ? 0.5 : 0.42, () => bank(canvas, tone, rng.fork('bank'), cx, y));
  canvas.raw('<g opacity=".6">');
  water(canvas, tone, rng.fork('w'), { y: y + 6, sunX, col: '#5f8f92', deep: '#274f5c', calm: 0.6, glints: 36 });
  canvas.raw('</g>');
  longtail(canvas, tone, cx - rng.pick([-260, 240]), y + 110);
  birds(canvas, tone, rng, W * 0.3, H * 0.2, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'frangipani', 'palmTop']));
}

function bank(canvas: Canvas, tone: Tone, rng: Rng, cx: number, y: number) {
  const { W } = canvas;
  treeLine(canvas, tone, rng.fork('t'), { y: y - 40, h: 46, d: 0.34, to: y + 4, palms: 5 });
  const h = rng.between(470, 505);
  for (const f of [-1, 1]) prang(canvas, tone, cx + f * 232, y - 8, 236, 0.1);
  prang(canvas, tone, cx, y - 6, h, 0.04);
  for (const f of [-1, 1]) prang(canvas, tone, cx + f * 150, y - 4, 190, 0.02);
  for (const f of [-1, 1]) hall(canvas, tone, cx + f * 356, y);
  const wood = { y: y - 44, h: 34, d: 0.14, to: y + 4, palms: 3 };
  if (cx > 440) treeLine(canvas, tone, rng.fork('left'), { ...wood, x1: cx - 440 });
  if (cx + 440 < W) treeLine(canvas, tone, rng.fork('right'), { ...wood, x0: cx + 440 });
  treeLine(canvas, tone, rng.fork('hedge'), { y: y - 10, h: 12, d: 0.08, to: y + 2 });
  canvas.rect(0, y - 3, W, 8, tone.tint(STONE, 0.35, 0.06));
}

const PRANG: readonly Point[] = [
  [0.4, 0],
  [0.39, 0.05],
  [0.33, 0.06],
  [0.3, 0.13],
  [0.245, 0.145],
  [0.215, 0.22],
  [0.165, 0.235],
  [0.145, 0.3],
  [0.112, 0.315],
  [0.1, 0.37],
  [0.12, 0.385],
  [0.098, 0.42],
  [0.104, 0.5],
  [0.098, 0.6],
  [0.083, 0.7],
  [0.055, 0.78],
  [0.022, 0.83],
  [0.012, 0.85],
  [0.004, 1],
];

/** A tower shaped like an ear of corn on a stepped foot, inlaid with bands of porcelain. */
function prang(canvas: Canvas, tone: Tone, x: number, b: number, h: number, d: number) {
  const outline = turned(x, b, h, PRANG);
  canvas.path(outline, roundFill(canvas, tone, '#e2d5bf', d));
  canvas.clip(outline, () => {
    let bands = '';
    let ledges = '';
    for (let i = 1; i < 26; i++) bands += `M${xy(x - h * 0.42, b - h * 0.0325 * i)}h${short(h * 0.84)}`;
    for (const up of [0.06, 0.145, 0.235, 0.315, 0.385, 0.425]) ledges += box(x - h * 0.42, b - h * up, h * 0.84, 5);
    canvas
      .line(bands, tone.tint('#7d6f6a', -0.2, d), h * 0.012, `stroke-dasharray="${short(h * 0.016)} 3" opacity=".5"`)
      .path(ledges, tone.tint('#6b615f', -0.4, d), 'opacity=".55"');
    let ribs = '';
    for (let i = -3; i <= 3; i++)
      ribs += `M${xy(x + i * h * 0.027, b - h * 0.43)}L${xy(x + i * h * 0.008, b - h * 0.82)}`;
    canvas.line(ribs, tone.tint('#5f8f86', -0.1, d), 1.6, 'opacity=".5"');
  });
  floodlight(canvas, tone, outline, 0.55);
  const niche = `M${xy(x - h * 0.03, b - h * 0.33)}v${short(-h * 0.05)}l${xy(h * 0.03, -h * 0.05)} ${xy(h * 0.03, h * 0.05)}v${short(h * 0.05)}z`;
  canvas.path(niche, tone.dark ? tone.glow : tone.tint('#4a3a36', -0.4, d));
  canvas.line(`M${xy(x, b - h * 0.85)}v${short(-h * 0.15)}`, tone.tint(AMBER, 0.5, d), 3);
}

/** A hall under three nested roofs, gable forward. */
function hall(canvas: Canvas, tone: Tone, x: number, b: number) {
  canvas.rect(x - 74, b - 74, 148, 74, canvas.fade(tone.tint('#f3eadb', 0.4), tone.tint('#f3eadb', -0.1)));
  let doors = '';
  for (let i = 0; i < 5; i++) doors += box(x + (-62 + i * 28), b - 56, 13, 56);
  canvas.path(doors, tone.dark ? tone.glow : tone.tint('#7a2f24', -0.2));
  for (let i = 0; i < 3; i++) {
    const half = 96 - i * 17;
    const eaves = b - (66 + i * 30);
    const apex = eaves - (104 - i * 8);
    const gable = (inset: number) =>
      `M${xy(x - half + inset * 1.5, eaves - inset * 0.5)}Q${xy(x - half * 0.3, eaves - 44)} ${xy(x, apex + inset * 1.6)}Q${xy(x + half * 0.3, eaves - 44)} ${xy(x + half - inset * 1.5, eaves - inset * 0.5)}z`;
    canvas
      .path(gable(0), canvas.across(tone.tint('#d9722e', 0.45), tone.tint('#d9722e', -0.35)))
      .path(gable(9), canvas.across(tone.tint('#2f6b55', 0.35), tone.tint('#2f6b55', -0.5)));
    canvas.line(
      `M${xy(x, apex + 4)}q${xy(-3, -16)} ${xy(5, -30)}M${xy(x - half, eaves)}q${xy(-10, -2)} ${xy(-12, -12)}M${xy(x + half, eaves)}q${xy(10, -2)} ${xy(12, -12)}`,
      tone.tint(AMBER, 0.5),
      3,
      'stroke-linecap="round"',
    );
  }
  canvas.ellipse(x, b - 150, 12, 12, tone.tint(AMBER, 0.5));
}

/** A narrow boat with a high prow, a cloth roof over its benches. */
function longtail(canvas: Canvas, tone: Tone, x: number, y: number) {
  canvas.ellipse(x, y + 10, 150, 9, tone.tint('#0f3550', -0.3), 'opacity=".4"');
  canvas.path(
    `M${xy(x - 150, y - 8)}Q${xy(x - 130, y + 12)} ${xy(x - 60, y + 12)}H${short(x + 60)}Q${xy(x + 120, y + 8)} ${xy(x + 172, y - 54)}Q${xy(x + 116, y - 10)} ${xy(x + 50, y - 8)}z`,
    canvas.fade(tone.tint('#a3602f', 0.35), tone.tint('#6b3a22', -0.4)),
  );
  canvas
    .line(
      `M${xy(x - 140, y - 1)}H${short(x + 70)}Q${xy(x + 120, y - 6)} ${xy(x + 160, y - 44)}`,
      tone.tint(AMBER, 0.2),
      3,
    )
    .path(
      `M${xy(x - 112, y - 50)}Q${xy(x - 20, y - 68)} ${xy(x + 62, y - 50)}v9Q${xy(x - 20, y - 58)} ${xy(x - 112, y - 41)}z`,
      tone.tint('#2f6b8a', 0.3),
    )
    .line(
      `M${xy(x - 100, y - 44)}V${short(y - 8)}M${xy(x + 52, y - 44)}V${short(y - 8)}M${xy(x - 24, y - 54)}V${short(y - 8)}`,
      tone.tint('#5a4030', -0.2),
      3,
    )
    .path(`M${xy(x + 158, y - 42)}l14-12 2 20-8 14z`, tone.tint('#d9694a', 0.2))
    .line(`M${xy(x - 146, y - 4)}l-70 20`, tone.tint('#4a4048', -0.2), 3);
}
