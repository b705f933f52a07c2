import { birds } from '../built/props.ts';
import { frame, shadow } from '../nature/frame.ts';
import { DEEP, GREEN, SEA } from '../nature/materials.ts';
import { mist, ridge, volcano } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

function trainCars(canvas: Canvas, tone: Tone, rng: Rng, x: number, b: number, n: number, s: number, d = 0) {
  const cw = s * 3.3;
  const livery = rng.pick([
    ['#f1ede4', '#1d3a6b', AMBER],
    ['#e9e4da', '#b5482f', '#1d3a6b'],
    ['#d8dde2', '#24507f', '#f0a63c'],
  ]);
  for (let i = 0; i < n; i++) {
    const x0 = x + i * (cw + s * 0.14);
    const loco = i === 0;
    canvas.rect(x0 + s * 0.3, b - s * 0.14, cw - s * 0.6, s * 0.16, tone.tint('#2a2d3a', -0.3, d));
    canvas.path(
      loco
        ? `M${xy(x0 + s * 0.9, b - s)}H${short(x0 + cw)}v${short(s * 0.88)}H${short(x0)}q0-${short(s * 0.6)} ${xy(s * 0.9, -s * 0.88)}z`
        : box(x0, b - s, cw, s * 0.88),
      canvas.fade(tone.tint(livery[0], 0.45, d), tone.tint(livery[0], -0.3, d)),
    );
    canvas
      .rect(x0 + (loco ? s * 0.12 : 0), b - s * 0.36, cw - (loco ? s * 0.12 : 0), s * 0.2, tone.tint(livery[1], 0, d))
      .rect(x0 + (loco ? s * 0.2 : 0), b - s * 0.42, cw - (loco ? s * 0.2 : 0), s * 0.05, tone.tint(livery[2], 0.2, d));
    canvas.rect(
      x0 + (loco ? s * 0.9 : 0),
      b - s * 1.02,
      cw - (loco ? s * 0.9 : 0),
      s * 0.08,
      tone.tint('#8e949e', 0.2, d),
    );
    canvas.line(
      `M${xy(x0 + (loco ? s * 1.1 : s * 0.24), b - s * 0.68)}H${short(x0 + cw - s * 0.2)}`,
      tone.lit > 0.25 ? tone.glow : tone.tint('#2b4258', -0.2, d),
      s * 0.3,
      `stroke-dasharray="${short(s * 0.34)} ${short(s * 0.14)}"`,
    );
    if (loco)
      canvas.path(
        `M${xy(x0 + s * 0.32, b - s * 0.54)}l${xy(s * 0.4, -s * 0.36)}h${short(s * 0.2)}v${short(s * 0.36)}z`,
        tone.tint('#1d2c40', -0.1, d),
      );
    let w = '';
    for (const k of [0.14, 0.28, 0.72, 0.86]) w += `M${xy(x0 + cw * k, b - s * 0.04)}h.1`;
    canvas.line(w, tone.tint('#23252f', -0.2, d), s * 0.2, 'stroke-linecap="round"');
  }
}

export function train(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.38, 0.48);
  const y = hz * H;
  const viaduct = rng.chance(0.55);
  const sunX = rng.pick([0.26, 0.7]);
  sky(canvas, tone, rng.fork('sky'), { hz, sunX });
  if (rng.chance(0.55))
    volcano(canvas, tone, rng.fork('v'), {
      x: W * (1 - sunX),
      y: y + 20,
      h: rng.between(200, 280),
      w: rng.between(640, 860),
      d: 0.62,
      col: '#57708c',
      crater: 0.06,
    });
  ridge(canvas, tone, rng.fork('a'), { y, amp: 110, d: 0.62, col: '#4d7284', freq: 2 });
  ridge(canvas, tone, rng.fork('b'), { y: y + 50, amp: 80, d: 0.44, col: GREEN.leaf, freq: 2.8, sharp: 0.35, to: H });
  treeLine(canvas, tone, rng.fork('t'), { y: y + 66, h: 26, d: 0.36, to: H, palms: 6 });
  mist(canvas, tone, y + 70, 40, 0.5);
  const b = viaduct ? H * rng.between(0.52, 0.58) : H * rng.between(0.6, 0.66);
  if (viaduct) {
    const q = rng.fork('val');
    canvas.path(
      smooth([
        [-20, b + 30],
        [W * 0.16, b + 110],
        [W * 0.4, b + 210],
        [W * 0.62, b + 210],
        [W * 0.84, b + 100],
        [W + 20, b + 20],
      ]) + `V${H + 10}H-20z`,
      canvas.fade(tone.tint(GREEN.mid, 0.2, 0.1), tone.tint(GREEN.deep, -0.2)),
    );
    const n = 8;
    const sp = W / (n - 0.5);
    const st = rng.pick(['#a9968a', '#8f9298', '#b98b6d']);
    shadow(canvas, tone, 0, b + 190, W, 80, 120, 0.3);
    let m = `M-20 ${short(b)}H${short(W + 20)}V${short(b + 18)}`;
    canvas.rect(-20, b, W + 40, 22, tone.tint(st, 0.3));
    m = '';
    for (let i = 0; i < n; i++) {
      const x = sp * (i - 0.25);
      const hh = 300;
      m += `M${xy(x, b + 18)}h${short(sp)}V${short(b + hh)}h${short(-sp * 0.13)}V${short(b + 62 + sp * 0.3)}a${short(sp * 0.37)} ${short(sp * 0.37)} 0 0 0 ${short(-sp * 0.74)} 0V${short(b + hh)}h${short(-sp * 0.13)}z`;
    }
    canvas.path(
      m,
      canvas.linear([
        [0, tone.tint(st, 0.2)],
        [0.6, tone.tint(st, -0.25)],
        [1, tone.tint(GREEN.deep, -0.1, 0.1)],
      ]),
    );
    let g = '';
    for (let i = 0; i < n; i++) g += box(sp * (i - 0.25) - sp * 0.13, b + 60, sp * 0.1, 240);
    canvas.path(g, tone.tint(st, -0.7), 'opacity=".5"');
    canvas.line(`M-10 ${short(b - 14)}H${short(W + 10)}`, tone.tint(st, 0.1), 3);
    canvas.line(`M-10 ${short(b - 7)}H${short(W + 10)}`, tone.tint(st, -0.1), 12, 'stroke-dasharray="3 20"');
    trainCars(canvas, tone, rng, W * rng.between(0.08, 0.16), b - 3, 6, 52);
    canvas.path(
      smooth(
        [
          [W * 0.46, b + 240],
          [W * 0.53, b + 236],
          [W * 0.5, b + 300],
          [W * 0.64, H + 10],
          [W * 0.3, H + 10],
          [W * 0.42, b + 300],
        ],
        true,
      ),
      canvas.fade(mix(tone.sky[3], tone.tint(SEA), 0.3), tone.tint(DEEP, 0)),
    );
    treeLine(canvas, tone, q, { y: b + 250, h: 56, x0: -20, x1: W * 0.42, to: H, col: GREEN.leaf, d: 0.04 });
    treeLine(canvas, tone, q, { y: b + 250, h: 56, x0: W * 0.58, x1: W + 20, to: H, col: GREEN.leaf, d: 0.04 });
    for (let i = 0; i < 5; i++)
      palm(
        canvas,
        tone,
        q,
        W * q.pick([0.06, 0.16, 0.26, 0.74, 0.86, 0.94]),
        H * q.between(0.86, 0.98),
        q.between(180, 280),
      );
  } else {
    canvas.rect(0, y + 110, W, H, canvas.fade(tone.tint(GREEN.fresh, 0.3, 0.25), tone.tint(GREEN.mid, -0.2)));
    const fields = (y0: number, y1: number, n: number, d: number) => {
      for (let i = 0; i < n; i++) {
        const t = i / n;
        const yy = lerp(y0, y1, t ** 1.4);
        canvas.path(
          `M-10 ${short(yy)}Q${xy(W * 0.5, yy - 14)} ${xy(W + 10, yy + rng.between(-8, 12))}V${short(y1 + 30)}H-10z`,
          tone.tint(rng.pick([GREEN.fresh, GREEN.pale, GREEN.mid, '#c9b85c', '#9cc0b4']), 0.15, d),
        );
        canvas.line(
          `M-10 ${short(yy)}Q${xy(W * 0.5, yy - 14)} ${xy(W + 10, yy)}`,
          tone.tint(GREEN.deep, -0.2, d),
          3,
          'opacity=".5"',
        );
      }
    };
    fields(y + 110, b, 5, 0.2);
    treeLine(canvas, tone, rng.fork('m'), { y: b - 70, h: 30, d: 0.16, to: b - 44, x0: W * 0.5, palms: 4 });
    canvas.rect(0, b - 2, W, 24, canvas.fade(tone.tint('#b7a68c', 0.2), tone.tint('#6d6258', -0.4)));
    shadow(canvas, tone, W * 0.1, b + 12, W * 0.9, 46, 60, 0.4);
    trainCars(canvas, tone, rng, W * rng.between(0.1, 0.18), b - 2, 5, 66);
    fields(b + 22, H, 5, 0);
    for (let k = 0; k < 5; k++) {
      const yy = lerp(b + 56, H, (k / 5) ** 1.3);
      canvas.line(
        `M-10 ${short(yy)}Q${xy(W * 0.5, yy - 12)} ${xy(W + 10, yy)}`,
        tone.tint(GREEN.deep, -0.1),
        lerp(8, 26, k / 5),
        `stroke-dasharray="${k + 2} ${k * 3 + 7}" opacity=".35"`,
      );
    }
    for (let i = 0; i < 4; i++) {
      const x = W * (0.12 + i * 0.27);
      canvas.rect(x - 3, b - 140, 5, 150, tone.tint('#5a5048', -0.3));
    }
    canvas.line(
      `M-10 ${short(b - 128)}q${xy(W * 0.14, 16)} ${xy(W * 0.27, 0)}t${xy(W * 0.27, 0)} ${xy(W * 0.27, 0)} ${xy(W * 0.3, 0)}`,
      tone.tint('#3a3a42', -0.2),
      1.6,
    );
    palm(canvas, tone, rng, W * 0.92, H * 0.9, 330, {});
    palm(canvas, tone, rng, W * 0.98, H * 0.94, 280, {});
  }
  birds(canvas, tone, rng, W * 0.5, H * 0.18, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'palmTop', 'none', 'leafBoth']));
}
