import { umbrella } from '../../built/props.ts';
import { bush, flower } from '../../nature/foliage.ts';
import { CLAY, CREAM, STONE } from '../../nature/materials.ts';
import { mist, volcano } from '../../nature/mountains.ts';
import { treeLine } from '../../nature/trees.ts';
import type { Canvas } from '../../paint/canvas.ts';
import { AMBER, lerp, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/path.ts';
import { box, short, xy } from '../../paint/path.ts';
import type { Rng } from '../../paint/random.ts';
import type { Tone } from '../../paint/tone.ts';

/** A candi bentar: the two halves of a gate with a mountain between them. */
export function splitGate(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  const { W, H } = canvas;
  volcano(canvas, tone, rng.fork('v'), {
    x: W * 0.5,
    y: y + 10,
    h: 330,
    w: 900,
    d: 0.64,
    col: '#5a6f92',
    crater: 0.06,
  });
  mist(canvas, tone, y - 60, 80, 0.7);
  treeLine(canvas, tone, rng.fork('t'), { y: y - 20, h: 36, d: 0.42, to: y + 20, palms: 6 });
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint('#d3c3a8', 0.25), tone.tint('#8f8278', -0.4)));
  canvas.poly(
    [
      [W * 0.44, y],
      [W * 0.56, y],
      [W * 0.72, H],
      [W * 0.28, H],
    ],
    canvas.fade(mix(tone.sky[3], '#ffffff', 0.2), tone.tint('#8f9aa6', 0)),
    'opacity=".55"',
  );
  for (const f of [-1, 1]) {
    const x0 = W * 0.5 + f * 74;
    const L: Point[] = [
      [x0, y + 20],
      [x0, y - 360],
    ];
    let x = x0;
    let yy = y - 360;
    for (let i = 0; i < 8; i++) {
      x += f * rng.between(11, 13) * (1 + i * 0.13);
      L.push([x, yy]);
      yy += 24 + i * 5;
      L.push([x, yy]);
    }
    L.push([x + f * 26, yy], [x + f * 26, y + 20]);
    const q = f < 0 ? -0.25 : 0.1;
    canvas.poly(L, canvas.fade(tone.tint('#a49a90', q + 0.2), tone.tint('#7a716c', q - 0.3)));
    let m = '';
    for (let i = 0; i < 11; i++) {
      const z = y - 330 + i * 32;
      const wd = 18 + i * 11;
      m += `M${xy(x0 + f * 6, z)}h${short(f * wd)}`;
    }
    canvas.line(m, tone.tint('#3f3940', -0.3), 5, 'opacity=".35"');
    canvas.path(box(f < 0 ? x0 - 8 : x0, y - 360, 8, 380), tone.tint('#d9c8ae', f < 0 ? 0.6 : -0.2));
    canvas
      .rect(f < 0 ? 0 : x + 26, y - 62, f < 0 ? x - 26 : W, 82, canvas.fade(tone.tint(CLAY, 0), tone.tint(CLAY, -0.5)))
      .rect(f < 0 ? 0 : x + 26, y - 70, f < 0 ? x - 26 : W, 12, tone.tint('#a49a90', 0.3));
    for (let i = 0; i < 4; i++) flower(canvas, tone, x0 + f * rng.between(120, 300), y + rng.between(30, 90), 12);
    stonePot(canvas, tone, x + f * 90, y + 30, rng);
    umbrella(canvas, tone, x + f * 150, y + 24, 230, { col: f < 0 ? AMBER : CREAM });
  }
  let st = '';
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) ** 1.5;
    st += `M${xy(lerp(W * 0.44, W * 0.28, t), lerp(y + 18, H, t))}H${short(lerp(W * 0.56, W * 0.72, t))}`;
  }
  canvas.line(st, tone.shadow, 2.4, 'opacity=".3"');
}

function stonePot(canvas: Canvas, tone: Tone, x: number, y: number, rng: Rng) {
  canvas.rect(x - 18, y - 40, 36, 44, tone.tint(STONE, 0));
  bush(canvas, tone, rng, x, y - 40, 50, { n: 7 });
}
