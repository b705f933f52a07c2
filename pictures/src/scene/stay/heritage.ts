import { lamp } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { shadow } from '../nature/frame.ts';
import { CLAY } from '../nature/materials.ts';
import { palm } from '../nature/palms.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { forecourt, hedge } from './grounds.ts';

export function heritage(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W, H } = canvas;
  const w = Math.min(W * 0.86, rng.between(760, 900));
  const x = W * rng.pick([0.44, 0.5, 0.56]);
  const L = x - w / 2;
  const h = rng.between(210, 250);
  const wall = rng.pick(['#f6ecd9', '#f3e2c3', '#efe4d6', '#e7c79f', '#dfe6e0']);
  const roof = rng.pick([CLAY, '#a9573c', '#8f4f3f', '#5c6672']);
  const bays = rng.pick([9, 11, 7]);
  const bw = w / bays;
  const sh = rng.pick(['#3f6f6a', '#2f4f73', '#7a4a34', '#5a7a5c']);
  for (const k of [0.04, 0.13, 0.87, 0.96])
    palm(canvas, tone, rng, W * k, y + 4, rng.between(280, 390), { lean: rng.between(-0.04, 0.04), d: 0.1, size: 110 });
  forecourt(canvas, tone, rng, y, { lawn: true });
  shadow(canvas, tone, L, y, w, 60, 120, 0.4);
  const f = h / 2;
  canvas.rect(L, y - h, w, h, canvas.fade(tone.tint(wall, 0.35), tone.tint(wall, 0)));
  // roof behind the cornice
  hipRoof(canvas, tone, L, y - h, w, h * 0.5, { col: roof, ridge: 0.76, over: 0.03, curve: 0.05 });
  let arch = '';
  let dark = '';
  let sill = '';
  let shut = '';
  let lit = '';
  for (let i = 0; i < bays; i++) {
    const cx = L + (i + 0.5) * bw;
    const aw = bw * 0.66;
    const ay = y - f * 0.2 - f * 0.36;
    arch += `M${xy(cx - aw / 2, y)}V${short(ay)}a${short(aw / 2)} ${short(aw / 2)} 0 0 1 ${short(aw)} 0V${short(y)}z`;
    const ww = bw * 0.34;
    const wy = y - h + f * 0.2;
    const wh = f * 0.58;
    const d = `M${xy(cx - ww / 2, wy + wh)}v${short(-wh * 0.8)}q${xy(ww / 2, -wh * 0.26)} ${xy(ww, 0)}v${short(wh * 0.8)}z`;
    if (rng.chance(tone.lit)) lit += d;
    else dark += d;
    shut +=
      box(cx - ww / 2 - ww * 0.46, wy + wh * 0.16, ww * 0.42, wh * 0.84) +
      box(cx + ww / 2 + ww * 0.04, wy + wh * 0.16, ww * 0.42, wh * 0.84);
    sill += box(cx - ww * 0.66, wy + wh, ww * 1.32, 5);
  }
  const glass = tone.dark ? tone.tint('#2c4258', -0.3) : mix(tone.tint('#2f4658', -0.3), tone.sky[1], 0.25);
  canvas.path(
    arch,
    canvas.linear(
      tone.dark || tone.lit > 0.2
        ? [
            [0, mix(tone.tint('#5a4436', -0.4), tone.glow, tone.dark ? 0.75 : 0.28)],
            [1, mix(tone.tint('#5a4436', -0.4), tone.glow, tone.dark ? 0.5 : 0.1)],
          ]
        : [
            [0, tone.tint('#6a5a50', -0.55)],
            [1, tone.tint('#8a7460', -0.35)],
          ],
    ),
  );
  canvas.path(dark, glass).path(lit, tone.glow).path(shut, tone.tint(sh, 0.1)).path(sill, tone.tint('#fff7ea', 0.3));
  let door = '';
  for (let i = 0; i < bays; i++) {
    const cx = L + (i + 0.5) * bw;
    door += box(cx - bw * 0.13, y - f * 0.5, bw * 0.26, f * 0.5);
  }
  canvas.path(door, tone.dark ? tone.glow : tone.tint('#43352e', -0.3), 'opacity=".75"');
  let pil = '';
  for (let i = 0; i <= bays; i++) pil += box(L + i * bw - 5, y - h, 10, h);
  canvas.path(pil, canvas.fade(tone.tint('#fff7ea', 0.4), tone.tint('#fff7ea', 0)));
  canvas
    .rect(L - 6, y - f - 8, w + 12, 9, tone.tint('#fff7ea', 0.35))
    .rect(L - 6, y - f + 1, w + 12, 6, tone.shadow, 'opacity=".28"');
  let bl = '';
  for (let i = 0; i < bays * 7; i++) bl += `M${xy(L + 6 + (i * (w - 12)) / (bays * 7), y - f - 8)}v-20`;
  canvas.line(bl, tone.tint('#fff7ea', 0.2), 3.4);
  canvas.rect(L, y - f - 31, w, 5, tone.tint('#fff7ea', 0.4));
  canvas
    .rect(L - 10, y - h - 6, w + 20, 13, tone.tint('#fff7ea', 0.4))
    .rect(L - 4, y - h + 7, w + 8, 8, tone.shadow, 'opacity=".3"');
  // centre: gable, cupola or dome
  const cw = bw * rng.pick([1, 3]);
  const kind = rng.pick(['gable', 'cupola', 'dome', 'gable']);
  const ct = y - h - (kind === 'dome' ? 50 : 30);
  canvas.rect(x - cw / 2 - 8, ct, cw + 16, y - ct - f, canvas.across(tone.tint(wall, 0.5), tone.tint(wall, 0.1)));
  canvas.rect(x - cw / 2 - 14, ct - 8, cw + 28, 10, tone.tint('#fff7ea', 0.45));
  canvas.path(
    `M${xy(x - bw * 0.25, y - f - 12)}v${short(-f * 0.46)}a${short(bw * 0.25)} ${short(bw * 0.25)} 0 0 1 ${short(bw * 0.5)} 0v${short(f * 0.46)}z`,
    tone.dark ? tone.glow : glass,
  );
  canvas.line(
    `M${xy(x, y - f - 12)}v${short(-f * 0.68)}M${xy(x - bw * 0.25, y - f - 12 - f * 0.3)}h${short(bw * 0.5)}`,
    tone.tint('#fff7ea', 0.3),
    3,
  );
  if (kind === 'gable') {
    canvas.path(
      `M${xy(x - cw / 2 - 14, ct - 6)}q${xy(cw * 0.14, -8)} ${xy(cw * 0.18, -44)}q${xy(cw * 0.2, 2)} ${xy(cw * 0.32 + 14, -44)}q${xy(cw * 0.12, 46)} ${xy(cw * 0.32 + 14, 44)}q${xy(cw * 0.04, 36)} ${xy(cw * 0.18, 44)}z`,
      tone.tint(wall, 0.45),
    );
    canvas.ellipse(x, ct - 38, 13, 13, glass);
  } else if (kind === 'cupola') {
    canvas.rect(x - 30, ct - 72, 60, 66, tone.tint(wall, 0.3));
    canvas.path(`M${xy(x - 18, ct - 10)}v-36a18 18 0 0 1 36 0v36z`, tone.dark ? tone.glow : glass);
    hipRoof(canvas, tone, x - 36, ct - 70, 72, 52, { col: roof, ridge: 0.08, lines: false });
    canvas.line(`M${xy(x, ct - 122)}v-30`, tone.tint(AMBER, 0.1), 3);
  } else {
    canvas.path(
      `M${xy(x - cw * 0.34 - 8, ct - 6)}q0-${short(cw * 0.42 + 20)} ${xy(cw * 0.34 + 8, -cw * 0.42 - 26)}q${xy(cw * 0.34 + 8, 6)} ${xy(cw * 0.34 + 8, cw * 0.42 + 26)}z`,
      canvas.linear(
        [
          [0, tone.tint('#5d8a80', -0.5)],
          [0.7, tone.tint('#7fae9e', 0.4)],
          [1, tone.tint('#5d8a80', 0)],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    canvas.line(`M${xy(x, ct - cw * 0.42 - 30)}v-34`, tone.tint(AMBER, 0.1), 3.4);
  }
  hedge(canvas, tone, rng.fork('hg'), y + 6, L - 20, x - bw * 0.8, 26);
  hedge(canvas, tone, rng.fork('hh'), y + 6, x + bw * 0.8, L + w + 20, 26);
  if (rng.chance(0.6)) {
    const fy = H * 0.86;
    canvas
      .ellipse(x, fy, 150, 24, tone.tint('#d8cbb2', 0.2))
      .ellipse(x, fy - 4, 134, 18, mix(tone.tint('#3f9aa6', 0), tone.sky[3], 0.3));
    canvas.path(`M${xy(x - 8, fy)}v-52h16v52zM${xy(x - 46, fy - 50)}q46 26 92 0z`, tone.tint('#d8cbb2', 0));
    canvas.line(
      `M${xy(x, fy - 54)}q-4-40-30-4M${xy(x, fy - 54)}q4-40 30-4M${xy(x, fy - 54)}v-36`,
      '#fff',
      2.4,
      'opacity=".6" stroke-linecap="round"',
    );
  }
  for (const k of [0.12, 0.3, 0.72, 0.9]) lamp(canvas, tone, W * k, y + 36, 86);
  return y - ct + (kind === 'gable' ? 100 : kind === 'cupola' ? 156 : cw * 0.42 + 66);
}
