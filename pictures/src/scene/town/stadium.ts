import { skyline } from '../built/blocks.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import { CLAY, CREAM } from '../nature/materials.ts';
import { lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** A pitch under floodlights, seen from high in the stands. */
export function stadium(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const cx = W / 2;
  const y = 0.5 * H;
  const bowl: Bowl = { x: cx, y: y + 60, rx: Math.max(W * 0.56, 560), ry: 130 };
  sky(canvas, tone, rng.fork('sky'), { hz: 0.46, sunX: rng.pick([0.2, 0.8]), cloud: 'bands' });
  skyline(canvas, tone, rng.fork('a'), { y: y - 20, h: 130, d: 0.7 });
  stands(canvas, tone, rng.fork('seats'), bowl);
  pitch(canvas, tone, cx, y + 66);
  for (const k of [-0.44, -0.24, 0.24, 0.44])
    mast(canvas, tone, cx + k * bowl.rx * 1.9, y - 40 + Math.abs(k) * 120, 300);
  nearSeats(canvas, tone, rng.fork('near'));
}

interface Bowl {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** The far half of the bowl: two tiers of seats under a ring of roof. */
function stands(canvas: Canvas, tone: Tone, rng: Rng, { x, y, rx, ry }: Bowl) {
  const { W, H } = canvas;
  const rim = (up: number, out: number): Point[] =>
    Array.from({ length: 37 }, (_, i) => {
      const a = Math.PI * (1 + i / 36);
      return [x + Math.cos(a) * rx * out, y + Math.sin(a) * ry * out - up];
    });
  canvas.path(`${poly([...rim(0, 1), ...rim(176, 1.2).reverse()])}z`, tone.tint('#2b3350', -0.1));
  const track = tone.tint('#b0624c', -0.05);
  canvas.path(`${poly(rim(6, 1))}z`, track).rect(0, y - 8, W, H - y, track);
  const seats = rng.pick([
    ['#c4483a', '#e9dcc6'],
    ['#2f6fb0', '#dfe8f0'],
    ['#c4603c', '#f0c070'],
  ] as const);
  for (let row = 0; row < 14; row++) {
    const up = row < 7 ? row * 9 : 22 + row * 9;
    const out = 1 + row * 0.011;
    const col = mix(tone.tint(seats[row % 2]!, row < 7 ? 0.15 : -0.1, 0.05), tone.haze, row * 0.012);
    canvas.line(poly(rim(up, out)), col, 6.4, `stroke-dasharray="${5 + (row % 3)} 1.800"`);
  }
  canvas.line(poly(rim(70, 1.085)), tone.dark ? tone.glow : tone.tint(CREAM, 0.3), 7);
  const roof = [...rim(158, 1.06), ...rim(196, 1.24).reverse()];
  canvas.path(`${poly(roof)}z`, canvas.fade(tone.tint('#e6e9ec', 0.35, 0.06), tone.tint('#98a4b4', -0.3, 0.06)));
  let ribs = '';
  const inner = rim(158, 1.06);
  const outer = rim(196, 1.24);
  for (let i = 0; i < 37; i += 2) ribs += `M${xy(...inner[i]!)}L${xy(...outer[i]!)}`;
  canvas.line(ribs, tone.tint('#5f6f86', -0.2), 2, 'opacity=".6"');
  let lamps = '';
  for (let i = 6; i < 31; i++) lamps += `M${xy(inner[i]![0], inner[i]![1] + 5)}h.1`;
  canvas
    .line(lamps, tone.glow, 16, 'stroke-linecap="round" opacity=".3"')
    .line(lamps, '#fff8e0', 6, 'stroke-linecap="round"');
  for (const f of [-1, 1])
    canvas.rect(x + f * 190 - 48, y - ry - 128, 96, 40, tone.tint(f > 0 ? CLAY : '#2f6f9f', 0.1), 'rx="4"');
}

/** Mown stripes and white lines, narrower toward the far goal line. */
function pitch(canvas: Canvas, tone: Tone, cx: number, top: number) {
  const { H } = canvas;
  const foot = H * 0.9;
  const half = (t: number) => lerp(330, 610, t);
  const at = (u: number, t: number): Point => [cx + u * half(t), lerp(top - 40, foot, t ** 1.25)];
  const quad = (t0: number, t1: number, u = 1): Point[] => [at(-u, t0), at(u, t0), at(u, t1), at(-u, t1)];
  canvas.poly(quad(0, 1, 1.12), canvas.fade(tone.tint('#6f8f4a', 0.2), tone.tint('#4a6a3a', -0.1)));
  for (let i = 0; i < 10; i++)
    canvas.poly(
      quad(i / 10, (i + 1) / 10),
      tone.dark ? mix(tone.tint('#4fa05a', 0.3), '#3f9a58', 0.55) : tone.tint('#4fa05a', i % 2 ? 0.3 : 0),
      i % 2 && tone.dark ? 'opacity=".86"' : '',
    );
  const line = (...points: Point[]) => poly(points);
  const frame = `${line(...quad(0.03, 0.97, 0.96))}z`;
  const box = (f: number) => line(at(f * 0.96, 0.3), at(f * 0.7, 0.3), at(f * 0.7, 0.72), at(f * 0.96, 0.72));
  const middle = line(at(0, 0.03), at(0, 0.97));
  const [, cy] = at(0, 0.5);
  canvas.line(`${frame}${middle}${box(-1)}${box(1)}`, '#f6fbf4', 4, 'opacity=".9"');
  canvas
    .ellipse(cx, cy, 84, 40, 'none', 'stroke="#f6fbf4" stroke-width="4" opacity=".9"')
    .ellipse(cx, cy, 5, 3, '#f6fbf4');
  for (const f of [-1, 1]) {
    const [gx, gy] = at(f * 0.96, 0.44);
    const [hx, hy] = at(f * 0.96, 0.58);
    canvas.line(`M${xy(gx, gy)}v-34L${xy(hx, hy - 40)}v40`, '#ffffff', 5);
  }
}

function mast(canvas: Canvas, tone: Tone, x: number, b: number, h: number) {
  canvas.line(`M${xy(x - 7, b)}L${xy(x, b - h)}L${xy(x + 7, b)}`, tone.tint('#8d97a6', 0, 0.1), 4);
  canvas.rect(x - 34, b - h - 26, 68, 34, tone.tint('#3a4258', -0.2));
  let lamps = '';
  for (let i = 0; i < 12; i++) lamps += `M${xy(x - 26 + (i % 4) * 17, b - h - 19 + Math.floor(i / 4) * 10)}h.1`;
  canvas.line(lamps, '#fff9e6', 9, 'stroke-linecap="round"');
  if (tone.dark) canvas.glow(x, b - h - 10, 170, '#fff3d6', 0.6);
}

/** The rows below the viewer, empty before the gates open. */
function nearSeats(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const col = rng.pick(['#8a3a34', '#2a4f80', '#8a4a30']);
  for (let row = 0; row < 3; row++) {
    const y = H * (0.93 + row * 0.036);
    const w = 34 + row * 9;
    let backs = '';
    for (let x = -w * (row % 2 ? 0.5 : 0); x < W + w; x += w + 7)
      backs += `M${xy(x, y + 40)}v-26q0-14 10-14h${short(w - 20)}q10 0 10 14v26z`;
    canvas.rect(0, y + 14, W, 60, tone.tint('#232a44', -0.4)).path(backs, tone.tint(col, -0.1 - row * 0.18));
  }
}
