import { floodlight, roundFill, turned } from '../built/solids.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const MARBLE = '#efe8da';
const GOLD = '#d9a544';

/** The Kaaba in its marble court, seen from afar: two storeys of arches around it, minarets, bare hills. */
export function holyMosque(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.56 * H;
  const cx = W * rng.pick([0.46, 0.5, 0.54]);
  const court: Court = { x: cx, y: y + 170, rx: Math.max(W * 0.6, 620), ry: 150 };
  sky(canvas, tone, rng.fork('sky'), { hz: 0.52, sunX: rng.pick([0.16, 0.84]), cloud: 'bands' });
  ridge(canvas, tone, rng.fork('a'), { y: y - 40, amp: 120, d: 0.72, col: '#8f7568', freq: 2.2, sharp: 0.45 });
  ridge(canvas, tone, rng.fork('b'), { y: y + 10, amp: 70, d: 0.54, col: '#8a6f60', freq: 3, sharp: 0.45 });
  mist(canvas, tone, y - 20, 60, 0.5);
  for (const [dx, h] of [
    [-430, 330],
    [-360, 360],
    [-150, 390],
    [150, 390],
    [360, 360],
    [430, 330],
  ] as const)
    minaret(canvas, tone, cx + dx, y + 40, h);
  floor(canvas, tone, court);
  arcade(canvas, tone, court);
  kaaba(canvas, tone, cx, court.y + 46);
  parapet(canvas, tone, cx);
}

interface Court {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const MINARET: readonly Point[] = [
  [0.055, 0],
  [0.055, 0.3],
  [0.068, 0.31],
  [0.068, 0.34],
  [0.042, 0.35],
  [0.04, 0.56],
  [0.054, 0.57],
  [0.054, 0.6],
  [0.032, 0.61],
  [0.03, 0.74],
  [0.04, 0.75],
  [0.04, 0.77],
  [0.022, 0.78],
  [0.02, 0.84],
  [0.03, 0.87],
  [0.02, 0.91],
  [0.004, 0.94],
  [0.003, 1],
];

function minaret(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  const outline = turned(x, b, h, MINARET);
  canvas.path(outline, roundFill(canvas, tone, MARBLE, 0.12));
  floodlight(canvas, tone, outline, 0.5);
  const galleries = [0.325, 0.585, 0.76].map((up) => `M${xy(x - h * 0.06, b - h * up)}h${short(h * 0.12)}`).join('');
  canvas.line(
    galleries,
    tone.dark || tone.lit > 0.2 ? tone.glow : tone.tint('#8a7a6a', -0.2, 0.1),
    3,
    'stroke-dasharray="3 3" opacity=".8"',
  );
  const moon = `M${xy(x + 2, b - h * 1.01)}a6 6 0 1 1-1-11a5 5 0 1 0 1 11z`;
  canvas.path(moon, tone.tint(GOLD, 0.6));
}

/** White marble, with the rings in which the rows stand. */
function floor(canvas: Canvas, tone: Tone, { x, y, rx, ry }: Court) {
  const { W, H } = canvas;
  canvas.rect(0, y - ry * 0.6, W, H, canvas.fade(tone.tint(MARBLE, 0.1, 0.14), tone.tint('#cfc6ba', -0.15)));
  canvas.ellipse(x, y + 10, rx, ry, canvas.fade(tone.tint('#f7f3ea', 0.35, 0.1), tone.tint('#ddd5c8', 0.1)));
  for (const k of [0.24, 0.38, 0.52, 0.66, 0.8, 0.94])
    canvas.ellipse(
      x,
      y + 34,
      rx * k,
      ry * k * 0.94,
      'none',
      `stroke="${tone.tint('#a99c8a', -0.1)}" stroke-width="${short(1.6 + k)}" opacity=".5"`,
    );
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.283;
    rays += `M${xy(x + Math.cos(a) * rx * 0.26, y + 34 + Math.sin(a) * ry * 0.24)}L${xy(x + Math.cos(a) * rx * 0.94, y + 34 + Math.sin(a) * ry * 0.88)}`;
  }
  canvas.line(rays, tone.tint('#a99c8a', -0.1), 1, 'opacity=".28"');
}

/** The far half of the ring around the court; what is nearer stands taller. */
function arcade(canvas: Canvas, tone: Tone, { x, y, rx, ry }: Court) {
  const at = (t: number, up: number): Point => {
    const a = Math.PI * (1.02 + t * 0.96);
    const near = 1 - Math.abs(Math.sin(a));
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry - up * (112 + near * 90)];
  };
  const rim = (up: number) => Array.from({ length: 41 }, (_, i) => at(i / 40, up));
  const wall = `${poly([...rim(0), ...rim(1).reverse()])}z`;
  canvas.path(wall, canvas.fade(tone.tint(MARBLE, 0.35, 0.06), tone.tint(MARBLE, -0.15, 0.06)));
  floodlight(canvas, tone, wall, 0.35);
  const bay = (t: number, from: number, to: number) => {
    const half = 0.0062;
    const feet = [at(t - half, from), at(t + half, from)] as const;
    const spring = [at(t - half, lerp(from, to, 0.6)), at(t + half, lerp(from, to, 0.6))] as const;
    const crown = at(t, lerp(from, to, 1.25));
    return `M${xy(...feet[0])}L${xy(...spring[0])}Q${xy(...crown)} ${xy(...spring[1])}L${xy(...feet[1])}z`;
  };
  const count = 52;
  for (const [from, to] of [
    [0.02, 0.4],
    [0.5, 0.84],
  ] as const) {
    let bays = '';
    for (let i = 0; i < count; i++) bays += bay((i + 0.5) / count, from, to);
    const warm = canvas.fade(tone.tint('#5a4638', -0.2), tone.glow);
    canvas.path(bays, tone.dark || tone.lit > 0.2 ? warm : tone.tint('#6f6258', -0.3, 0.06));
  }
  for (const up of [0.46, 0.93, 1])
    canvas.line(
      poly(rim(up)),
      tone.tint(up === 0.46 ? '#b9a98f' : MARBLE, up === 1 ? 0.5 : -0.2, 0.04),
      up === 1 ? 5 : 2.6,
    );
}

/** The cube under its black cloth with the golden belt. */
function kaaba(canvas: Canvas, tone: Tone, x: number, b: number) {
  const h = 138;
  const front: readonly Point[] = [
    [x - 80, b - 16],
    [x + 34, b],
    [x + 34, b - h - 6],
    [x - 80, b - h - 14],
  ];
  const side: readonly Point[] = [
    [x + 34, b],
    [x + 96, b - 18],
    [x + 96, b - h - 14],
    [x + 34, b - h - 6],
  ];
  canvas.ellipse(x - 40, b + 2, 150, 17, tone.shadow, 'opacity=".34"');
  canvas.poly(
    [
      [x - 92, b - 12],
      [x + 34, b + 9],
      [x + 108, b - 14],
      [x + 96, b - 26],
      [x - 80, b - 26],
    ],
    tone.tint(MARBLE, 0.3),
  );
  canvas.poly(front, canvas.fade(tone.tint('#2b2933', 0.3), tone.tint('#1b1a22', 0)));
  canvas.poly(side, canvas.fade(tone.tint('#1b1a22', -0.1), tone.tint('#121118', -0.4)));
  const belt = (from: number, to: number) => {
    const f = (k: number) => [lerp(b - 16, b - h - 14, k), lerp(b, b - h - 6, k), lerp(b - 18, b - h - 14, k)] as const;
    const [l0, m0, r0] = f(from);
    const [l1, m1, r1] = f(to);
    return [
      `M${xy(x - 80, l0)}L${xy(x + 34, m0)}V${short(m1)}L${xy(x - 80, l1)}z`,
      `M${xy(x + 34, m0)}L${xy(x + 96, r0)}V${short(r1)}L${xy(x + 34, m1)}z`,
    ] as const;
  };
  const [gold, shadedGold] = belt(0.66, 0.77);
  canvas
    .path(gold, canvas.across(tone.tint(GOLD, 0.55), tone.tint(GOLD, 0.1)))
    .path(shadedGold, tone.tint(GOLD, -0.35));
  canvas.poly(
    [
      [x - 2, b - 30],
      [x + 22, b - 27],
      [x + 22, b - 84],
      [x - 2, b - 86],
    ],
    canvas.fade(tone.tint('#f3cf7a', 0.5), tone.tint(AMBER, 0)),
  );
  canvas.line(
    `M${xy(x - 80, b - h - 14)}L${xy(x + 34, b - h - 6)}L${xy(x + 96, b - h - 14)}`,
    tone.tint('#6a6570', 0.4),
    2.4,
  );
}

/** The edge of the roof the viewer stands on. */
function parapet(canvas: Canvas, tone: Tone, cx: number) {
  const { W, H } = canvas;
  canvas.path(
    `M-10 ${short(H * 0.92)}Q${xy(cx, H * 0.985)} ${xy(W + 10, H * 0.92)}V${H + 10}H-10z`,
    canvas.fade(tone.tint('#a8998a', -0.3), tone.tint('#4f4650', -0.6)),
  );
  let posts = '';
  for (let i = 0; i <= 24; i++) {
    const u = i / 12 - 1;
    const yy = H * (0.9525 - 0.0325 * u * u);
    posts += `M${xy(cx + u * W * 0.6, yy - 34)}v34`;
  }
  canvas.line(posts, tone.tint('#6f625c', -0.5), 12, 'stroke-linecap="round"');
  canvas.line(`M-10 ${short(H * 0.885)}Q${xy(cx, H * 0.945)} ${xy(W + 10, H * 0.885)}`, tone.tint('#8a7b70', -0.2), 12);
}
