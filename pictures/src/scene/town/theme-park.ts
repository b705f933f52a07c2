import { lamp, stringLights } from '../built/props.ts';
import { wheel } from '../built/towers.ts';
import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { CLAY, CREAM, WOOD } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, box, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function themePark(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.72 * H;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.68, sunX: rng.pick([0.2, 0.5]) });
  ridge(canvas, tone, rng.fork('a'), { y: y - 40, amp: 90, d: 0.7, col: '#57708a', freq: 2, sharp: 0.35 });
  const wx = W * rng.pick([0.3, 0.66]);
  const r = rng.between(190, 230);
  const f = wx < W / 2 ? 1 : -1;
  if (tone.dark) canvas.glow(wx, y - r, r * 2, '#e8789a', 0.3);
  const cx0 = wx + f * W * 0.14;
  const pts: Point[] = [];
  for (let i = 0; i <= 12; i++)
    pts.push([cx0 + f * i * 56 - f * 60, y - 30 - Math.abs(Math.sin(i * 0.72 + 0.5)) * (300 - i * 13)]);
  let sup = '';
  for (let i = 1; i < pts.length; i++) {
    for (let k = 0; k < 3; k++) {
      const t = k / 3;
      const x = lerp(pts[i - 1]![0], pts[i]![0], t);
      const yy = lerp(pts[i - 1]![1], pts[i]![1], t);
      sup += `M${xy(x, yy + 14)}V${short(y)}`;
    }
    sup += `M${xy(pts[i - 1]![0], y)}L${xy(pts[i]![0], Math.max(pts[i]![1] + 20, y - 120))}`;
  }
  canvas.line(sup, tone.tint('#d9d2c6', -0.1, 0.24), 2.6, 'opacity=".8"');
  const tr = smooth(pts);
  canvas
    .line(tr, tone.tint(rng.pick(['#d9573c', '#2f7f9f', AMBER]), 0.2, 0.08), 9)
    .line(tr, tone.tint('#fff3dd', 0.2, 0.1), 2.4);
  let car = '';
  for (let i = 0; i < 5; i++) {
    const t = 3 + i * 0.3;
    const a = pts[Math.floor(t)]!;
    const b = pts[Math.floor(t) + 1]!;
    const u = t % 1;
    car += box(lerp(a[0], b[0], u) - 9, lerp(a[1], b[1], u) - 4, 17, 15);
  }
  canvas.path(car, tone.tint('#1d3a6b', 0.2));
  wheel(canvas, tone, wx, y - r * 1.16, r, 0.04);
  treeLine(canvas, tone, rng.fork('t'), { y: y - 34, h: 50, d: 0.2, to: y + 10, palms: 4 });
  canvas.rect(0, y, W, H, canvas.fade(tone.tint('#d9c49e', 0.3), tone.tint('#94795f', -0.3)));
  const tent = (x: number, b: number, w: number, c: string, d = 0) => {
    const h = w * 0.5;
    canvas.rect(
      x - w * 0.42,
      b - h * 0.8,
      w * 0.84,
      h * 0.8,
      tone.dark ? canvas.fade(mix(tone.glow, CLAY, 0.3), tone.glow) : tone.tint('#6a4a3c', -0.4, d),
    );
    for (let i = 0; i < 8; i++) {
      canvas.path(
        `M${xy(x, b - h * 1.7)}L${xy(x - w / 2 + (i * w) / 8, b - h * 0.78)}h${short(w / 8)}z`,
        tone.tint(i % 2 ? CREAM : c, i < 4 ? 0.35 : -0.25, d),
      );
      canvas.path(
        `M${xy(x - w / 2 + (i * w) / 8, b - h * 0.79)}h${short(w / 8)}v${short(h * 0.12)}q${xy(-w / 16, h * 0.16)} ${xy(-w / 8, 0)}z`,
        tone.tint(i % 2 ? CREAM : c, 0.1, d),
      );
    }
    canvas.line(`M${xy(x, b - h * 1.7)}v-30`, tone.tint('#4a4048', 0), 3);
    canvas.path(`M${xy(x, b - h * 1.7 - 30)}l26 8-26 8z`, tone.tint(AMBER, 0.2));
    canvas.rect(x - w * 0.42, b - h * 0.22, w * 0.84, h * 0.22, tone.tint(c, -0.2, d));
    if (tone.dark) {
      canvas.glow(x, b - h * 0.4, w * 0.7, tone.glow, 0.45);
      let m = '';
      for (let i = 0; i <= 8; i++) m += `M${xy(x - w / 2 + (i * w) / 8, b - h * 0.62)}h.1`;
      canvas.line(m, '#fff0c8', 7, 'stroke-linecap="round"');
    }
  };
  const car2 = W * (f > 0 ? 0.74 : 0.26);
  tent(W * 0.08, y + 26, 190, '#2f6f8f');
  tent(W * 0.92, y + 26, 200, CLAY);
  tent(car2, y + 60, 280, AMBER);
  {
    const x = car2;
    const b = y + 60;
    for (let i = 0; i < 5; i++) {
      const px = x - 100 + i * 50;
      canvas.line(`M${xy(px, b - 112)}v90`, tone.tint(AMBER, 0.3), 3);
      canvas.path(blob(rng, px, b - 60, 17, 11, 7, 0.2), tone.tint(['#f4efe6', '#d9694a', '#5d8fa8'][i % 3]!, 0.2));
    }
  }
  for (let i = 0; i < 3; i++) {
    const bx = W * rng.between(0.1, 0.9);
    const by = H * rng.between(0.1, 0.3);
    const s = rng.between(26, 50);
    const c = rng.pick([CLAY, AMBER, '#2f6f8f']);
    for (let k = 0; k < 5; k++)
      canvas.ellipse(bx, by, s * (1 - k * 0.22), s * 1.12, tone.tint(k % 2 ? CREAM : c, k === 0 ? -0.3 : 0.2, 0.12));
    canvas.path(
      `M${xy(bx - s * 0.2, by + s * 1.5)}h${short(s * 0.4)}v${short(s * 0.28)}h${short(-s * 0.4)}z`,
      tone.tint(WOOD, 0, 0.1),
    );
    canvas.line(
      `M${xy(bx - s * 0.5, by + s)}l${xy(s * 0.32, s * 0.5)}M${xy(bx + s * 0.5, by + s)}l${xy(-s * 0.32, s * 0.5)}`,
      tone.tint(WOOD, -0.2, 0.1),
      1.6,
    );
  }
  stringLights(canvas, tone, -20, H * 0.62, W * 0.5, H * 0.72, 60, 22);
  stringLights(canvas, tone, W * 0.5, H * 0.72, W + 20, H * 0.6, 60, 22);
  for (let i = 0; i < 7; i++)
    bush(canvas, tone, rng, W * [0.02, 0.14, 0.3, 0.5, 0.7, 0.86, 0.98][i]!, H * 0.99, rng.between(44, 76));
  for (let i = 0; i < 4; i++) lamp(canvas, tone, W * [0.18, 0.4, 0.6, 0.84][i]!, H * 0.94, 130);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['none', 'leafLeft', 'palmTop']));
}
