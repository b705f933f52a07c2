import { lantern, pot } from '../built/props.ts';
import { bush, flower, leaf } from '../nature/foliage.ts';
import { GREEN, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { beam, floor, inner, openings } from './interior.ts';

export function spa(canvas: Canvas, outside: Tone, rng: Rng) {
  const { W, H } = canvas;
  const tone = inner(outside);
  const fy = H * 0.64;
  const wood = rng.pick([WOOD, '#7a5a44', '#a5794e']);
  const arch = rng.chance(0.5);
  canvas.rect(0, 0, W, H, canvas.fade(tone.tint('#b9a488', -0.4), tone.tint('#d9c8ac', 0)));
  const ox = W * rng.pick([0.1, 0.26, 0.34]);
  const ow = W * rng.between(0.5, 0.56);
  openings(canvas, tone, outside, rng.fork('view'), [
    {
      x: ox,
      y: 70,
      w: ow,
      h: fy - 60,
      kind: arch ? 'arch' : 'wall',
      panes: arch ? 1 : 3,
    },
  ]);
  canvas.clip(box(ox, 70, ow, fy - 60), () => {
    for (let i = 0; i < 12; i++) {
      const x = ox + rng.between(0, ow);
      const w = rng.between(8, 15);
      canvas.rect(
        x,
        60,
        w,
        fy,
        canvas.linear(
          [
            [0, outside.tint('#7d9a55', -0.4)],
            [0.5, outside.tint('#a9be6a', 0.3)],
            [1, outside.tint('#6a8a4c', -0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      );
      let m = '';
      for (let k = 0; k < 6; k++) m += `M${xy(x, 110 + k * 72 + (i % 3) * 20)}h${short(w)}`;
      canvas.line(m, outside.tint('#3f5a34', -0.4), 2.4);
    }
    for (let i = 0; i < 16; i++)
      leaf(canvas, outside, ox + rng.between(0, ow), rng.between(80, 330), rng.between(50, 90), rng.between(0.3, 2.8), {
        w: 0.12,
        l: rng.between(-0.3, 0.5),
        col: GREEN.mid,
      });
  });
  floor(canvas, tone, fy, wood);
  if (!tone.dark) beam(canvas, tone, ox, fy, ow, H - fy, 120, 0.4);
  for (const x of [ox - 40, ox + ow + 16]) {
    let m = '';
    for (let i = 0; i < 3; i++) m += box(x + i * 12 - 6, 40, 6, fy - 40);
    canvas.path(m, tone.tint(wood, 0));
  }
  const bx = W * rng.pick([0.4, 0.56]);
  const by = H * 0.86;
  const bw = 520;
  const st = rng.pick(['#8d8a88', '#cfc4b2', '#5f6570']); // carved stone bath with petals
  canvas.ellipse(bx, by + 22, bw * 0.52, 36, tone.shadow, 'opacity=".5"');
  canvas.path(
    `M${xy(bx - bw / 2, by - 118)}Q${xy(bx - bw * 0.46, by + 34)} ${xy(bx - bw * 0.26, by + 34)}h${short(bw * 0.52)}Q${xy(bx + bw * 0.46, by + 34)} ${xy(bx + bw / 2, by - 118)}z`,
    canvas.linear(
      [
        [0, tone.tint(st, -0.6)],
        [0.6, tone.tint(st, 0.3)],
        [1, tone.tint(st, -0.2)],
      ],
      0,
      0,
      1,
      0.3,
    ),
  );
  canvas
    .ellipse(bx, by - 118, bw / 2, 62, tone.tint(st, 0.45))
    .ellipse(
      bx,
      by - 116,
      bw / 2 - 24,
      48,
      canvas.fade(mix(tone.tint('#3f8f92', 0), outside.sky[3], 0.25), tone.tint('#1f6672', -0.1)),
    );
  for (let i = 0; i < 22; i++) {
    const a = rng.between(0, 6.28);
    const k = Math.sqrt(rng.next()) * 0.84;
    const r = rng.between(9, 17);
    flower(
      canvas,
      tone,
      bx + Math.cos(a) * (bw / 2 - 40) * k,
      by - 116 + Math.sin(a) * 40 * k,
      r,
      rng.pick(['#fff6e6', '#f3b6a2', '#e8795c', '#fff6e6']),
      AMBER,
      rng.between(0, 6),
    );
  }
  const sx = W * 0.88;
  const sy = H * 0.87;
  canvas
    .rect(sx - 130, sy - 110, 250, 14, tone.tint(wood, 0.3))
    .path(box(sx - 116, sy - 96, 12, 120) + box(sx + 94, sy - 96, 12, 120), tone.tint(wood, -0.4));
  for (let i = 0; i < 3; i++) {
    canvas.rect(
      sx - 110 + i * 6,
      sy - 140 - i * 26,
      110 - i * 12,
      27,
      canvas.fade(tone.tint(['#fbf4e8', '#e6c9a4', '#fbf4e8'][i]!, 0.3), tone.tint('#cdbba0', -0.2)),
      'rx="13"',
    );
  }
  for (let i = 0; i < 3; i++)
    canvas.ellipse(
      sx + 60,
      sy - 122 - i * 21,
      34 - i * 7,
      13 - i,
      canvas.fade(tone.tint('#7d838c', 0.3), tone.tint('#474f5e', -0.4)),
    );
  for (const [cx, cy, h] of [
    [W * 0.08, H * 0.9, 90],
    [W * 0.13, H * 0.93, 56],
    [W * 0.05, H * 0.95, 60],
  ] as const) {
    canvas.glow(cx, cy - h - 10, 110, tone.glow, tone.time === 'noon' ? 0.35 : 0.7);
    canvas.rect(
      cx - 17,
      cy - h,
      34,
      h,
      canvas.linear([
        [0, mix(tone.glow, '#ffffff', 0.4)],
        [0.5, tone.tint('#f4e4c8', 0.1)],
        [1, tone.tint('#d8c2a0', -0.2)],
      ]),
    );
    canvas.path(`M${xy(cx, cy - h - 26)}q11 17 0 25q-11-8 0-25z`, '#fff1c9');
  }
  pot(canvas, tone, W * 0.97, H * 0.98, 110, (a, b) => bush(canvas, tone, rng, a, b, 210, { n: 11, l: -0.2 }));
  for (let i = 0; i < 2; i++)
    lantern(canvas, tone, W * [0.7, 0.78][i]!, [150, 220][i]!, 26, {
      cord: [150, 220][i]!,
      glow: tone.time !== 'noon',
    });
  canvas.spray(() =>
    canvas.rect(
      0,
      0,
      W,
      H,
      canvas.linear([
        [0, tone.shadow, 0.2],
        [0.35, tone.shadow, 0],
        [0.8, tone.shadow, 0],
        [1, tone.shadow, 0.26],
      ]),
    ),
  );
}
