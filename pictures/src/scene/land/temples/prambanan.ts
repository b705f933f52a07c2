import { candi } from '../../built/temples.ts';
import { grass } from '../../nature/foliage.ts';
import { shadow } from '../../nature/frame.ts';
import { GREEN } from '../../nature/materials.ts';
import { mist, ridge } from '../../nature/mountains.ts';
import { tree, treeLine } from '../../nature/trees.ts';
import type { Canvas } from '../../paint/canvas.ts';
import { lerp } from '../../paint/colour.ts';
import { box, xy } from '../../paint/path.ts';
import type { Rng } from '../../paint/random.ts';
import type { Tone } from '../../paint/tone.ts';

/** Stacked stone towers on a lawn strewn with fallen blocks. */
export function prambanan(canvas: Canvas, tone: Tone, rng: Rng, y: number) {
  const { W, H } = canvas;
  ridge(canvas, tone, rng.fork('a'), { y: y - 30, amp: 110, d: 0.68, col: '#55708a', freq: 2 });
  treeLine(canvas, tone, rng.fork('t'), { y: y - 24, h: 48, d: 0.42, to: y + 30, palms: 4 });
  mist(canvas, tone, y - 4, 40, 0.5);
  canvas.rect(0, y, W, H - y, canvas.fade(tone.tint('#a9b46a', 0.3), tone.tint(GREEN.deep, -0.2)));
  const cx = W * rng.pick([0.4, 0.5, 0.6]);
  const h = rng.between(430, 500);
  for (const [dx, k, d] of [
    [-0.36, 0.46, 0.3],
    [0.35, 0.46, 0.3],
    [-0.21, 0.66, 0.16],
    [0.2, 0.66, 0.16],
  ] as const)
    candi(canvas, tone, cx + dx * 1200, y + 4, 200 * k * 1.1, h * k, { d, sun: 1 });
  shadow(canvas, tone, cx - 130, y + 14, 260, 120, -330, 0.45);
  candi(canvas, tone, cx, y + 16, 270, h, {});
  let rubble = '';
  for (let i = 0; i < 34; i++) {
    const x = rng.between(0, W);
    const t = rng.next();
    const s = lerp(8, 34, t);
    if (Math.abs(x - cx) < 90 + t * 120) continue;
    rubble += box(x, lerp(y + 30, H * 0.93, t), s * rng.between(0.8, 1.5), s * 0.62);
  }
  canvas.path(rubble, canvas.fade(tone.tint('#9a9188', 0.3), tone.tint('#6d6662', -0.4)));
  canvas.poly(
    [
      [cx - 40, y + 16],
      [cx + 40, y + 16],
      [cx + 200, H],
      [cx - 240, H],
    ],
    canvas.fade(tone.tint('#d7c6a0', 0.3), tone.tint('#a28f72', -0.3)),
  );
  let st = '';
  for (let i = 1; i < 8; i++) {
    const t = (i / 8) ** 1.7;
    st += `M${xy(lerp(cx - 40, cx - 240, t), lerp(y + 16, H, t))}L${xy(lerp(cx + 40, cx + 200, t), lerp(y + 16, H, t))}`;
  }
  canvas.line(st, tone.shadow, 2, 'opacity=".25"');
  tree(canvas, tone, rng, W * 0.05, y + 70, 260, {});
  tree(canvas, tone, rng, W * 0.97, y + 90, 320, { col: '#c8704a' });
  grass(canvas, tone, rng, { y: H + 4, n: 60, h: 44 });
}
