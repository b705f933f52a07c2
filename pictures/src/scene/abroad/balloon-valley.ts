import { frame } from '../nature/frame.ts';
import { CREAM, WOOD } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const TUFF = '#d9b48f';
const CLOTH = [
  ['#c4603c', CREAM],
  ['#2f6f8f', AMBER],
  [AMBER, '#c4603c'],
  ['#7a4a78', '#f0c6a0'],
] as const;

/** Hot-air balloons over a valley of rock chimneys. */
export function balloonValley(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.64 * H;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.6, sunX: rng.pick([0.2, 0.8]), cloud: 'bands' });
  ridge(canvas, tone, rng.fork('a'), { y: y - 50, amp: 80, d: 0.76, col: '#a98a8f', freq: 2, sharp: 0.35 });
  mesa(canvas, tone, rng.fork('m'), y - 30, 0.62);
  const air = rng.fork('air');
  for (let i = 0; i < 7; i++)
    balloon(
      canvas,
      tone,
      air,
      W * ((i + air.between(0.2, 0.8)) / 7),
      H * air.between(0.2, 0.52),
      air.between(16, 34),
      0.55,
    );
  mist(canvas, tone, y - 10, 60, 0.7);
  chimneys(canvas, tone, rng.fork('c1'), y + 60, 8, 120, 0.34);
  mist(canvas, tone, y + 60, 44, 0.6);
  canvas.rect(0, y + 78, W, 120, canvas.fade(tone.tint('#cfa580', 0.2, 0.34), tone.tint('#b98a68', 0, 0.16)));
  treeLine(canvas, tone, rng.fork('t'), { y: y + 84, h: 18, d: 0.3, col: '#7d8447', to: y + 108 });
  treeLine(canvas, tone, rng.fork('o'), { y: y + 136, h: 12, d: 0.2, col: '#7d8447', x0: W * 0.36, to: y + 150 });
  chimneys(canvas, tone, rng.fork('c2'), y + 170, 5, 230, 0.12);
  ground(canvas, tone, rng.fork('g'), y + 160);
  const side = rng.pick([0.3, 0.68]);
  balloon(canvas, tone, rng, W * side, H * 0.3, 128, 0.02);
  balloon(canvas, tone, rng, W * (1 - side) + rng.between(-30, 30), H * 0.24, 70, 0.16);
  balloon(canvas, tone, rng, W * (side > 0.5 ? 0.1 : 0.92), H * 0.44, 54, 0.24);
  frame(canvas, tone, rng.fork('fr'), 'none');
}

function mesa(canvas: Canvas, tone: Tone, rng: Rng, y: number, d: number) {
  const { W } = canvas;
  let line = `M-20 ${short(y + 90)}`;
  let x = -20;
  while (x < W + 20) {
    const top = y - rng.between(0, 60);
    line += `L${xy(x + 30, top)}h${short(rng.between(60, 170))}`;
    x += rng.between(150, 260);
    line += `L${xy(x, y + rng.between(10, 40))}`;
  }
  canvas.path(
    `${line}V${short(y + 90)}z`,
    canvas.fade(tone.tint('#c99a84', 0.25, d), tone.tint('#b0857c', 0, d + 0.2)),
  );
}

/** Cones of pale tuff under caps of dark stone, dwellings cut into some of them. */
function chimneys(canvas: Canvas, tone: Tone, rng: Rng, b: number, n: number, size: number, d: number) {
  const { W } = canvas;
  for (let i = 0; i < n; i++) {
    const x = (W * (i + rng.between(0.2, 0.8))) / n;
    const h = size * rng.between(0.7, 1.25);
    const w = h * rng.between(0.26, 0.36);
    chimney(canvas, tone, rng, x, b + rng.between(-10, 20), w, h, d);
  }
}

function chimney(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, w: number, h: number, d: number) {
  const t = b - h;
  const half = (f: number) => `Q${xy(x + f * w * 0.5, b - h * 0.34)} ${xy(x + f * w * 0.24, t + h * 0.16)}`;
  canvas.path(
    `M${xy(x - w, b)}${half(-1)}H${short(x + w * 0.24)}Q${xy(x + w * 0.5, b - h * 0.34)} ${xy(x + w, b)}z`,
    canvas.across(tone.tint(TUFF, 0.5, d), tone.tint(TUFF, -0.45, d)),
  );
  canvas.path(
    `M${xy(x + w * 0.02, t + h * 0.16)}h${short(w * 0.22)}Q${xy(x + w * 0.5, b - h * 0.34)} ${xy(x + w, b)}h${short(-w * 0.5)}Q${xy(x + w * 0.24, b - h * 0.4)} ${xy(x + w * 0.02, t + h * 0.16)}z`,
    tone.tint('#a06f5c', -0.35, d),
    'opacity=".5"',
  );
  canvas.path(
    `M${xy(x - w * 0.36, t + h * 0.18)}Q${xy(x - w * 0.2, t)} ${xy(x, t - h * 0.02)}Q${xy(x + w * 0.22, t)} ${xy(x + w * 0.36, t + h * 0.18)}Q${xy(x, t + h * 0.23)} ${xy(x - w * 0.36, t + h * 0.18)}z`,
    canvas.across(tone.tint('#8a6a60', 0.3, d), tone.tint('#5d4a4c', -0.4, d)),
  );
  if (d > 0.2 || rng.chance(0.3)) return;
  let holes = '';
  for (let k = 0; k < 3; k++) {
    const hx = x + rng.between(-0.24, 0.16) * w;
    const hy = b - h * rng.between(0.2, 0.6);
    holes += `M${xy(hx, hy)}v${short(-w * 0.1)}q${xy(w * 0.05, -w * 0.09)} ${xy(w * 0.1, 0)}v${short(w * 0.1)}z`;
  }
  canvas.path(holes, tone.dark ? tone.glow : tone.tint('#4a3230', -0.4));
}

function ground(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  const { W, H } = canvas;
  canvas.path(
    `M-10 ${short(y + 6)}Q${xy(W * 0.3, y - 34)} ${xy(W * 0.56, y + 10)}T${xy(W + 10, y - 10)}V${H + 10}H-10z`,
    canvas.fade(tone.tint('#d3a67c', 0.3), tone.tint('#8a5f4c', -0.4)),
  );
  let furrows = '';
  for (let i = 0; i < 7; i++)
    furrows += `M-10 ${short(y + 40 + i * i * 4)}Q${xy(W * 0.4, y + 10 + i * i * 4)} ${xy(W + 10, y + 44 + i * i * 5)}`;
  canvas.line(furrows, tone.tint('#7a5544', -0.2), 2.4, 'opacity=".3"');
  let scrub = '';
  for (let i = 0; i < 26; i++) {
    const t = rng.next();
    const s = 8 + t * 26;
    scrub += `M${xy(rng.next() * W, y + 30 + t * (H - y - 20))}q${xy(s * 0.2, -s)} ${xy(s, -s * 0.7)}q${xy(s * 0.8, 0)} ${xy(s, s * 0.7)}z`;
  }
  canvas.path(scrub, canvas.fade(tone.tint('#8f9150', 0.2), tone.tint('#5a6038', -0.4)));
}

/** An envelope of gores with its basket; `r` is half its width. */
function balloon(canvas: Canvas, tone: Tone, rng: Rng, x: number, y: number, r: number, d: number) {
  const [a, b] = rng.pick(CLOTH);
  const id = canvas.stamp(`balloon${a}${d}`, () => {
    const gore = (w: number) =>
      `M${-w}-10C${-w}-62 ${w}-62 ${w}-10C${w} 20 ${short(w * 0.3)} 40 ${short(w * 0.24)} 56H${short(-w * 0.24)}C${short(-w * 0.3)} 40 ${-w} 20 ${-w}-10z`;
    const shaded = (col: string) => canvas.across(tone.tint(col, 0.5, d), tone.tint(col, -0.45, d));
    [50, 39, 26, 11].forEach((w, i) => canvas.path(gore(w), shaded(i % 2 ? b : a)));
    canvas.path(box(-50, -18, 100, 8), tone.tint(b, 0, d), 'opacity=".55"');
    canvas.line('M-10 56L-6 70M10 56L6 70', tone.tint('#3a2e2a', -0.2, d), 1);
    if (tone.time !== 'noon') canvas.glow(0, 52, 26, tone.glow, 0.7);
    canvas.path('M-8 70H8L6.500 82H-6.500z', canvas.across(tone.tint(WOOD, 0.3, d), tone.tint(WOOD, -0.5, d)));
  });
  canvas.use(id, x, y, r / 50);
}
