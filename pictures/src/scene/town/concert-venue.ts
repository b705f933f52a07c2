import { stringLights } from '../built/props.ts';
import { frame } from '../nature/frame.ts';
import { ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function concertVenue(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.66 * H;
  const cx = W * rng.pick([0.42, 0.5, 0.58]);
  const hues = rng.pick([
    [AMBER, '#e8608a', '#4fb3d9'],
    [AMBER, '#ff8a4c', '#7f6fe0'],
    ['#4fd3c8', AMBER, '#5f8fff'],
  ]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.7, sunX: 0.8, disc: rng.chance(0.5), cloud: 'bands' });
  ridge(canvas, tone, rng.fork('a'), { y: y - 40, amp: 100, d: 0.5, col: '#46607f', freq: 2 });
  treeLine(canvas, tone, rng.fork('t'), { y: y - 40, h: 50, d: 0.16, to: y + 20, palms: 9 });
  const w = 640;
  const L = cx - w / 2;
  const h = 320;
  const shell = rng.chance(0.5);
  canvas.glow(cx, y - 100, 560, hues[1], 0.5);
  if (shell) {
    for (let i = 4; i >= 0; i--) {
      const k = 1 - i * 0.13;
      canvas.path(
        `M${xy(cx - (w / 2) * (k + 0.12), y)}A${short((w / 2) * (k + 0.12))} ${short(h * (k + 0.12))} 0 0 1 ${xy(cx + (w / 2) * (k + 0.12), y)}z`,
        canvas.fade(
          mix(tone.tint('#e9dcc6', 0.3), hues[i % 3]!, 0.2 + (4 - i) * 0.06),
          mix(tone.tint('#3a3f66', 0), hues[1], 0.25),
        ),
      );
    }
  } else {
    canvas.rect(L, y - h, w, h, canvas.fade('#141a3c', mix('#2a2457', hues[1], 0.4)));
    let tr = '';
    for (let i = 0; i < 16; i++) {
      const x = L + (i * w) / 16;
      tr += `M${xy(x, y - h)}l${xy(w / 32, -26)} ${xy(w / 32, 26)}`;
    }
    for (const x of [L, L + w])
      for (let i = 0; i < 10; i++) tr += `M${xy(x - 12, y - h + i * 32)}l24 32M${xy(x + 12, y - h + i * 32)}l-24 32`;
    canvas.line(
      `${tr}M${xy(L, y - h)}h${w}M${xy(L, y - h - 26)}h${w}M${xy(L - 12, y - h)}V${short(y)}M${xy(L + 12, y - h)}V${short(y)}M${xy(L + w - 12, y - h)}V${short(y)}M${xy(L + w + 12, y - h)}V${short(y)}`,
      tone.tint('#8d97b0', 0.3),
      3,
    );
    canvas.poly(
      [
        [L - 40, y - h - 24],
        [cx, y - h - 90],
        [L + w + 40, y - h - 24],
      ],
      canvas.fade(tone.tint('#4a5a86', 0.4), tone.tint('#2a3358', 0)),
    );
    const pz = 9;
    for (let i = 0; i < pz; i++) {
      const hh = rng.between(60, 170);
      canvas.rect(
        L + 50 + i * ((w - 100) / pz),
        y - 60 - hh,
        (w - 130) / pz,
        hh,
        canvas.linear([
          [0, hues[i % 3]!, 0.9],
          [1, hues[(i + 1) % 3]!, 0.25],
        ]),
      );
    }
  }
  for (let i = 0; i < 9; i++) {
    const x = L + 30 + (i * (w - 60)) / 8;
    const a = (i - 4) * 0.17 + rng.between(-0.1, 0.1);
    const l = 560;
    const dx = Math.sin(a) * l;
    const dy = -Math.cos(a) * l;
    const s = shell ? y - 60 : y - h;
    canvas.path(
      `M${xy(x, s)}l${xy(dx - 46, dy)}h92z`,
      canvas.linear([
        [0, hues[i % 3]!, 0],
        [1, hues[i % 3]!, 0.5],
      ]),
    );
  }
  for (let i = 0; i < 6; i++) {
    const x = L + 60 + (i * (w - 120)) / 5;
    canvas.path(
      `M${xy(x, y - h + 10)}l${xy((rng.next() - 0.5) * 200 - 70, h - 20)}h140z`,
      canvas.linear([
        [0, '#fff6dd', 0.5],
        [1, hues[i % 3]!, 0],
      ]),
    );
    canvas.ellipse(x, y - h + 8, 8, 8, '#fffbe8');
  }
  canvas
    .rect(L - 30, y - 8, w + 60, 16, mix('#f4e4c8', hues[0], 0.5))
    .rect(L - 30, y + 8, w + 60, 46, canvas.fade('#241f45', '#0d1230'));
  let kit = '';
  for (let i = 0; i < 5; i++) kit += box(cx - 180 + i * 84, y - 44, 3, 40) + box(cx - 192 + i * 84, y - 46, 26, 4);
  canvas.path(kit, '#10142e');
  canvas.path(`M${xy(cx - 60, y - 8)}v-34h30v-16h60v16h30v34z`, '#10142e');
  canvas.ellipse(cx, y - 22, 26, 20, mix('#10142e', hues[0], 0.35));
  for (const f of [-1, 1]) canvas.path(box(cx + f * (w / 2 - 20) - 30, y - 190, 60, 184), '#12173a');
  canvas.rect(0, y + 50, W, H, canvas.fade(mix('#2a2a55', hues[1], 0.3), '#070c22')); // terraces of lights, no people drawn
  for (let j = 0; j < 6; j++) {
    const t = j / 5;
    const yy = lerp(y + 66, H, t ** 1.2);
    const k = lerp(26, 70, t);
    canvas.path(
      `M-10 ${short(yy)}Q${xy(cx, yy + lerp(16, 70, t))} ${xy(W + 10, yy)}V${H + 10}H-10z`,
      mix('#1f2350', '#080d24', t),
    );
    canvas.path(
      `M-10 ${short(yy)}Q${xy(cx, yy + lerp(16, 70, t))} ${xy(W + 10, yy)}v4Q${xy(cx, yy + lerp(20, 76, t))} -10 ${short(yy + 4)}z`,
      hues[1],
      'opacity=".4"',
    );
    let m = '';
    let m2 = '';
    for (let i = 0; i < k * 0.7; i++) {
      const u = rng.next();
      const x = u * W;
      const b = yy + 2 * u * (1 - u) * lerp(16, 70, t) + lerp(6, 26, t) + rng.between(-4, 14);
      if (i % 4) m += `M${xy(x, b)}h.1`;
      else m2 += `M${xy(x, b)}h.1`;
    }
    canvas
      .line(m2, tone.glow, lerp(10, 26, t), 'stroke-linecap="round" opacity=".18"')
      .line(m, tone.glow, lerp(2, 5, t), 'stroke-linecap="round" opacity=".85"')
      .line(m2, '#fff4d6', lerp(3, 6, t), 'stroke-linecap="round"');
  }
  stringLights(canvas, tone, -10, H * 0.4, L - 10, y - h * 0.7, 40, 12);
  stringLights(canvas, tone, L + w + 10, y - h * 0.7, W + 10, H * 0.38, 40, 12);
  for (const k of [0.04, 0.95]) palm(canvas, tone, rng, W * k, H * 0.86, 340, {});
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafBoth', 'palmTop', 'none']));
}
