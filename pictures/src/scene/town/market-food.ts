import { block, skyline } from '../built/blocks.ts';
import { lantern, stringLights } from '../built/props.ts';
import { frame } from '../nature/frame.ts';
import { CLAY, CREAM, WOOD } from '../nature/materials.ts';
import { mist } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function marketFood(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.7 * H;
  const cols = [CLAY, AMBER, '#2f6f8f', '#5d8f6f', '#b8485a'];
  sky(canvas, tone, rng.fork('sky'), { hz: 0.6, sunX: rng.pick([0.3, 0.7]) });
  skyline(canvas, tone, rng.fork('a'), { y: y - 70, h: 200, d: 0.6, min: 40, max: 100 });
  {
    let x = -20;
    const q = rng.fork('shop');
    while (x < W) {
      const w = q.between(120, 180);
      const h = q.between(190, 290);
      const c = q.pick(['#b87f63', '#8f9d98', '#c9a878', '#7d8ca0']);
      block(canvas, tone, q, {
        x,
        base: y - 40,
        w,
        h,
        col: c,
        side: 0.04,
        d: 0.24,
        cols: 4,
        rows: 3,
        fx: 0.5,
        fy: 0.5,
      });
      x += w;
    }
  }
  mist(canvas, tone, y - 90, 60, 0.3);
  canvas.rect(0, y - 44, W, H, canvas.fade(tone.tint('#b39a80', 0.1), tone.tint('#5c5058', -0.3)));
  let m = '';
  for (let i = 1; i < 8; i++) m += `M0 ${short(lerp(y - 44, H, (i / 8) ** 1.5))}H${short(W)}`;
  canvas.line(m, tone.shadow, 2, 'opacity=".2"');
  const stall = (x: number, b: number, s: number, c: string, q: Rng) => {
    const w = 2.6 * s;
    const L = x - w / 2;
    canvas.ellipse(x, b + 4, w * 0.56, s * 0.1, tone.shadow, 'opacity=".5"');
    if (tone.dark) canvas.glow(x, b - s * 0.9, w * 0.75, tone.glow, 0.6);
    canvas.rect(
      L + s * 0.1,
      b - s * 1.5,
      w - s * 0.2,
      s * 0.9,
      tone.dark || tone.lit > 0.2
        ? canvas.fade(mix(tone.glow, CLAY, 0.55), mix(tone.glow, '#ffffff', 0.1))
        : tone.tint('#5e4538', -0.35),
    );
    canvas.path(box(L + s * 0.22, b - s * 1.16, w - s * 0.44, s * 0.04), tone.tint(WOOD, -0.3));
    let jar = '';
    for (let i = 0; i < 9; i++)
      jar += box(L + s * (0.3 + i * 0.23), b - s * (1.3 + (i % 3) * 0.03), s * 0.12, s * (0.14 + (i % 3) * 0.03));
    canvas.path(jar, tone.tint('#4f6f6a', 0));
    canvas.rect(L, b - s * 0.64, w, s * 0.66, canvas.fade(tone.tint(c, 0.1), tone.tint(c, -0.55)));
    let sl = '';
    for (let i = 1; i < 9; i++) sl += `M${xy(L + (i * w) / 9, b - s * 0.58)}v${short(s * 0.56)}`;
    canvas.line(sl, tone.tint(c, -0.7), 2, 'opacity=".4"');
    canvas.rect(L - s * 0.06, b - s * 0.7, w + s * 0.12, s * 0.08, tone.tint('#c9a06c', 0.3));
    canvas.path(
      box(L, b - s * 1.7, s * 0.06, s * 1.05) + box(L + w - s * 0.06, b - s * 1.7, s * 0.06, s * 1.05),
      tone.tint(WOOD, 0),
    );
    const k = q.pick(['fruit', 'wok', 'basket', 'fruit']);
    if (k === 'fruit' || k === 'basket')
      for (let p = 0; p < 4; p++) {
        const px = L + s * (0.36 + p * 0.62);
        const fc = q.pick(['#f0a63c', '#d9573c', '#8fae4a', '#f2cf5c', '#b8485a']);
        let f = '';
        for (let r = 0; r < 3; r++)
          for (let i = 0; i < 4 - r; i++)
            f += `M${xy(px + (i - (3 - r) / 2) * s * 0.14, b - s * (0.77 + r * 0.11))}h.1`;
        canvas
          .line(f, tone.tint(fc, 0.2), s * 0.16, 'stroke-linecap="round"')
          .line(f, tone.tint(fc, 0.9), s * 0.05, 'stroke-linecap="round" opacity=".5" transform="translate(-2-3)"');
        canvas.path(
          `M${xy(px - s * 0.28, b - s * 0.76)}h${short(s * 0.56)}l${xy(-s * 0.06, s * 0.1)}h${short(-s * 0.44)}z`,
          tone.tint('#9b7440', -0.1),
        );
      }
    else {
      canvas.path(
        `M${xy(x - s * 0.4, b - s * 0.86)}q${xy(s * 0.4, s * 0.3)} ${xy(s * 0.8, 0)}z`,
        tone.tint('#2b2f3c', 0),
      );
      canvas.ellipse(x, b - s * 0.86, s * 0.4, s * 0.06, tone.tint('#e0a04c', 0.2));
      canvas.rect(x - s * 0.8, b - s * 0.94, s * 0.3, s * 0.24, tone.tint('#c9ced0', 0.2));
      canvas.rect(x + s * 0.5, b - s * 0.88, s * 0.4, s * 0.18, tone.tint('#b98a50', 0.1));
      for (let i = 0; i < 3; i++)
        canvas.line(
          `M${xy(x + (i - 1) * s * 0.2, b - s * 0.94)}q${xy(-s * 0.2, -s * 0.24)} 0-${short(s * 0.44)}t${xy(s * 0.06, -s * 0.5)}`,
          '#fff',
          s * 0.07,
          'opacity=".28" stroke-linecap="round"',
        );
    }
    const n = 10;
    const aw = ['', '', '', ''];
    for (let i = 0; i < n; i++) {
      const cw = (w + s * 0.5) / n;
      const ax = L - s * 0.25 + i * cw;
      const tx = L + s * 0.12 + (i * (w - s * 0.24)) / n;
      const tw = (w - s * 0.24) / n;
      const I = Math.round;
      aw[(i % 2) + (i < 5 ? 0 : 2)] +=
        `M${I(tx)} ${I(b - s * 2.14)}h${I(tw + 0.5)}L${I(ax + cw)} ${I(b - s * 1.6)}v${I(s * 0.1)}q${I(-cw / 2)} ${I(s * 0.12)} ${I(-cw)} 0v${I(-s * 0.1)}z`;
    }
    aw.forEach((d0, i) => canvas.path(d0, tone.tint(i % 2 ? CREAM : c, tone.dark ? 0.1 : i < 2 ? 0.35 : 0)));
    for (let i = 0; i < 3; i++)
      lantern(canvas, tone, L + w * (0.2 + i * 0.3), b - s * 1.34, s * 0.1, { col: CLAY, cord: s * 0.16, glow: false });
  };
  const q = rng.fork('st');
  const o = q.whole(0, 4);
  for (let i = 0; i < 5; i++)
    canvas.use(
      canvas.stamp(`stall${i % 2}`, () => stall(0, 0, 62, cols[(o + i) % 5]!, q)),
      W * (0.06 + i * 0.22),
      y - 16,
      1,
    );
  for (let i = 0; i < 3; i++)
    stringLights(canvas, tone, -10, H * (0.2 + i * 0.09), W + 10, H * (0.16 + i * 0.1), 46 + i * 14, 17);
  const big = rng.pick([
    [0.2, 0.82],
    [0.16, 0.72],
    [0.3, 0.86],
  ]);
  stall(W * big[0], H * 0.93, 132, cols[(o + 2) % 5]!, q);
  stall(W * big[1], H * 0.95, 140, cols[(o + 4) % 5]!, q);
  for (let i = 0; i < 3; i++) {
    const x = W * (big[0] + 0.16 + i * 0.09);
    const b = H * (0.9 + (i % 2) * 0.05);
    if (x > W * big[1] - 170) break;
    canvas.ellipse(x, b, 28, 6, tone.shadow, 'opacity=".4"');
    canvas.path(`M${xy(x - 20, b)}l5-46h30l5 46z`, tone.tint(i % 2 ? '#2f6f8f' : CLAY, 0));
    canvas.ellipse(x, b - 46, 19, 5, tone.tint(CREAM, 0.2));
  }
  for (let i = 0; i < 7; i++)
    lantern(canvas, tone, W * (0.05 + i * 0.15), H * (0.1 + (i % 3) * 0.045), rng.between(20, 30), {
      col: i % 2 ? CLAY : AMBER,
      cord: H * (0.1 + (i % 3) * 0.045),
    });
  frame(canvas, tone, rng.fork('fr'), rng.pick(['none', 'leafBoth', 'none']));
}
