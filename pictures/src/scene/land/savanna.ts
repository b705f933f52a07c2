import { birds } from '../built/props.ts';
import { sky } from '../nature/sky.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { tree, treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { blob, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const GRASS = '#c9a858';

/** Giraffes and elephants on grassland by a water hole, under flat-topped trees. */
export function savanna(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.58 * H;
  const cx = W / 2;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.56, sunX: rng.pick([0.3, 0.66]) });
  ridge(canvas, tone, rng.fork('r'), { y: y - 6, amp: 90, d: 0.7, col: '#6d7f96', freq: 2, sharp: 0.35 });
  mist(canvas, tone, y - 20, 50, 0.5);
  treeLine(canvas, tone, rng.fork('t'), { y: y - 12, h: 24, d: 0.4, col: '#7d8447', to: y + 20 });
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint(GRASS, 0.25, 0.3), tone.tint('#8f7038', -0.2)));
  for (const [dx, h] of [
    [-330, 90],
    [-120, 70],
    [380, 104],
  ] as const)
    tree(canvas, tone, rng, cx + dx, y + 26, h, { col: '#7d8447', d: 0.3, wide: 1.3 });
  hole(canvas, tone, rng.fork('hole'), cx, y + 96);
  acacia(canvas, tone, rng.fork('acacia'), cx - 270, y + 120, 330);
  giraffe(canvas, tone, cx - 120, y + 92, 250, -1);
  giraffe(canvas, tone, cx - 10, y + 74, 200, 1);
  elephant(canvas, tone, cx + 290, y + 100, 150, -1);
  elephant(canvas, tone, cx + 190, y + 98, 84, -1);
  grass(canvas, tone, rng.fork('grass'));
  birds(canvas, tone, rng, W * 0.62, H * 0.2, 6);
}

function hole(canvas: Canvas, tone: Tone, rng: Rng, x: number, y: number) {
  const rim = `M${xy(x - 330, y + 40)}Q${xy(x - 180, y + 2)} ${xy(x + 40, y + 10)}T${xy(x + 400, y + 34)}Q${xy(x + 300, y + 104)} ${xy(x, y + 100)}T${xy(x - 330, y + 40)}z`;
  canvas.path(rim, tone.tint('#a8884a', -0.3), 'transform="translate(0 -5)"');
  canvas.clip(rim, () =>
    water(canvas, tone, rng, { y, to: y + 110, sunX: 0.5, glints: 20, calm: 0.6, col: '#6f9fa8' }),
  );
}

/** Flat layers of leaf on a forked trunk. */
function acacia(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, h: number) {
  canvas.ellipse(x, b, h * 0.5, h * 0.04, tone.shadow, 'opacity=".3"');
  const bark = tone.tint('#6b4a34', -0.35);
  canvas.line(
    `M${xy(x, b)}Q${xy(x + 6, b - h * 0.4)} ${xy(x - h * 0.06, b - h * 0.56)}T${xy(x - h * 0.3, b - h * 0.84)}M${xy(x + 2, b - h * 0.46)}Q${xy(x + h * 0.1, b - h * 0.66)} ${xy(x + h * 0.28, b - h * 0.88)}M${xy(x - h * 0.04, b - h * 0.54)}L${xy(x + h * 0.04, b - h * 0.88)}`,
    bark,
    h * 0.04,
    'stroke-linecap="round"',
  );
  for (const [dx, up, rx, l] of [
    [-0.3, 0.86, 0.34, -0.5],
    [0.3, 0.9, 0.36, -0.4],
    [0, 0.95, 0.5, -0.15],
    [0.08, 1, 0.36, 0.25],
  ] as const)
    canvas.path(blob(rng, x + dx * h, b - up * h, rx * h, h * 0.06, 14, 0.1), tone.tint('#6f7f3c', l));
}

/** Begins an animal that stands at a point, drawn in hundredths of its height; `f` is the way it looks. */
const standing = (x: number, b: number, h: number, f: 1 | -1) =>
  `<g transform="translate(${xy(x, b)})scale(${(Math.round(f * h) / 100).toString()} ${(Math.round(h) / 100).toString()})">`;

function giraffe(canvas: Canvas, tone: Tone, x: number, b: number, h: number, f: 1 | -1) {
  const coat = '#dca85c';
  canvas.raw(standing(x, b, h, f));
  canvas.ellipse(0, 0, 34, 3, tone.shadow, 'opacity=".3"');
  canvas.path('M-15-40L-17 0h5l3-34zM8-40l2 40h5l1-42z', tone.tint(coat, -0.35));
  const body =
    'M-20-50Q-12-60 6-58L22-92q1-5 5-6l1-5 2 5q7 2 9 7l-3 3-7-1L20-48Q18-36 8-36H-12Q-21-38-20-50zM-9-38L-10 0h5l3-36zM14-40l2 40h5l-2-44z';
  canvas.path(body, canvas.across(tone.tint(coat, 0.4), tone.tint(coat, -0.1)));
  canvas.path(
    'M-16-52l7-3 3 6-6 5zM-5-54l7-1 1 7-7 2zM5-53l6-3 2 8-7 3zM-13-43l6-2 3 5-6 2zM0-44l7-2 2 6-7 1zM12-44l4-4 1 7-4 2zM11-62l5-3 1 6-5 2zM14-72l4-3 2 5-5 3zM18-81l3-3 2 5-4 2zM22-90l3-1 1 4-3 2z',
    tone.tint('#9a5a2c', -0.1),
  );
  canvas.line('M-20-50Q-26-44-24-34', tone.tint('#7a4a28', -0.3), 1.6);
  canvas.raw('</g>');
}

function elephant(canvas: Canvas, tone: Tone, x: number, b: number, h: number, f: 1 | -1) {
  const hide = '#8d8a92';
  canvas.raw(standing(x, b, h, f));
  canvas.ellipse(4, 0, 70, 5, tone.shadow, 'opacity=".34"');
  canvas.path('M-34-44L-34 0h17l2-38zM14-44l2 44h16l2-46z', tone.tint(hide, -0.55));
  canvas.path(
    'M-58-58Q-56-92-10-94Q20-96 34-84Q44-94 58-88Q76-82 76-58Q78-30 84-12Q86-4 92-8l2 5Q84 6 78-4Q70-22 66-40Q60-32 48-34L46 0H28L26-34Q0-26-22-34L-26 0h-18L-48-34Q-58-44-58-58z',
    canvas.fade(tone.tint(hide, 0.4), tone.tint(hide, -0.4)),
  );
  canvas.path('M28-82Q44-92 52-76Q54-54 42-44Q28-52 26-66z', tone.tint(hide, -0.3));
  canvas.path('M66-42Q76-38 88-44Q78-32 66-36z', tone.tint('#f4ead8', 0.3));
  canvas.ellipse(64, -66, 2, 2, tone.tint('#2a2630', -0.3));
  canvas.line('M-58-60Q-66-48-64-34', tone.tint(hide, -0.5), 2.6, 'stroke-linecap="round"');
  canvas.raw('</g>');
}

function grass(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  for (let row = 0; row < 3; row++) {
    let blades = '';
    const n = canvas.lean ? 40 : 80;
    for (let i = 0; i < n; i++) {
      const x = Math.round(((i + rng.next()) / n) * W);
      const h = Math.round(rng.between(24, 52) * (0.7 + row * 0.4));
      blades += `M${x} ${Math.round(H * (0.93 + row * 0.05))}q${rng.whole(-4, 4)}-${Math.round(h * 0.6)} ${rng.whole(-14, 14)}-${h}`;
    }
    canvas.rect(0, H * (0.925 + row * 0.05), W, H, tone.tint('#8f7038', -0.2 - row * 0.22));
    canvas.line(blades, tone.tint(GRASS, 0.1 - row * 0.35), 3 + row, 'stroke-linecap="round"');
  }
}
