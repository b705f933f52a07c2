import { skyline, windows } from '../built/blocks.ts';
import { boat } from '../built/boat.ts';
import { birds, lamp } from '../built/props.ts';
import { monas, towers, wheel } from '../built/towers.ts';
import type { Subject } from '../drawing.ts';
import { bush } from '../nature/foliage.ts';
import { frame, shadow } from '../nature/frame.ts';
import { DEEP, GREEN, SEA, STONE } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { palm } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { blob, box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function citySkyline(canvas: Canvas, tone: Tone, rng: Rng, { place }: Subject) {
  const { W, H } = canvas;
  const city = /singap/i.test(place ?? '')
    ? 'sg'
    : /surab/i.test(place ?? '')
      ? 'sub'
      : /jakarta/i.test(place ?? '')
        ? 'jkt'
        : place
          ? 'river'
          : rng.pick(['jkt', 'sg', 'sub', 'river']);
  const hz = city === 'jkt' ? 0.72 : rng.between(0.58, 0.64);
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz: Math.min(hz, 0.66), sunX: rng.pick([0.24, 0.5, 0.76]) });
  if (city === 'jkt' || city === 'river')
    ridge(canvas, tone, rng.fork('r'), { y: y - 60, amp: 120, d: 0.8, col: '#5b7590', freq: 1.6 });
  skyline(canvas, tone, rng.fork('a'), { y: y + 4, h: 330, d: 0.76, min: 24, max: 62 });
  skyline(canvas, tone, rng.fork('b'), { y: y + 4, h: 240, d: 0.58, min: 30, max: 70, spire: 0.1 });
  mist(canvas, tone, y - 40, 80, 0.35);
  const near = () => {
    if (city === 'sg') {
      const x = W * 0.58;
      const w = 330;
      const h = 300;
      const b = y; // three leaning slabs under one long deck
      for (let i = 0; i < 3; i++) {
        const tx = x + i * w * 0.36;
        const d0 = `M${xy(tx, b)}Q${xy(tx + 16, b - h * 0.5)} ${xy(tx + 8, b - h)}h62Q${xy(tx + 70, b - h * 0.5)} ${xy(tx + 92, b)}z`;
        canvas.path(
          d0,
          canvas.linear(
            [
              [0, tone.tint('#b9c4cc', 0.35, 0.12)],
              [1, tone.tint('#8296a6', -0.2, 0.12)],
            ],
            0,
            0,
            1,
            0.4,
          ),
        );
        canvas.clip(d0, () =>
          windows(canvas, tone, rng, {
            x: tx - 4,
            y: b - h,
            w: 100,
            h,
            cols: 9,
            rows: 22,
            fx: 0.9,
            fy: 0.5,
            d: 0.1,
            maxLit: 34,
          }),
        );
        canvas.path(
          `M${xy(tx + 62, b - h)}h8Q${xy(tx + 70, b - h * 0.5)} ${xy(tx + 92, b)}h-14Q${xy(tx + 60, b - h * 0.5)} ${xy(tx + 62, b - h)}z`,
          tone.shadow,
          'opacity=".35"',
        );
      }
      canvas.path(
        `M${xy(x - 66, b - h - 6)}Q${xy(x + 150, b - h - 42)} ${xy(x + w + 40, b - h - 16)}q10 12-10 18H${short(x - 20)}q-30 0-46-12z`,
        canvas.fade(tone.tint('#e6e4de', 0.4), tone.tint('#7f8fa0', -0.3)),
      );
      for (let i = 0; i < 8; i++)
        canvas.path(
          blob(rng, x + 20 + i * 42, b - h - 26 - Math.sin(i * 0.42) * 8, 15, 8, 7, 0.2),
          tone.tint(GREEN.mid, 0, 0.05),
        );
      if (tone.dark) canvas.line(`M${xy(x - 50, b - h + 2)}H${short(x + w + 20)}`, tone.glow, 3);
      towers(canvas, tone, rng.fork('tw'), y, 7, W * 0.02, W * 0.4, 200, 420, 0.2);
      wheel(canvas, tone, W * 0.94, y - 128, 110, 0.2);
      for (let i = 0; i < 2; i++) {
        const dx = W * 0.43 + i * 96;
        const r = 62;
        canvas.path(
          `M${xy(dx - r, y)}Q${xy(dx - r, y - r)} ${xy(dx, y - r * 1.04)}Q${xy(dx + r, y - r)} ${xy(dx + r, y)}z`,
          canvas.fade(tone.tint('#d9cfb6', 0.4), tone.tint('#8d8a80', -0.3)),
        );
        let m = '';
        for (let k = 0; k < 4; k++)
          for (let j = -3; j <= 3; j++) m += `M${xy(dx + j * r * 0.2 * (1 - k * 0.12), y - 8 - k * 11)}l5-9 5 9`;
        canvas.line(m, tone.dark ? tone.glow : tone.tint('#5f6670', -0.3), 2, 'opacity=".7"');
      }
      for (let i = 0; i < 5; i++) {
        const gx = W * (0.83 + i * 0.024) - 30;
        const h2 = [90, 120, 74, 104, 66][i]!;
        canvas.path(
          `M${xy(gx - 5, y)}Q${xy(gx, y - h2 * 0.6)} ${xy(gx - h2 * 0.34, y - h2)}h${short(h2 * 0.68)}Q${xy(gx, y - h2 * 0.6)} ${xy(gx + 5, y)}z`,
          canvas.fade(tone.tint('#a0608a', 0.2, 0.06), tone.tint(GREEN.leaf, 0, 0.06)),
        );
        canvas.ellipse(gx, y - h2, h2 * 0.36, 5, tone.tint('#c98bb0', 0.3));
      }
    } else if (city === 'sub') {
      towers(canvas, tone, rng.fork('tw'), y, 8, W * 0.02, W * 0.66, 120, 320, 0.22);
      const bx = W * 0.52;
      const by = y - 46; // cable-stayed bridge
      for (const t of [0.62, 0.86]) {
        const px = W * t;
        canvas.path(
          `M${xy(px - 14, y + 6)}L${xy(px - 6, by - 200)}h12L${xy(px + 14, y + 6)}z`,
          canvas.fade(tone.tint('#d9dcdd', 0.4, 0.05), tone.tint('#9aa4ad', -0.3, 0.05)),
        );
        canvas.rect(px - 12, by - 90, 24, 8, tone.tint('#c4c9cc', 0, 0.05));
        let m = '';
        for (let i = 1; i < 11; i++)
          for (const f of [-1, 1]) m += `M${xy(px, by - 196 + i * 9)}L${xy(px + f * i * 15, by)}`;
        canvas.line(m, tone.tint('#eef0ef', 0.3, 0.05), 1.5, 'opacity=".75"');
      }
      canvas.path(
        `M${xy(bx - 220, by + 30)}Q${xy(bx - 40, by)} ${xy(bx + 60, by - 2)}H${short(W + 20)}v13H${short(bx + 60)}Q${xy(bx - 40, by + 14)} ${xy(bx - 220, by + 40)}z`,
        tone.tint('#c7c9c6', 0.2, 0.04),
      );
      let leg = '';
      for (let i = 0; i < 9; i++) leg += box(bx - 60 + i * 76, by + 10, 8, 50);
      canvas.path(leg, tone.tint('#8f979e', -0.2, 0.06));
      if (tone.dark) {
        let m = '';
        for (let i = 0; i < 26; i++) m += `M${xy(bx + i * 24, by - 8)}h.1`;
        canvas.line(m, tone.glow, 6, 'stroke-linecap="round"');
      }
    } else if (city === 'river') towers(canvas, tone, rng.fork('tw'), y, 10, -20, W * 0.94, 150, 400, 0.2);
    treeLine(canvas, tone, rng.fork('q'), { y: y - 14, h: 26, d: 0.16, to: y + 6, palms: 6 });
  };
  if (city === 'jkt') {
    towers(canvas, tone, rng.fork('tw'), y, 10, -30, W * 0.94, 140, 380, 0.26);
    treeLine(canvas, tone, rng.fork('t1'), { y: y - 30, h: 48, d: 0.16, to: y + 30, palms: 3 });
    canvas.rect(0, y, W, H, canvas.fade(tone.tint(GREEN.mid, 0.3), tone.tint(GREEN.deep, -0.2)));
    const cx = W * rng.pick([0.36, 0.5, 0.64]);
    canvas.poly(
      [
        [cx - 120, y + 4],
        [cx + 120, y + 4],
        [cx + 420, H + 8],
        [cx - 420, H + 8],
      ],
      canvas.fade(tone.tint('#ded0b8', 0.3), tone.tint('#a8947c', -0.2)),
    );
    const p = `M${xy(cx - 56, y + 40)}H${short(cx + 56)}L${xy(cx + 200, H + 8)}H${short(cx - 200)}z`;
    canvas.path(
      p,
      canvas.linear([
        [0, tone.sky[3]],
        [0.4, mix(tone.sky[2], tone.tint(SEA), 0.35)],
        [1, tone.tint(DEEP)],
      ]),
    );
    canvas.clip(p, () => {
      canvas.raw(`<g opacity=".5" transform="matrix(1 0 0-1 0 ${short(2 * y + 60)})">`);
      monas(canvas, tone, cx, y + 20, 470);
      canvas.raw('</g>');
    });
    shadow(canvas, tone, cx - 80, y + 16, 160, 40, 180, 0.4);
    monas(canvas, tone, cx, y + 22, rng.between(470, 540));
    for (const f of [-1, 1])
      for (let i = 0; i < 4; i++) {
        const t = i / 3;
        palm(canvas, tone, rng, cx + f * lerp(150, 470, t), lerp(y + 30, H * 0.96, t), lerp(120, 300, t), {
          lean: f * 0.02,
        });
        if (i < 3) lamp(canvas, tone, cx + f * lerp(126, 330, t), lerp(y + 50, H * 0.95, t), lerp(60, 120, t));
      }
    for (let i = 0; i < 7; i++) bush(canvas, tone, rng, cx + (i - 3) * 190 + 90, H * 0.97, 56, { n: 7 });
  } else {
    canvas.rect(0, y, W, H, tone.tint('#2d7f95'));
    canvas.mirror(y + 2, tone.dark ? 0.5 : 0.34, near);
    canvas.raw('<g opacity=".66">');
    water(canvas, tone, rng.fork('w'), { y: y + 2, sunX: rng.pick([0.3, 0.6]), col: '#3f8fa2', calm: 1, glints: 40 });
    canvas.raw('</g>');
    if (tone.dark) {
      const q = rng.fork('rf');
      let m = '';
      for (let i = 0; i < 30; i++) m += box(Math.round(q.between(0, W)), y + 6, q.whole(3, 7), q.whole(40, 150));
      canvas.path(
        m,
        canvas.linear([
          [0, tone.glow, 0.62],
          [1, tone.glow, 0],
        ]),
      );
    }
    canvas.rect(0, y, W, 7, tone.tint(STONE, 0.1, 0.1));
    boat(canvas, tone, rng, W * rng.between(0.2, 0.5), y + rng.between(80, 120), rng.between(90, 130), {
      sail: rng.chance(0.4),
    });
    if (rng.chance(0.6)) {
      canvas.path(
        `M-10 ${H + 10}V${short(H * 0.9)}Q${xy(W * 0.3, H * 0.86)} ${xy(W * 0.62, H + 10)}z`,
        canvas.fade(tone.tint('#c9b998', 0.2), tone.tint('#7f7264', -0.3)),
      );
      for (let i = 0; i < 3; i++) lamp(canvas, tone, W * (0.06 + i * 0.13), H * (0.93 + i * 0.02), 100);
    }
  }
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafLeft', 'frangipani', 'none', 'leafBoth']));
  birds(canvas, tone, rng, W * 0.4, H * 0.2, 4);
}
