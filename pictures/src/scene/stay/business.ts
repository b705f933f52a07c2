import { block, windows } from '../built/blocks.ts';
import { GREEN } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { box } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { hedge, lobbyBand, WALLS } from './grounds.ts';

export function business(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const col = rng.pick(WALLS);
  const acc = rng.pick(['#c98a4b', '#2d4668', '#b0603f', '#6a7f8c']);
  const x = W * rng.pick([0.42, 0.5, 0.58]);
  const w = rng.between(440, 600);
  const h = rng.between(290, 400);
  const L = x - w / 2;
  const rows = rng.whole(7, 10);
  const cols = rng.whole(12, 17);
  const a = { base: y, col, sun: rng.sign() };
  block(canvas, tone, rng.fork('b1'), {
    ...a,
    x: L,
    w: w * 0.62,
    h,
    cols,
    rows,
    fx: rng.pick([0.5, 0.7, 0.86]),
    fy: rng.pick([0.6, 0.45]),
    side: 0.06,
  });
  const tw = w * 0.5;
  const tx = L + w * 0.5;
  const th = h * rng.between(0.74, 1.22);
  canvas.rect(
    tx,
    y - th,
    tw,
    th,
    canvas.fade(mix(tone.tint('#4d7389', 0.2), tone.sky[1], 0.5), mix(tone.tint('#3c5a6e', -0.1), tone.sky[3], 0.16)),
  );
  windows(canvas, tone, rng.fork('g'), {
    x: tx,
    y: y - th,
    w: tw,
    h: th - 70,
    cols: 9,
    rows: rows + 2,
    fx: 0.93,
    fy: 0.9,
    glass: '#476a80',
    maxLit: 44,
  });
  canvas.poly(
    [
      [tx, y - th],
      [tx + tw * 0.75, y - th],
      [tx, y - th * 0.25],
    ],
    '#fff',
    'opacity=".06"',
  );
  canvas
    .rect(tx - 18, y - th - 10, 24, th + 10, canvas.fade(tone.tint(acc, 0.4), tone.tint(acc, -0.1)))
    .rect(tx - 18, y - th - 10, tw + 26, 12, tone.tint(acc, 0.3));
  lobbyBand(canvas, tone, rng, L + 14, y, w - 30, 72, 12);
  canvas
    .rect(L - 20, y - 86, w + 44, 16, tone.tint(acc, 0.3))
    .rect(L - 12, y - 70, w + 28, 8, tone.shadow, 'opacity=".35"');
  const px = tx - 60;
  canvas.poly(
    [
      [px - 90, y - 62],
      [px + 170, y - 62],
      [px + 196, y - 46],
      [px - 116, y - 46],
    ],
    tone.tint(col, 0.5),
  );
  canvas.path(box(px - 92, y - 46, 9, 50) + box(px + 162, y - 46, 9, 50), tone.tint(col, -0.3));
  hedge(canvas, tone, rng.fork('h'), y - 84, L, tx - 30, 15, GREEN.mid);
  return Math.max(h, th) + 14;
}
