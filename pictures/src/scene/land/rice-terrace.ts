import { birds, kite } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { frame, shadow } from '../nature/frame.ts';
import { CLAY, GREEN, WOOD } from '../nature/materials.ts';
import { mist, ridge, volcano } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, short, smooth } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import { noise1 } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function riceTerrace(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.34, 0.46);
  const y = hz * H;
  const sunX = rng.pick([0.28, 0.7]);
  sky(canvas, tone, rng.fork('sky'), { hz, sunX });
  if (rng.chance(0.6))
    volcano(canvas, tone, rng.fork('v'), {
      x: W * rng.between(0.2, 0.8),
      y: y + 30,
      h: rng.between(170, 240),
      w: rng.between(560, 800),
      d: 0.62,
      col: '#54708a',
      crater: 0.06,
    });
  ridge(canvas, tone, rng.fork('a'), { y: y + 6, amp: 80, d: 0.56, col: '#4b7a72', freq: 2.6, sharp: 0.35 });
  treeLine(canvas, tone, rng.fork('t0'), { y: y + 6, h: 26, d: 0.42, to: y + 60, palms: 5 });
  mist(canvas, tone, y + 40, 46, 0.5);
  const n = rng.whole(10, 12);
  const c = rng.pick([0.3, 0.42, 0.62, 0.72]);
  const tilt = rng.sign() * rng.between(40, 150);
  const wob = noise1(rng.fork('w'), 2);
  const curve = (t: number) => (x: number) =>
    y +
    30 +
    t ** 1.5 * (H - y + 30) -
    Math.cos((x / W - c) * 4.4) * lerp(14, 92, Math.sin(t * 2.6)) +
    (x / W - 0.5) * tilt * (0.35 + t) +
    wob(x / 260 + t * 3.2) * lerp(8, 44, t);
  const huts = [rng.whole(3, 5), rng.whole(6, 8)];
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const f = curve(t);
    const d = lerp(0.36, 0, t);
    const gap = lerp(14, 62, t);
    const p: Point[] = [];
    const id = canvas.id();
    for (let k = 0; k <= 9; k++) {
      const x = -20 + ((W + 40) * k) / 9;
      p.push([x, f(x)]);
    }
    const wet = rng.chance(0.36);
    const col = rng.pick([GREEN.fresh, GREEN.mid, '#97b95c', GREEN.pale, '#6fa354', '#b7b65a']);
    const line = smooth(p);
    const rise = lerp(7, 30, t);
    canvas.defs.push(`<path id="${id}" d="${line}"/>`);
    const at = (dy: number, stroke: string, w: number, more = '') =>
      canvas.raw(
        `<use href="#${id}" y="${short(dy)}" fill="none" stroke="${stroke}" stroke-width="${short(w)}"${more}/>`,
      );
    canvas
      .raw(`<g transform="translate(0 ${short(-rise)})">`)
      .path(`${line}V${H + 60}H-20z`, tone.tint(mix(GREEN.deep, WOOD, 0.3), -0.3, d))
      .raw('</g>');
    at(-rise, tone.tint(GREEN.pale, 0.55, d), lerp(2.4, 6, t));
    at(-rise * 0.7, tone.tint(GREEN.leaf, 0.15, d), rise * 0.5, ' opacity=".75"');
    if (t > 0.4)
      at(-rise * 0.42, tone.tint(GREEN.mid, 0.3, d), rise * 0.4, ` stroke-dasharray="2 9 3 5 2 14 4 7" opacity=".4"`);
    canvas.path(
      `${line}V${H + 20}H-20z`,
      wet
        ? canvas.linear(
            [
              [0, mix(tone.sky[3], tone.sky[2], 0.3)],
              [0.4, mix(tone.sky[1], tone.tint('#4f9a9a'), 0.35)],
              [1, tone.tint('#3f8a86')],
            ],
            0,
            f(W / 2) - 20,
            0,
            f(W / 2) + gap * 3,
            true,
          )
        : canvas.fade(tone.tint(col, 0.35, d), tone.tint(col, -0.3, d)),
    );
    const rows = wet ? 2 : 3;
    for (let r = 0; r < rows; r++)
      at(
        gap * (0.18 + r * 0.34),
        wet ? tone.tint(GREEN.mid, 0, d) : tone.tint(r % 2 ? GREEN.deep : GREEN.pale, r % 2 ? 0 : 0.5, d),
        lerp(3, 12, t),
        ` stroke-dasharray="${short(lerp(1, 2.4, t))} ${short(lerp(3, wet ? 16 : 7, t))} ${short(lerp(1, 2, t))} ${short(lerp(2, wet ? 11 : 5, t))}" stroke-dashoffset="${r * 5}" opacity="${wet ? 0.6 : 0.45}"`,
      );
    if (huts.includes(i)) {
      const x = W * rng.between(0.15, 0.85);
      const b = f(x) + 4;
      const w = lerp(40, 120, t);
      shadow(canvas, tone, x - w * 0.4, b, w * 0.8, w * 0.2, w * 0.5, 0.4);
      canvas.path(
        box(x - w * 0.34, b - w * 0.34, w * 0.04, w * 0.34) + box(x + w * 0.3, b - w * 0.34, w * 0.04, w * 0.34),
        tone.tint(WOOD, -0.3, d),
      );
      canvas.rect(x - w * 0.4, b - w * 0.16, w * 0.8, w * 0.05, tone.tint(WOOD, 0.2, d));
      hipRoof(canvas, tone, x - w * 0.4, b - w * 0.32, w * 0.8, w * 0.4, {
        d,
        ridge: 0.3,
        lines: w > 70,
        curve: 0.18,
        over: 0.1,
      });
    }
    if (rng.chance(t > 0.6 ? 0.3 : 0.55)) {
      const g = rng.whole(1, 3);
      const x0 = W * (t > 0.45 ? rng.pick([0.06, 0.14, 0.88, 0.96]) : rng.between(0.02, 0.98));
      for (let k = 0; k < g; k++) {
        const x = x0 + rng.between(-60, 60);
        palm(canvas, tone, rng, x, f(x) - rise + 2, lerp(50, 250, t) * rng.between(0.8, 1.15), { d, nuts: t > 0.5 });
      }
    }
  }
  if (rng.chance(0.5))
    for (let i = 0; i < 2; i++)
      kite(
        canvas,
        tone,
        W * rng.between(0.2, 0.8),
        H * rng.between(0.1, 0.2),
        rng.between(16, 24),
        rng.pick([CLAY, AMBER, '#2f5f86']),
        rng.between(-30, 30),
      );
  else birds(canvas, tone, rng, W * 0.6, H * 0.2, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafLeft', 'leafBoth', 'frangipani']));
}
