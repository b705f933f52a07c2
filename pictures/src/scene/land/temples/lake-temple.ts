import { boat } from '../../built/boat.ts';
import { meru } from '../../built/roofs.ts';
import { bush, flower } from '../../nature/foliage.ts';
import { GREEN, STONE } from '../../nature/materials.ts';
import { mist, ridge } from '../../nature/mountains.ts';
import { palm } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import type { Canvas } from '../../paint/canvas.ts';
import { AMBER, mix } from '../../paint/colour.ts';
import { smooth, xy } from '../../paint/path.ts';
import type { Rng } from '../../paint/random.ts';
import type { Tone } from '../../paint/tone.ts';

/** A tiered thatch tower on an islet, mirrored in the lake. */
export function lakeTemple(canvas: Canvas, tone: Tone, rng: Rng, y: number, sunX: number) {
  const { W, H } = canvas;
  ridge(canvas, tone, rng.fork('a'), { y: y - 10, amp: 190, d: 0.66, col: '#4e6d84', freq: 1.8 });
  ridge(canvas, tone, rng.fork('b'), { y, amp: 100, d: 0.48, col: '#44746c', freq: 2.6, sharp: 0.35 });
  mist(canvas, tone, y - 8, 46, 0.75);
  water(canvas, tone, rng.fork('w'), { y, sunX, glints: 40, calm: 1, col: '#5b9aa6' });
  const cx = W * rng.pick([0.36, 0.62]);
  const b = y + 70;
  const h = 420;
  const draw = () => {
    canvas.path(
      smooth([
        [cx - 210, b + 8],
        [cx - 150, b - 12],
        [cx, b - 20],
        [cx + 170, b - 10],
        [cx + 230, b + 8],
      ]) + 'z',
      tone.tint(GREEN.leaf, -0.2),
    );
    canvas.rect(cx - 96, b - 30, 192, 34, canvas.fade(tone.tint(STONE, 0.3), tone.tint(STONE, -0.5)));
    meru(canvas, tone, cx, b - 26, 210, h, 7, {});
    meru(canvas, tone, cx + 180, b - 4, 96, 170, 3, {});
    for (let i = 0; i < 5; i++) bush(canvas, tone, rng, cx - 190 + i * 90, b + 4, 34, { n: 6 });
    palm(canvas, tone, rng, cx - 170, b, 180, {});
  };
  canvas.mirror(b + 6, 0.32, draw);
  let m = '';
  for (let i = 0; i < 20; i++) {
    const w = rng.between(40, 220);
    m += `M${xy(cx + rng.between(-300, 200), b + 24 + i * 15)}q${xy(w / 2, -3)} ${xy(w, 0)}q${xy(-w / 2, 3)} ${xy(-w, 0)}z`;
  }
  canvas.path(m, mix(tone.sky[3], '#ffffff', 0.2), 'opacity=".42"');
  boat(canvas, tone, rng, W - cx + 40, y + 150, 110, { col: '#3d3a40' });
  for (let i = 0; i < 16; i++) {
    const x = W * rng.between(0, 1);
    const yy = H * rng.between(0.88, 0.99);
    canvas.path(`M${xy(x, yy)}a26 9 0 1 1 3 5z`, tone.tint(GREEN.mid, rng.between(-0.3, 0.3)));
    if (i % 4 === 0) flower(canvas, tone, x + 16, yy - 8, 15, '#f4b7b4', AMBER);
  }
}
