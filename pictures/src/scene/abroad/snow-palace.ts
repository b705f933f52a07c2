import { lantern } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { shadow } from '../nature/frame.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine, treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import type { Point } from '../paint/path.ts';
import { box, poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

const SNOW = '#eef3f8';
const GRANITE = '#b9b5ae';

/** A Korean throne hall after snowfall, a bare granite mountain behind. */
export function snowPalace(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.72 * H;
  const cx = W * rng.pick([0.46, 0.5, 0.54]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.62, sunX: rng.pick([0.16, 0.84]), cloud: 'wisps' });
  ridge(canvas, tone, rng.fork('r'), { y: y - 150, amp: 120, d: 0.76, col: '#8fa2b8', freq: 2.2 });
  peak(canvas, tone, rng.fork('p'), cx + rng.pick([-210, 210]), y - 60, 330);
  mist(canvas, tone, y - 130, 70, 0.7);
  treeLine(canvas, tone, rng.fork('t'), { y: y - 78, h: 40, d: 0.4, col: '#9db3bd', to: y + 10 });
  for (const f of [-1, 1]) gallery(canvas, tone, cx, f, y);
  courtyard(canvas, tone, cx, y);
  hall(canvas, tone, cx, y + 4);
  for (const f of [-1, 1])
    for (let i = 0; i < 3; i++) snowyPine(canvas, tone, rng, cx + f * (400 + i * 96), y + 40 + i * 46, 210 + i * 60);
  snowfall(canvas, rng.fork('fall'));
}

function peak(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, h: number) {
  const side = (f: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 1) / 9;
      return [x + f * (24 + t ** 1.15 * h * 1.5), b - h * (1 - t) ** 1.25 + rng.between(-7, 7)];
    });
  const outline: Point[] = [...side(-1).reverse(), [x - 16, b - h - 4], [x + 14, b - h + 4], ...side(1)];
  canvas.poly(outline, canvas.fade(tone.tint('#dfe6ee', 0.3, 0.3), tone.tint('#a9b8c8', 0, 0.74)));
  canvas.clip(`${poly(outline)}z`, () => {
    let rock = '';
    for (let i = 0; i < 15; i++) {
      const u = rng.between(-1, 1);
      const top = b - h * rng.between(0.55, 0.98) * (1 - Math.abs(u) * 0.5);
      const w = rng.between(10, 26);
      rock += `M${xy(x + u * h * 0.8, top)}l${xy(w * (u < 0 ? -1 : 1) * 1.6, rng.between(70, 130))} ${xy(-w, -20)}z`;
    }
    canvas.path(rock, tone.tint('#6d7c90', -0.1, 0.36), 'opacity=".7"');
    canvas.path(
      `M${xy(x + 6, b - h - 20)}L${xy(x + 60, b)}H${short(x + h * 2)}V${short(b - h - 20)}z`,
      tone.tint('#5f7699', -0.1, 0.4),
      'opacity=".3"',
    );
  });
}

/** The low wings of the wall around the court. */
function gallery(canvas: Canvas, tone: Tone, cx: number, f: number, y: number) {
  const from = f > 0 ? cx + 290 : -20;
  const w = f > 0 ? canvas.W + 20 - from : cx - 290 - from;
  if (w < 20) return;
  canvas.rect(from, y - 56, w, 70, tone.tint('#a8503a', -0.2, 0.2));
  let panes = '';
  for (let x = from + 14; x < from + w - 20; x += 40) panes += box(x, y - 44, 22, 50);
  canvas.path(panes, tone.dark ? tone.glow : tone.tint('#efe3cc', 0, 0.2));
  canvas
    .rect(from, y - 62, w, 12, tone.tint('#2f6f66', 0, 0.2))
    .rect(from, y - 96, w, 36, canvas.fade(tone.tint(SNOW, 0.4, 0.16), tone.tint(SNOW, -0.1, 0.2)))
    .rect(from, y - 62, w, 4, tone.tint('#46535f', -0.3, 0.2));
}

function courtyard(canvas: Canvas, tone: Tone, cx: number, y: number) {
  const { W, H } = canvas;
  canvas.rect(0, y + 10, W, H - y, canvas.fade(tone.tint(SNOW, 0.05, 0.1), tone.tint('#c9d6e6', -0.15)));
  const path = [
    [cx - 60, y + 20],
    [cx + 60, y + 20],
    [cx + 190, H + 8],
    [cx - 190, H + 8],
  ] as const;
  canvas.poly(path, canvas.fade(tone.tint('#a9a9a8', 0.2), tone.tint('#8d8f95', -0.25)));
  let joints = '';
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) ** 1.5;
    joints += `M${xy(cx - 66 - t * 124, y + 40 + t * 180)}H${short(cx + 66 + t * 124)}`;
  }
  canvas.line(
    `${joints}M${xy(cx - 22, y + 20)}L${xy(cx - 64, H)}M${xy(cx + 22, y + 20)}L${xy(cx + 64, H)}`,
    tone.tint(SNOW, 0.1),
    2.4,
    'opacity=".7"',
  );
  for (const f of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const k = 1 + i * 0.4;
      const x = cx + f * (120 + i * 58);
      const b = y + 66 + i * 56;
      canvas.rect(
        x - 8 * k,
        b - 34 * k,
        16 * k,
        34 * k,
        canvas.across(tone.tint(GRANITE, 0.4), tone.tint(GRANITE, -0.5)),
      );
      canvas.rect(x - 10 * k, b - 38 * k, 20 * k, 7 * k, tone.tint(SNOW, 0.4));
    }
}

function hall(canvas: Canvas, tone: Tone, cx: number, y: number) {
  shadow(canvas, tone, cx - 320, y + 26, 640, 60, -120, 0.3);
  for (let i = 0; i < 2; i++) {
    const half = 330 - i * 36;
    const b = y + 30 - i * 30;
    canvas.rect(cx - half, b - 30, half * 2, 30, canvas.fade(tone.tint(GRANITE, 0.35), tone.tint(GRANITE, -0.4)));
    canvas.rect(cx - half - 4, b - 34, half * 2 + 8, 7, tone.tint(SNOW, 0.45));
  }
  let steps = '';
  for (let i = 0; i < 7; i++) steps += box(cx - 60 - i * 2, y - 28 + i * 9, 120 + i * 4, 4.4);
  canvas.rect(cx - 66, y - 30, 132, 62, tone.tint(GRANITE, -0.3)).path(steps, tone.tint(SNOW, 0.4));
  storey(canvas, tone, cx, y - 30, 250, 92, 11);
  roof(canvas, tone, cx, y - 118, 300, 96);
  storey(canvas, tone, cx, y - 192, 176, 50, 9);
  roof(canvas, tone, cx, y - 236, 232, 112);
  for (const f of [-1, 1])
    for (const k of [0.42, 0.76]) lantern(canvas, tone, cx + f * 250 * k, y - 92, 10, { cord: 10, col: '#d9694a' });
}

/** Red pillars with lattice doors between them, painted beams above. */
function storey(canvas: Canvas, tone: Tone, cx: number, b: number, half: number, h: number, pillars: number) {
  canvas.rect(cx - half, b - h, half * 2, h, tone.tint('#4a2a26', -0.3));
  const gap = (half * 2 - 14) / (pillars - 1);
  let doors = '';
  let posts = '';
  for (let i = 0; i < pillars; i++) {
    const x = cx - half + i * gap;
    posts += box(x, b - h, 14, h);
    if (i < pillars - 1) doors += box(x + 18, b - h * 0.68, gap - 22, h * 0.6);
  }
  canvas.path(
    doors,
    tone.dark || tone.lit > 0.2 ? canvas.fade(tone.glow, tone.tint('#c98a4a', 0.2)) : tone.tint('#3d7a6c', 0.1),
  );
  canvas.path(posts, tone.tint('#b23f2c', 0.25));
  canvas.rect(cx - half - 14, b - h - 6, half * 2 + 28, 20, tone.tint('#2f7a6a', 0.2));
  canvas.line(
    `M${xy(cx - half - 10, b - h + 5)}h${short(half * 2 + 20)}`,
    tone.tint('#e0a24a', 0.3),
    8,
    'stroke-dasharray="9 13"',
  );
}

/** Snow on a tiled roof: white above, the dark ends of the tiles along the eaves. */
function roof(canvas: Canvas, tone: Tone, cx: number, y: number, half: number, h: number) {
  hipRoof(canvas, tone, cx - half, y, half * 2, h, { col: SNOW, ridge: 0.56, over: 0.05, curve: 0.4 });
  const end = half * 1.1;
  const eaves = `M${xy(cx - end - 8, y - 14)}Q${xy(cx - end * 0.7, y + 8)} ${xy(cx, y + 7)}Q${xy(cx + end * 0.7, y + 8)} ${xy(cx + end + 8, y - 14)}`;
  canvas
    .line(eaves, tone.tint('#3d4854', -0.3), 11, 'stroke-dasharray="7 3"')
    .line(eaves, tone.tint('#2f6f66', -0.2), 4, 'transform="translate(0 8)"');
  const ridgeHalf = half * 0.56;
  canvas.path(box(cx - ridgeHalf, y - h - 12, ridgeHalf * 2, 14), tone.tint('#4a5561', -0.2));
  canvas.path(box(cx - ridgeHalf - 6, y - h - 18, ridgeHalf * 2 + 12, 8), tone.tint(SNOW, 0.5));
  for (const f of [-1, 1])
    canvas.path(
      `M${xy(cx + f * (ridgeHalf - 6), y - h)}v-30q${xy(f * 14, 0)} ${xy(f * 14, 12)}v18z`,
      tone.tint('#4a5561', -0.3),
    );
}

function snowyPine(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, h: number) {
  canvas.ellipse(x, b, h * 0.3, h * 0.05, tone.tint('#7d93b5', -0.2), 'opacity=".4"');
  pine(canvas, tone, rng, x, b, h, { col: '#35605a' });
  let caps = '';
  for (let i = 1; i < 7; i++) {
    const w = h * 0.2 * (i / 6);
    const yy = b - h * 0.08 - h * 0.9 * (1 - i / 6);
    caps += `M${xy(x - w, yy)}q${xy(w * 0.4, -h * 0.07)} ${xy(w, -h * 0.11)}q${xy(w * 0.5, h * 0.05)} ${xy(w * 0.8, h * 0.09)}q${xy(-w * 0.5, -h * 0.02)} ${xy(-w * 0.8, h * 0.01)}q${xy(-w * 0.6, -h * 0.01)} ${xy(-w, h * 0.01)}z`;
  }
  canvas.path(caps, tone.tint(SNOW, 0.35));
}

function snowfall(canvas: Canvas, rng: Rng) {
  const { W, H } = canvas;
  const sizes = ['', '', ''];
  for (let i = 0; i < 130; i++) sizes[i % 3] += `M${Math.round(rng.next() * W)} ${Math.round(rng.next() * H)}h.1`;
  sizes.forEach((d, i) =>
    canvas.line(d, '#ffffff', 2.4 + i * 1.6, `stroke-linecap="round" opacity="${[0.7, 0.6, 0.5][i]!}"`),
  );
}
