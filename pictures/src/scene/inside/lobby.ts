import { lantern, pot } from '../built/props.ts';
import { bush, flower } from '../nature/foliage.ts';
import { CLAY, CREAM, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { chair, floor, inner, lampGlow, openings } from './interior.ts';

export function lobby(canvas: Canvas, outside: Tone, rng: Rng) {
  const { W, H } = canvas;
  const tone = inner(outside);
  const wall = rng.pick(['#d9c6a8', '#ece2d2', '#34506f', '#c79a78']);
  const fy = H * 0.66;
  const wood = rng.pick([WOOD, '#6b4a38', '#b58356']);
  const n = rng.pick([3, 4]);
  canvas.rect(0, 0, W, fy, canvas.fade(tone.tint(wall, -0.5), tone.tint(wall, 0.1)));
  const kind = rng.pick(['arch', 'wall', 'arch']);
  openings(
    canvas,
    tone,
    outside,
    rng.fork('view'),
    Array.from({ length: n }, (_, i) => ({
      x: W * 0.05 + i * ((W * 0.9) / n) + 23,
      y: 120,
      w: (W * 0.9) / n - 46,
      h: fy - 130,
      kind,
      panes: 2,
    })),
  );
  floor(canvas, tone, fy, rng.pick(['#d8c4a2', '#cdb89a', '#b9a48a']), false);
  for (let i = 0; i < n; i++) {
    const w = (W * 0.9) / n - 46;
    const x = W * 0.05 + i * ((W * 0.9) / n) + 23;
    canvas.poly(
      [
        [x, fy],
        [x + w, fy],
        [x + w + 40, H],
        [x - 70, H],
      ],
      canvas.linear([
        [0, outside.sky[3], 0.5],
        [1, outside.sky[3], 0],
      ]),
    );
  }
  const beams = rng.chance(0.5);
  if (beams) {
    let m = '';
    for (let i = 0; i < 9; i++)
      m += `M${xy(W * (i / 8), 0)}L${xy(W * (0.5 + (i / 8 - 0.5) * 0.72), 110)}h14L${xy(W * (i / 8) + 34, 0)}z`;
    canvas.path(m, tone.tint(wood, -0.3));
  }
  canvas.rect(0, 100, W, 18, tone.tint(wood, -0.35));
  for (let i = 0; i <= n; i++) {
    const x = W * 0.05 + i * ((W * 0.9) / n);
    canvas
      .rect(
        x - 19,
        100,
        38,
        fy - 86,
        canvas.linear(
          [
            [0, tone.tint(wall, -0.5)],
            [0.6, tone.tint(wall, 0.5)],
            [1, tone.tint(wall, -0.1)],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      .rect(x - 26, 112, 52, 16, tone.tint(wall, 0.3))
      .rect(x - 26, fy - 12, 52, 18, tone.tint(wall, 0.1));
  }
  const cx = W * rng.pick([0.36, 0.5, 0.64]);
  lampGlow(canvas, tone, cx, 210, 330); // lantern cluster
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const c = 60 + Math.cos(t * 5) * 60 + rng.between(0, 70);
    lantern(canvas, tone, cx + t * 270, 90 + c, rng.between(13, 22), { cord: c, glow: false });
  }
  // desk
  const dx = W * rng.pick([0.26, 0.7]);
  const dw = 330;
  canvas.ellipse(dx, fy + 94, dw * 0.58, 14, tone.shadow, 'opacity=".4"');
  canvas
    .rect(dx - dw / 2, fy - 12, dw, 104, canvas.fade(tone.tint(wood, 0.15), tone.tint(wood, -0.5)))
    .rect(dx - dw / 2 - 12, fy - 26, dw + 24, 16, tone.tint('#f1e7d6', 0.3));
  let m = '';
  for (let i = 1; i < 18; i++) m += `M${xy(dx - dw / 2 + (i * dw) / 18, fy - 8)}v98`;
  canvas.line(m, tone.tint(wood, -0.6), 2.4, 'opacity=".5"');
  canvas.rect(dx - dw / 2, fy + 80, dw, 5, tone.time === 'noon' ? tone.tint(AMBER, 0.2) : tone.glow);
  pot(canvas, tone, dx - 110, fy - 26, 26, (a, b) => bush(canvas, tone, rng, a, b, 62, { n: 8, l: 0.1 }));
  lampGlow(canvas, tone, dx + 110, fy - 60, 90);
  canvas.path(`M${xy(dx + 96, fy - 76)}h28l9 30h-46z`, mix(tone.glow, '#ffffff', 0.3));
  canvas.rect(dx + 108, fy - 46, 4, 20, tone.tint(AMBER, 0));
  const ox = dx > W / 2 ? W * 0.28 : W * 0.72;
  const c = rng.pick(['#2f4d74', CLAY, '#5d7f78', AMBER]);
  canvas.ellipse(ox, H * 0.87, 270, 56, tone.tint(rng.pick(['#c9b48f', '#8e4f3b', '#33496a']), 0));
  canvas.ellipse(ox, H * 0.87, 240, 46, 'none', `stroke="${tone.tint(CREAM, 0)}" stroke-width="3" opacity=".4"`);
  chair(canvas, tone, ox - 140, H * 0.88, 150, c);
  chair(canvas, tone, ox + 140, H * 0.88, 150, c, -1);
  canvas.ellipse(ox, H * 0.86, 62, 14, tone.tint(wood, 0.3));
  canvas.path(`M${xy(ox - 6, H * 0.86)}h12v50h-12z`, tone.tint(wood, -0.3));
  canvas.ellipse(ox, H * 0.925, 34, 7, tone.tint(wood, -0.4));
  flower(canvas, tone, ox - 6, H * 0.846, 13);
  flower(canvas, tone, ox + 12, H * 0.85, 11, '#f6d3c0');
  for (const k of [0.02, 0.98])
    pot(canvas, tone, W * k, H * 0.96, 96, (a, b) => bush(canvas, tone, rng, a, b, 190, { n: 11, l: -0.2 }));
  canvas.spray(() =>
    canvas.rect(
      0,
      0,
      W,
      H,
      canvas.linear([
        [0, tone.shadow, 0.2],
        [0.3, tone.shadow, 0],
        [0.8, tone.shadow, 0],
        [1, tone.shadow, 0.24],
      ]),
    ),
  );
}
