import { block, windows } from '../built/blocks.ts';
import { shadow } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { hedge, lobbyBand, WALLS } from './grounds.ts';

export function tower(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const x = W * rng.pick([0.3, 0.36, 0.5, 0.58]);
  const w = rng.between(210, 290);
  const h = Math.min(y - 50, rng.between(430, 580));
  const col = rng.pick(WALLS);
  const style = rng.pick(['bands', 'fins', 'grid', 'bands', 'curve']);
  const floors = rng.whole(13, 19);
  const side = w * 0.3;
  const L = x - w / 2;
  const top = y - h;
  const fh = (h - 60) / floors;
  const sh = (n: number) => tone.tint(col, n);
  if (rng.chance(0.5)) {
    const w2 = w * rng.between(0.5, 0.8);
    const h2 = h * rng.between(0.5, 0.76);
    const x2 = rng.chance(0.5) ? L - w2 + 20 : L + w + side * 0.6;
    block(canvas, tone, rng.fork('wing'), {
      x: x2,
      base: y,
      w: w2,
      h: h2,
      col: rng.pick(WALLS),
      cols: 6,
      rows: Math.round(h2 / 26),
      fx: 0.62,
      fy: 0.5,
      d: 0.12,
      side: 0.16,
      sun: 1,
    });
  }
  const face =
    style === 'curve'
      ? `M${xy(L, y)}V${short(top + 90)}Q${xy(L + w * 0.1, top - 10)} ${xy(L + w, top)}V${short(y)}z`
      : box(L, top, w, h);
  // flank in shade, with its own thin windows
  canvas.poly(
    [
      [L + w, top],
      [L + w + side, top + 34],
      [L + w + side, y],
      [L + w, y],
    ],
    canvas.fade(sh(-0.5), sh(-0.8)),
  );
  let fl = '';
  for (let i = 1; i < floors; i++) {
    const t = i / floors;
    fl += `M${xy(L + w + 6, lerp(top, y, t) + 3)}L${xy(L + w + side - 6, lerp(top + 34, y, t) + 3)}`;
  }
  canvas.line(
    fl,
    tone.dark ? mix(tone.glow, tone.shadow, 0.55) : mix(sh(-0.8), tone.sky[1], 0.25),
    fh * 0.42,
    'stroke-dasharray="13 10" opacity=".8"',
  );
  canvas.clip(face, () => {
    canvas.rect(
      L,
      top - 12,
      w,
      h + 12,
      canvas.linear([
        [0, mix(tone.tint('#4a6f86', 0.1), tone.sky[1], 0.45)],
        [0.6, mix(tone.tint('#3d5b70', 0), tone.sky[2], 0.3)],
        [1, tone.tint('#3a5468', -0.3)],
      ]),
    );
    if (style !== 'grid')
      canvas.poly(
        [
          [L, top],
          [L + w * 0.7, top],
          [L, top + h * 0.75],
        ],
        '#fff',
        'opacity=".1"',
      );
    if (style === 'grid') {
      canvas.rect(L, top - 12, w, h + 12, canvas.fade(sh(0.35), sh(-0.05)));
      windows(canvas, tone, rng, {
        x: L + 8,
        y: top + 14,
        w: w - 16,
        h: h - 70,
        cols: rng.whole(7, 10),
        rows: floors,
        fx: 0.56,
        fy: 0.6,
        maxLit: 80,
      });
    } else {
      windows(canvas, tone, rng, {
        x: L + 4,
        y: top + 16,
        w: w - 8,
        h: floors * fh,
        cols: style === 'fins' ? 12 : 8,
        rows: floors,
        fx: 0.94,
        fy: 0.74,
        maxLit: 70,
        glass: '#44687f',
      });
      let slab = '';
      let und = '';
      for (let i = 0; i <= floors; i++) {
        const yy = top + 14 + i * fh;
        slab += box(L - 2, yy, w + 4, fh * 0.26);
        und += box(L, yy + fh * 0.26, w, fh * 0.16);
      }
      canvas.path(und, tone.shadow, 'opacity=".34"').path(slab, canvas.fade(sh(0.45), sh(0.05)));
      if (style === 'fins') {
        let v = '';
        for (let i = 0; i <= 9; i++) v += box(L + (i * w) / 9 - 3, top, 6, h - 52);
        canvas.path(v, canvas.fade(sh(0.6), sh(0.1)));
      } else {
        let v = '';
        let gr = '';
        for (let i = 0; i < floors; i++)
          for (let k = 0; k < 4; k++) {
            const bx = L + (k * w) / 4;
            const yy = top + 14 + i * fh;
            v += `M${xy(bx, yy - fh * 0.3)}h${short(w / 4 - 4)}`;
            if (rng.chance(0.3))
              gr += `M${xy(bx + rng.between(4, w / 4 - 18), yy + 1)}q2-${short(fh * 0.5)} 7-${short(fh * 0.3)}q5-5 6 ${short(fh * 0.3)}z`;
          }
        canvas.line(v, sh(0.3), 1.3, 'opacity=".7"').path(gr, tone.tint(GREEN.mid, 0.1));
      }
    }
  });
  if (style !== 'curve') {
    canvas
      .rect(L - 6, top - 6, w + 10, 10, sh(0.4))
      .rect(L + w * 0.18, top - 34, w * 0.5, 30, canvas.fade(sh(-0.1), sh(-0.4)));
    if (tone.dark) canvas.rect(L + w * 0.2, top - 20, w * 0.46, 8, tone.glow, 'opacity=".9"');
    if (rng.chance(0.6))
      for (let i = 0; i < 3; i++)
        palm(canvas, tone, rng, L + w * (0.1 + i * 0.36), top - 4, 30, { nuts: false, d: 0.05 });
  }
  // podium
  const pw = w * rng.between(1.7, 2.2);
  const px = x - pw * 0.5 + 20;
  shadow(canvas, tone, px + pw, y, -pw * 0.7, 70, 260, 0.35);
  canvas.rect(px, y - 92, pw, 92, canvas.fade(sh(0.3), sh(-0.1)));
  lobbyBand(canvas, tone, rng, px + 18, y, pw - 36, 66, Math.round(pw / 46));
  canvas.rect(px - 16, y - 100, pw + 32, 15, sh(0.5)).rect(px - 10, y - 85, pw + 20, 7, tone.shadow, 'opacity=".3"');
  hedge(canvas, tone, rng.fork('rg'), y - 96, px + 8, px + pw - 8, 16, GREEN.mid);
  canvas.poly(
    [
      [x - 80, y - 56],
      [x + 96, y - 56],
      [x + 122, y - 42],
      [x - 106, y - 42],
    ],
    sh(0.5),
  );
  canvas.path(box(x - 92, y - 42, 7, 44) + box(x + 102, y - 42, 7, 44), sh(-0.3));
  return h + (style === 'curve' ? 10 : 66);
}
