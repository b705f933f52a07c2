import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { mist } from '../nature/mountains.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { blob, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { leafFan } from './leaf-fan.ts';

export function forestTrail(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const vx = W * rng.pick([0.38, 0.5, 0.62]);
  const hz = 0.5 * H;
  const lightCol = mix(tone.sky[3], '#ffffff', 0.3);
  const deep = GREEN.deep;
  canvas.rect(
    0,
    0,
    W,
    H,
    canvas.linear([
      [0, tone.tint('#5f9a7a', 0.1, 0.5)],
      [0.5, lightCol],
      [1, tone.tint(GREEN.mid, 0, 0.3)],
    ]),
  );
  canvas.glow(vx, hz - 60, 420, tone.sun, 0.85);
  for (let L = 0; L < 4; L++) {
    const d = [0.72, 0.5, 0.28, 0.08][L]!;
    const n = [16, 11, 8, 5][L]!;
    const q = rng.fork('L' + L);
    const yb = hz + [10, 50, 120, 220][L]!;
    canvas.path(
      smooth(
        Array.from({ length: 10 }, (_, i) => [
          -20 + (i * (W + 40)) / 9,
          yb + q.between(-14, 14) + Math.abs(i / 9 - vx / W) * -40,
        ]),
      ) + `V${H + 10}H-20z`,
      canvas.fade(tone.tint(GREEN.mid, 0.25, d), tone.tint(deep, -0.2, Math.max(0, d - 0.2))),
    );
    if (L === 3) {
      const y0 = hz + 24;
      canvas.path(
        `M${xy(vx - 7, y0)}C${xy(vx + 46, y0 + 40)} ${xy(vx + 70, y0 + 74)} ${xy(vx - 6, y0 + 124)}S${xy(vx - 250, H - 60)} ${xy(vx - 230, H + 10)}H${short(vx + 210)}C${xy(vx + 110, H - 60)} ${xy(vx + 96, y0 + 220)} ${xy(vx + 120, y0 + 140)}S${xy(vx + 70, y0 + 40)} ${xy(vx + 9, y0)}z`,
        canvas.linear([
          [0, mix(tone.tint('#ecd3a0', 0.5), lightCol, 0.6)],
          [0.45, tone.tint('#cfa66c', 0.2)],
          [1, tone.tint('#8f6a42', -0.3)],
        ]),
      );
      let m = '';
      for (let i = 0; i < 12; i++) {
        const t = q.next();
        m += `M${xy(vx - 20 - t * 130 + q.between(-20, 60), y0 + 130 + t * t * 220)}q${xy(20 + t * 30, -6)} ${xy(40 + t * 90, q.between(-4, 6))}`;
      }
      canvas.line(m, tone.shadow, 6, 'opacity=".16" stroke-linecap="round"');
      for (let i = 0; i < 4; i++)
        canvas.poly(
          [
            [vx - 330, y0 + 170 + i * 70],
            [vx + 330, y0 + 150 + i * 76],
            [vx + 330, y0 + 160 + i * 82],
            [vx - 330, y0 + 186 + i * 76],
          ],
          tone.shadow,
          'opacity=".14"',
        );
    }
    for (let i = 0; i < n; i++) {
      let x = W * ((i + q.between(0.1, 0.9)) / n);
      const keep = [40, 90, 160, 300][L]!;
      if (Math.abs(x - vx) < keep) x += Math.sign(x - vx || 1) * keep;
      const w = [9, 17, 32, 62][L]! * q.between(0.7, 1.25);
      const lean = q.between(-16, 16);
      const b = yb + q.between(4, 30);
      canvas.path(
        `M${xy(x - w / 2, b)}Q${xy(x - w * 0.34 + lean * 0.4, b - 300)} ${xy(x - w * 0.36 + lean, -10)}h${short(w * 0.72)}Q${xy(x + w * 0.36 + lean * 0.4, b - 300)} ${xy(x + w * 0.62, b)}q${xy(-w * 0.5, 8)} ${xy(-w * 1.12, 0)}z`,
        canvas.across(tone.tint('#6b5848', x < vx ? -0.5 : 0.35, d), tone.tint('#6b5848', x < vx ? 0.35 : -0.5, d)),
      );
      if (L > 1) {
        let m = '';
        for (let k = 0; k < 7; k++)
          m += `M${xy(x + q.between(-0.3, 0.3) * w + lean * 0.5, q.between(0, b))}v${short(q.between(30, 90))}`;
        canvas.line(m, tone.tint('#33291f', -0.4, d), 2.4, 'opacity=".4"');
      }
    }
    for (let i = 0; i < [7, 7, 6, 5][L]!; i++) {
      const x = W * q.next();
      if (L < 3)
        canvas.path(
          blob(q, x, q.between(-20, 60 + (3 - L) * 30), q.between(100, 190), q.between(40, 80), 10, 0.18),
          tone.tint(q.pick([GREEN.leaf, GREEN.mid]), q.between(-0.3, 0.3), d),
          'opacity=".9"',
        );
    }
    for (let i = 0; i < [0, 6, 7, 8][L]!; i++) {
      let x = W * q.next();
      if (Math.abs(x - vx) < 60 + L * 50) x += 220 * Math.sign(x - vx || 1);
      bush(canvas, tone, q, x, yb + q.between(10, 40), [0, 34, 56, 90][L]! * q.between(0.7, 1.2), { n: 7, d, l: 0 });
    }
    if (L < 3) mist(canvas, tone, yb - 10, 40, 0.34, lightCol);
    if (L === 1)
      for (let i = 0; i < 5; i++) {
        const x = vx - 320 + i * 130;
        canvas.poly(
          [
            [x + 190, -10],
            [x + 240, -10],
            [x + 60, H * 0.9],
            [x - 40, H * 0.9],
          ],
          canvas.linear([
            [0, tone.sun, 0.42],
            [1, tone.sun, 0],
          ]),
        );
      }
  }
  for (const k of [0.03, 0.97]) {
    leafFan(canvas, tone, rng, W * k, H + 10);
  }
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafBoth', 'palmTop', 'leafLeft']));
}
