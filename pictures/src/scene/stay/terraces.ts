import { GREEN } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { blob, box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { WALLS } from './grounds.ts';

export function terraces(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const n = rng.whole(5, 7);
  const col = rng.pick(WALLS);
  const dir = rng.sign();
  const fh = rng.between(50, 60);
  for (let j = n - 1; j >= 0; j--) {
    const w = W * lerp(0.78, 0.3, j / (n - 1));
    const cx = W * (0.5 + dir * 0.16 * (j / (n - 1)));
    const L = cx - w / 2;
    const b = y - j * fh;
    const k = Math.round(w / 64);
    canvas.rect(
      L,
      b - fh,
      w,
      fh,
      canvas.fade(mix(tone.tint('#49657a', -0.2), tone.sky[1], 0.3), tone.tint('#3c5468', -0.4)),
    );
    let lit = '';
    let v = '';
    for (let i = 0; i < k; i++) {
      if (rng.chance(tone.lit * 0.8)) lit += box(L + (i * w) / k + 4, b - fh + 16, w / k - 8, fh - 16);
      v += box(L + (i * w) / k - 3, b - fh, 6, fh);
    }
    canvas.path(lit, tone.glow, 'opacity=".92"').path(v, tone.tint(col, -0.15));
    canvas
      .rect(L - 20, b - fh - 4, w + 40, 13, canvas.fade(tone.tint(col, 0.5), tone.tint(col, 0.1)))
      .rect(L - 12, b - fh + 9, w + 24, 9, tone.shadow, 'opacity=".4"');
    canvas.rect(L - 20, b - 24, w + 40, 12, mix(tone.sky[1], '#ffffff', 0.3), 'opacity=".3"');
    canvas.line(`M${xy(L - 20, b - 24)}h${short(w + 40)}`, tone.tint(col, 0.3), 2);
    for (let i = 0; i < k; i++)
      if (rng.chance(canvas.lean > 1 ? 0.25 : 0.55))
        canvas.path(
          blob(rng, L + rng.between(0, w), b - 10, rng.between(12, 30), rng.between(7, 13), 8, 0.25),
          tone.tint(rng.pick([GREEN.leaf, GREEN.mid, GREEN.fresh]), rng.between(-0.3, 0.3)),
        );
    if (j < n - 1)
      for (const e of [L - 10, L + w + 10])
        if (rng.chance(0.6)) palm(canvas, tone, rng, e, b - fh * 0, rng.between(46, 80), { nuts: false });
  }
  return n * fh + 10;
}
