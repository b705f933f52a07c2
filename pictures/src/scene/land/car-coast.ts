import { boat } from '../built/boat.ts';
import { carShape } from '../built/car.ts';
import { birds } from '../built/props.ts';
import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function carCoast(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.36, 0.46);
  const y = hz * H;
  const sunX = rng.pick([0.3, 0.44]);
  sky(canvas, tone, rng.fork('sky'), { hz, sunX });
  ridge(canvas, tone, rng.fork('a'), { y: y + 2, amp: 70, d: 0.7, col: '#4f7288', freq: 1.6, to: y + 2 });
  water(canvas, tone, rng.fork('w'), { y, sunX, glints: 60 });
  const q = rng.fork('cl');
  const cliff = (x: number, top: number, b: number, d: number) => {
    const pts: Point[] = [[x - 30, b]];
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      pts.push([x + t * 110 + q.between(-14, 14), lerp(b - 30, top, t ** 0.7)]);
    }
    pts.push([x + 220, top - 24], [W + 20, top - q.between(20, 70)]);
    canvas.path(
      poly(pts) + `V${short(b + 20)}H${short(x - 30)}z`,
      canvas.linear([
        [0, tone.tint('#8c9a64', 0.3, d)],
        [0.3, tone.tint('#b39a7a', 0.2, d)],
        [1, tone.tint('#6d6660', -0.4, d)],
      ]),
    );
    for (let i = 0; i < 9; i++) {
      const px = q.between(x + 70, W);
      const py = q.between(top + 30, b - 30);
      canvas.poly(
        [
          [px, py],
          [px + q.between(12, 30), py - 6],
          [px + q.between(8, 30), py + q.between(40, 90)],
          [px - 8, py + 40],
        ],
        tone.tint('#6d6660', q.between(-0.6, 0.5), d),
        'opacity=".4"',
      );
    }
    canvas.path(
      `M${xy(x - 60, b)}q${xy(100, 16)} ${xy(W - x, 6)}v14q${xy(-200, 8)} ${xy(-(W - x), -6)}z`,
      '#fff',
      'opacity=".55"',
    );
    treeLine(canvas, tone, q, { y: top - 34, h: 26, x0: x + 200, to: top + 10, d, palms: 3 });
  };
  cliff(W * 0.66, y - 60, y + 40, 0.42);
  cliff(W * 0.56, y - 20, y + 120, 0.22);
  // the road: in from the lower left, round the headland
  const road = (k: number) =>
    `M${xy(-20, H * 0.86 + k)}Q${xy(W * 0.36, H * 0.8 + k)} ${xy(W * 0.6, H * 0.66 + k * 0.7)}T${xy(W + 20, H * 0.46 + k * 0.4)}`;
  canvas.path(
    `${road(-34)}V${H + 20}H-20z`,
    canvas.linear([
      [0, tone.tint('#a9a264', 0.3)],
      [0.5, tone.tint('#7d8450', -0.1)],
      [1, tone.tint(GREEN.deep, -0.3)],
    ]),
  );
  canvas.path(
    `${road(-8)}V${short(H * 0.58)}Q${xy(W * 0.78, H * 0.68)} ${xy(W * 0.66, H * 0.78)}T${xy(-20, H * 1.02)}z`,
    canvas.linear(
      [
        [0, tone.tint('#7b7a84', 0.25)],
        [1, tone.tint('#4b4c5a', -0.2)],
      ],
      1,
      0,
      0,
      1,
    ),
  );
  canvas.path(
    `M${xy(-20, H * 0.955)}Q${xy(W * 0.38, H * 0.865)} ${xy(W * 0.62, H * 0.725)}T${xy(W + 20, H * 0.52)}`,
    'none',
    `stroke="${tone.tint('#f5e7c2', 0.3)}" stroke-width="5" stroke-dasharray="34 30"`,
  );
  canvas.line(road(-18), tone.tint('#f2efe6', 0.3), 5);
  canvas.line(road(-12), tone.tint('#c9c4b8', -0.2), 18, 'stroke-dasharray="4 42"');
  carShape(
    canvas,
    tone,
    W * rng.between(0.3, 0.4),
    H * 0.865,
    rng.between(96, 112),
    rng.pick(['#d9573c', AMBER, '#f2ede2', '#2f6f8f']),
    {},
  );
  for (let i = 0; i < 5; i++)
    bush(canvas, tone, q, W * q.between(0, 1), H * q.between(0.97, 1.02), q.between(50, 100), { n: 8 });
  for (let i = 0; i < 3; i++)
    palm(canvas, tone, q, W * q.between(0.72, 0.98), H * q.between(0.84, 0.96), q.between(260, 400), {
      lean: q.between(-0.2, 0),
    });
  boat(canvas, tone, q, W * 0.2, y + 80, 70, { sail: true, d: 0.16 });
  birds(canvas, tone, rng, W * 0.3, H * 0.2, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'none', 'leafLeft']));
}
