import { pot, stringLights } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { bush, flower } from '../nature/foliage.ts';
import { CLAY, CREAM } from '../nature/materials.ts';
import { mist } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, dot, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** One old house in a perspective row: x is the near edge, widths shrink with t. */
export function oldTown(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = 0.6;
  const y = hz * H;
  const vx = W * rng.pick([0.4, 0.5, 0.6]);
  sky(canvas, tone, rng.fork('sky'), {
    hz,
    sunX: vx / W + rng.between(-0.08, 0.08),
    sunY: tone.time === 'noon' ? 0.16 : tone.time === 'night' ? 0.18 : hz - 0.2,
  });
  const tw = 64;
  canvas.rect(
    vx - tw / 2,
    y - 210,
    tw,
    220,
    canvas.fade(tone.tint('#f0e2c6', 0.3, 0.4), tone.tint('#f0e2c6', -0.1, 0.5)),
  );
  hipRoof(canvas, tone, vx - tw / 2, y - 208, tw, 74, { col: CLAY, ridge: 0.06, d: 0.4, lines: false });
  canvas.ellipse(vx, y - 176, 15, 15, tone.dark ? tone.glow : tone.tint('#fff9ec', 0.3, 0.3));
  canvas.path(box(vx - 14, y - 140, 10, 30) + box(vx + 4, y - 140, 10, 30), tone.tint('#3b4a58', -0.2, 0.4));
  mist(canvas, tone, y - 30, 60, 0.4);
  canvas.poly(
    [
      [vx - 60, y],
      [vx + 60, y],
      [W * 1.3, H + 10],
      [-W * 0.3, H + 10],
    ],
    canvas.fade(tone.tint('#d5bf9c', 0.3, 0.2), tone.tint('#8a7767', -0.2)),
  );
  let st = '';
  for (let i = 1; i < 12; i++) {
    const t = (i / 12) ** 2;
    st += `M${xy(vx - lerp(60, W, t), lerp(y, H, t))}H${short(vx + lerp(60, W, t))}`;
  }
  for (let i = -7; i <= 7; i++) st += `M${xy(vx + i * 8, y)}L${xy(vx + i * 130, H)}`;
  canvas.line(st, tone.shadow, 1.8, 'opacity=".2"');
  const cols = ['#f1dfba', '#e4a978', '#d98566', '#8fae9f', '#f5ead2', '#e9c48c', '#7397a3', '#cfa28a'];
  for (const f of [-1, 1]) {
    const n = 6;
    for (let i = 0; i < n; i++) {
      // far to near
      const t0 = (i / n) ** 1.7;
      const t1 = ((i + 1) / n) ** 1.7;
      const edge = (t: number) => vx + f * lerp(64, f < 0 ? vx + 60 : W - vx + 60, t);
      const x0 = edge(t0);
      const x1 = edge(t1);
      const hh = rng.between(150, 215);
      const top = (t: number) => y - lerp(86, hh * 2.7, t);
      const bot = (t: number) => y + lerp(4, H - y + 40, t) * 0.86;
      const d = lerp(0.42, 0, (i + 1) / n);
      const col = rng.pick(cols);
      const q = (u: number, v: number): Point => {
        const t = lerp(t0, t1, u);
        const x = lerp(x0, x1, u);
        return [x, lerp(top(t), bot(t), v)];
      };
      const lit = f < 0 ? 0.25 : -0.45;
      canvas.poly(
        [q(0, 0), q(1, 0), q(1, 1), q(0, 1)],
        canvas.fade(tone.tint(col, lit, d), tone.tint(col, lit - 0.35, d)),
      );
      canvas.poly(
        [q(-0.04, 0.02), q(0, -0.085), q(1, -0.085), q(1.03, 0.02)],
        tone.tint(rng.pick([CLAY, '#9d5138', '#7b5247']), lit, d),
      );
      canvas.poly([q(0, 0.02), q(1, 0.02), q(1, 0.05), q(0, 0.05)], tone.shadow, 'opacity=".3"');
      canvas.poly([q(0, 0.5), q(1, 0.5), q(1, 0.525), q(0, 0.525)], tone.tint('#fff5e2', lit, d));
      const k = i < 2 ? 2 : 3;
      for (let c = 0; c < k; c++) {
        const a = (c + 0.28) / k;
        const b = (c + 0.72) / k;
        const m = (a + b) / 2;
        const w1 = [q(a, 0.17), q(m, 0.12), q(b, 0.17), q(b, 0.43), q(a, 0.43)] as const;
        canvas.path(
          `M${dot(w1[0])}Q${dot(w1[1])} ${dot(w1[2])}L${dot(w1[3])}L${dot(w1[4])}z`,
          rng.chance(tone.lit) ? tone.glow : mix(tone.tint('#34485a', -0.3), tone.haze, d),
        );
        canvas.poly([q(a - 0.06, 0.16), q(a, 0.16), q(a, 0.43), q(a - 0.06, 0.43)], tone.tint('#4d7a72', lit, d));
        canvas.poly([q(b, 0.16), q(b + 0.06, 0.16), q(b + 0.06, 0.43), q(b, 0.43)], tone.tint('#4d7a72', lit, d));
        const dr = [q(a - 0.02, 0.66), q(m, 0.58), q(b + 0.02, 0.66), q(b + 0.02, 0.99), q(a - 0.02, 0.99)] as const;
        canvas.path(
          `M${dot(dr[0])}Q${dot(dr[1])} ${dot(dr[2])}L${dot(dr[3])}L${dot(dr[4])}z`,
          tone.dark || rng.chance(tone.lit) ? mix(tone.glow, CLAY, rng.between(0, 0.4)) : tone.tint('#5a4032', -0.4, d),
        );
      }
      if (rng.chance(0.6) && i > 0) {
        const c2 = rng.pick([CLAY, AMBER, '#2f5573', CREAM]);
        const p0 = q(0.04, 0.55);
        const p1 = q(0.96, 0.55);
        const dx = -f * lerp(20, 90, t1);
        canvas.poly(
          [p0, p1, [p1[0] + dx, p1[1] + lerp(14, 52, t1)], [p0[0] + dx * 0.7, p0[1] + lerp(12, 44, t0)]],
          canvas.fade(tone.tint(c2, 0.3, d), tone.tint(c2, -0.1, d)),
        );
      }
      if (tone.dark) {
        const g = q(0.5, 0.8);
        canvas.glow(g[0], g[1], lerp(40, 190, t1), tone.glow, 0.36);
      }
    }
  }
  canvas.poly(
    [
      [0, H * 0.8],
      [vx, y + 4],
      [vx + 40, y + 4],
      [W * 0.5, H],
      [0, H],
    ],
    canvas.linear(
      [
        [0, tone.shadow, 0.1],
        [1, tone.shadow, 0.42],
      ],
      1,
      0,
      0,
      1,
    ),
  );
  for (let i = 0; i < 4; i++) {
    const t = [0.12, 0.26, 0.5, 0.9][i]!;
    stringLights(
      canvas,
      tone,
      vx - lerp(70, vx, t),
      y - lerp(50, 330, t),
      vx + lerp(70, W - vx, t),
      y - lerp(56, 360, t),
      lerp(10, 50, t),
      14,
    );
  }
  const bx = vx + rng.sign() * W * 0.16;
  const by = H * 0.86;
  canvas.ellipse(bx, by + 2, 100, 9, tone.shadow, 'opacity=".4"');
  for (const k of [-58, 58]) {
    canvas.ellipse(bx + k, by - 34, 34, 34, 'none', `stroke="${tone.tint('#23252f', -0.1)}" stroke-width="5"`);
    canvas.ellipse(bx + k, by - 34, 4, 4, tone.tint('#c9ced6', 0));
  }
  canvas.line(
    `M${xy(bx - 58, by - 34)}l34-44h56l26 44M${xy(bx - 24, by - 78)}l24 46 32-46M${xy(bx, by - 32)}h-58M${xy(bx + 30, by - 84)}l-4-16h16M${xy(bx - 28, by - 84)}h-10`,
    tone.tint(rng.pick([CLAY, '#2f5f86', AMBER]), 0.1),
    5.5,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  canvas.rect(bx + 32, by - 92, 34, 24, tone.tint('#b98a50', 0.1), 'rx="5"');
  for (let i = 0; i < 3; i++) flower(canvas, tone, bx + 38 + i * 11, by - 94, 11, ['#fff6e6', '#f3b6a2', '#f6cf7a'][i]);
  for (const [k, b, s] of [
    [0.06, 0.92, 70],
    [0.95, 0.95, 84],
    [0.16, 0.82, 44],
    [0.86, 0.84, 50],
  ] as const)
    pot(canvas, tone, W * k, H * b, s, (a, c) => bush(canvas, tone, rng, a, c, s * 1.4, { n: 8, l: 0 }));
}
