import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, poly, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function waterfall(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const cx = W * rng.pick([0.38, 0.5, 0.62]);
  const fw = rng.between(110, 190);
  const tiers = rng.pick([1, 2, 2]);
  const y0 = rng.between(90, 150);
  const yb = H * 0.7;
  sky(canvas, tone, rng.fork('sky'), { hz: 0.4, sunX: cx / W + 0.06, disc: tone.time !== 'noon' });
  ridge(canvas, tone, rng.fork('a'), { y: 200, amp: 110, d: 0.62, col: '#4c7a78', freq: 2.4, sharp: 0.35, to: H });
  const cliff = (f: number, x: number, top: number, d: number, col: string) => {
    const q = rng.fork('c' + f + d);
    const pts: Point[] = [[f < 0 ? -20 : W + 20, top - 60]];
    for (let i = 0; i <= 5; i++) pts.push([lerp(f < 0 ? -20 : W + 20, x, i / 5), top + q.between(-34, 34)]);
    let yy = top;
    while (yy < H) {
      yy += q.between(50, 110);
      pts.push([x + f * q.between(-26, 20), yy]);
    }
    canvas.path(
      poly(pts) + `V${H + 20}H${f < 0 ? -20 : short(W + 20)}z`,
      canvas.fade(tone.tint(col, 0.2, d), tone.tint('#33424a', -0.5, d)),
    );
    for (let i = 0; i < 9; i++) {
      const px = lerp(x, f < 0 ? 0 : W, q.next());
      const py = q.between(top + 30, H * 0.8);
      const h = q.between(70, 190);
      const w = q.between(14, 44);
      canvas.poly(
        [
          [px, py],
          [px + w, py + 10],
          [px + w * 0.8, py + h],
          [px - 6, py + h * 0.8],
        ],
        tone.tint(col, q.between(-0.7, 0.4), d),
        'opacity=".5"',
      );
    }
    for (let i = 0; i < 7; i++) {
      const px = lerp(x - f * 6, f < 0 ? -30 : W + 30, i / 6);
      tree(canvas, tone, q, px, top + q.between(20, 50), q.between(90, 190), {
        d,
        col: q.pick([GREEN.leaf, GREEN.mid]),
        wide: 1,
      });
    }
    let vine = '';
    for (let i = 0; i < 16; i++) {
      const px = lerp(x, f < 0 ? 0 : W, q.next());
      const py = top + q.between(0, 60);
      const l = q.between(60, 220);
      vine += `M${xy(px, py)}q${xy(q.between(-12, 12), l * 0.5)} ${xy(q.between(-8, 8), l)}`;
    }
    canvas.line(vine, tone.tint(GREEN.leaf, -0.2, d), 5, 'stroke-linecap="round" stroke-dasharray="7 5" opacity=".85"');
    for (let i = 0; i < 12; i++) {
      const px = lerp(x - f * 4, f < 0 ? 0 : W, q.next() ** 1.3);
      const py = q.between(top + 60, H * 0.74);
      bush(canvas, tone, q, px, py, q.between(34, 80), {
        d,
        n: 8,
        l: q.between(-0.4, 0.2),
        col: q.pick([GREEN.leaf, GREEN.mid]),
      });
    }
  };
  cliff(-1, cx - fw * 0.8, y0 + 20, 0.3, '#6f7a76');
  cliff(1, cx + fw * 0.8, y0, 0.3, '#6f7a76');
  canvas.rect(
    cx - fw * 0.9,
    y0 + 10,
    fw * 1.8,
    yb - y0,
    canvas.fade(tone.tint('#6f7a76', 0, 0.3), tone.tint('#46585c', -0.3, 0.2)),
  );
  for (let i = 0; i < 6; i++)
    bush(
      canvas,
      tone,
      rng,
      cx + (i % 2 ? 1 : -1) * fw * rng.between(0.62, 0.86),
      lerp(y0 + 40, yb, i / 6),
      rng.between(40, 66),
      { d: 0.2, l: -0.1 },
    );
  const fall = (x: number, w: number, a: number, b: number) => {
    canvas.path(
      `M${xy(x - w / 2, a)}q${xy(w / 2, -16)} ${xy(w, 0)}l${xy(w * 0.1, b - a)}h${short(-w * 1.2)}z`,
      canvas.linear([
        [0, mix(tone.sky[3], '#ffffff', 0.6)],
        [0.7, mix(tone.sky[2], '#ffffff', 0.5)],
        [1, mix(tone.sky[3], '#ffffff', 0.75)],
      ]),
    );
    let m = '';
    let s = '';
    for (let i = 0; i < 20; i++) {
      const px = x + rng.between(-0.5, 0.5) * w;
      const py = lerp(a, b, rng.next() * 0.7);
      const l = rng.between(30, 120);
      if (i % 2) m += `M${xy(px, py)}v${short(l)}`;
      else s += `M${xy(px, py)}v${short(l * 0.7)}`;
    }
    canvas
      .line(m, tone.tint('#5f97a6', 0.1), 3.4, 'opacity=".45" stroke-linecap="round"')
      .line(s, '#ffffff', 3, 'opacity=".7" stroke-linecap="round"');
  };
  if (tiers === 2) {
    const ym = lerp(y0, yb, rng.between(0.42, 0.56));
    fall(cx + 14, fw * 0.62, y0, ym);
    canvas.poly(
      [
        [cx - fw * 0.9, ym - 6],
        [cx + fw * 0.9, ym + 4],
        [cx + fw * 0.8, ym + 36],
        [cx - fw * 0.8, ym + 26],
      ],
      tone.tint('#56656a', 0.1, 0.1),
    );
    fall(cx - 12, fw, ym - 4, yb);
  } else fall(cx, fw, y0, yb);
  if (tone.time !== 'dusk')
    for (let i = 0; i < 4; i++)
      canvas.poly(
        [
          [cx + 60 + i * 60, -10],
          [cx + 110 + i * 66, -10],
          [cx - 160 + i * 90, H * 0.8],
          [cx - 260 + i * 90, H * 0.8],
        ],
        canvas.linear([
          [0, tone.sun, 0.3],
          [1, tone.sun, 0],
        ]),
      );
  cliff(-1, cx - fw * 1.9, y0 + 150, 0.08, '#5f6a64');
  cliff(1, cx + fw * 2.1, y0 + 120, 0.08, '#5f6a64');
  canvas.path(
    smooth([
      [-20, yb + 40],
      [cx - fw * 2, yb + 14],
      [cx, yb - 4],
      [cx + fw * 2, yb + 12],
      [W + 20, yb + 36],
    ]) + `V${H + 10}H-20z`,
    canvas.linear([
      [0, tone.tint('#bfe8e0', 0.3)],
      [0.25, tone.tint('#4fb0a8', 0.1)],
      [1, tone.tint('#14575f', -0.2)],
    ]),
  );
  for (let i = 0; i < 8; i++)
    canvas.ellipse(
      cx,
      yb + 14 + i * 16,
      fw * (0.7 + i * 0.36),
      9 + i * 4,
      'none',
      `stroke="#fff" stroke-width="2.4" opacity="${short(0.6 - i * 0.065)}"`,
    );
  for (let i = 0; i < 6; i++)
    canvas.ellipse(
      cx + rng.between(-0.8, 0.8) * fw,
      yb + rng.between(-24, 10),
      rng.between(60, 120),
      rng.between(26, 50),
      canvas.radial([
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ]),
    );
  for (let i = 0; i < 14; i++) {
    const f = i % 2 ? 1 : -1;
    const x = cx + f * rng.between(fw * 1.4, W * 0.5);
    const yy = rng.between(yb + 20, H * 0.96);
    const w = rng.between(40, 120);
    canvas.path(
      blob(rng, x, yy, w, w * 0.42, 8, 0.14),
      canvas.fade(tone.tint('#8b938e', 0.3), tone.tint('#39454c', -0.5)),
    );
    canvas.path(blob(rng, x - 4, yy - w * 0.2, w * 0.7, w * 0.16, 8, 0.2), tone.tint(GREEN.mid, 0.2), 'opacity=".7"');
  }
  for (let i = 0; i < 10; i++)
    bush(
      canvas,
      tone,
      rng,
      W * [0.02, 0.1, 0.18, 0.26, 0.76, 0.84, 0.92, 0.99, 0.06, 0.95][i]!,
      H * rng.between(0.9, 1.03),
      rng.between(70, 140),
      { n: 8, l: -0.3 },
    );
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafBoth']));
}
