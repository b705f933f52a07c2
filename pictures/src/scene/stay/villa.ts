import { lantern, lounger, umbrella } from '../built/props.ts';
import { hipRoof, joglo, meru } from '../built/roofs.ts';
import { bed } from '../nature/foliage.ts';
import { shadow } from '../nature/frame.ts';
import { CLAY, CREAM, GREEN, STONE, THATCH, WOOD } from '../nature/materials.ts';
import { palm, palmShadow } from '../nature/palms.ts';
import { tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { box, poly, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { forecourt, third } from './grounds.ts';

export function villa(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W, H } = canvas;
  const pool = rng.chance(0.72);
  const n = rng.pick([1, 2, 2, 3]);
  const roofs = rng.pick([THATCH, '#8c5236', '#6e5a4a', THATCH]);
  const wall = rng.pick(['#e9dcc4', '#d9c3a0', '#f1e6d2', '#b88a62']);
  if (rng.chance(0.4)) meru(canvas, tone, W * rng.pick([0.14, 0.86]), y + 8, 110, 250, 5, { d: 0.24 });
  const one = (x: number, w: number, b: number, style: string, d = 0) => {
    const hh = w * 0.26;
    if (tone.dark) canvas.glow(x, b - hh * 0.5, w * 0.75, tone.glow, 0.5);
    canvas.rect(x - w * 0.44, b - hh, w * 0.88, hh, tone.tint(wall, -0.1, d));
    canvas.rect(
      x - w * 0.3,
      b - hh * 0.9,
      w * 0.6,
      hh * 0.9,
      tone.dark || tone.lit > 0.2
        ? canvas.fade(mix(tone.glow, '#ffffff', 0.1), mix(tone.glow, CLAY, 0.55))
        : canvas.fade(tone.tint('#5c4232', -0.4), tone.tint('#8a6242', -0.1)),
    );
    // a hint of the room inside
    canvas
      .path(
        box(x - w * 0.2, b - hh * 0.34, w * 0.22, hh * 0.2) + box(x - w * 0.2, b - hh * 0.5, w * 0.03, hh * 0.4),
        tone.tint(CREAM, tone.dark ? 0.7 : 0),
      )
      .rect(x + w * 0.1, b - hh * 0.52, w * 0.12, hh * 0.3, tone.tint('#5b8a86', 0));
    lantern(canvas, tone, x + w * 0.04, b - hh * 0.7, w * 0.018, { cord: hh * 0.1, glow: false });
    let v = '';
    for (let i = 0; i <= 6; i++) v += box(x - w * 0.45 + i * w * 0.15 - w * 0.011, b - hh, w * 0.022, hh);
    canvas.path(v, canvas.fade(tone.tint(WOOD, -0.5, d), tone.tint(WOOD, 0.2, d)));
    let sl = '';
    for (let i = 0; i < 9; i++)
      sl += `M${xy(x - w * 0.43 + i * w * 0.0145, b - hh * 0.92)}v${short(hh * 0.9)}M${xy(x + w * 0.31 + i * w * 0.0145, b - hh * 0.92)}v${short(hh * 0.9)}`;
    canvas.line(sl, tone.tint(WOOD, -0.2, d), w * 0.006);
    canvas
      .rect(x - w * 0.5, b - 4, w, 12, tone.tint('#c9b695', 0.25, d))
      .rect(x - w * 0.54, b + 7, w * 1.08, 10, tone.tint('#a8957a', -0.1, d));
    canvas.rect(x - w * 0.46, b - hh, w * 0.92, hh * 0.2, tone.shadow, 'opacity=".4"');
    if (style === 'joglo') joglo(canvas, tone, x - w * 0.46, b - hh, w * 0.92, w * 0.42, { col: roofs, d, over: 0.1 });
    else
      hipRoof(canvas, tone, x - w * 0.46, b - hh, w * 0.92, w * rng.between(0.32, 0.42), {
        col: roofs,
        d,
        ridge: rng.between(0.2, 0.5),
        over: 0.12,
        curve: 0.2,
      });
  };
  const main = W * third(rng);
  const style = rng.pick(['joglo', 'hip', 'hip']);
  if (n > 1) one(main + (main > W / 2 ? -1 : 1) * W * 0.34, rng.between(240, 300), y - 6, 'hip', 0.14);
  if (n > 2) one(main + (main > W / 2 ? 1 : -1) * W * 0.28, rng.between(200, 250), y - 10, 'hip', 0.2);
  for (let i = 0; i < 4; i++) {
    let x = W * rng.between(0.02, 0.98);
    if (Math.abs(x - main) < 250) x = main + Math.sign(x - main || 1) * rng.between(255, 330);
    palm(canvas, tone, rng, x, y + 4, rng.between(230, 380), {
      d: 0.1,
      lean: Math.sign(x - main) * rng.between(0, 0.16),
    });
  }
  for (let i = 0; i < 3; i++)
    tree(canvas, tone, rng, W * rng.between(0, 1), y + 8, rng.between(100, 190), {
      d: 0.08,
      col: rng.pick([GREEN.leaf, GREEN.mid, '#c86f52']),
    });
  const mw = rng.between(400, 500);
  let p: readonly Point[] | undefined;
  if (pool) {
    p = forecourt(canvas, tone, rng, y + 10, { lawn: true, pool: true });
  } else forecourt(canvas, tone, rng, y + 10, { lawn: true });
  shadow(canvas, tone, main - mw * 0.5, y + 12, mw, 40, 90, 0.35);
  one(main, mw, y + 6, style);
  if (p) {
    canvas.clip(poly(p) + 'z', () => {
      const hh = mw * 0.26;
      const wy = y + 52;
      canvas.path(
        `M${xy(main - mw * 0.42, wy)}v${short(hh)}L${xy(main - mw * 0.52, wy + hh)}Q${xy(main - mw * 0.28, wy + hh * 1.6)} ${xy(main - mw * 0.16, wy + hh * 2.3)}h${short(mw * 0.32)}Q${xy(main + mw * 0.28, wy + hh * 1.6)} ${xy(main + mw * 0.52, wy + hh)}H${short(main + mw * 0.42)}v${short(-hh)}z`,
        canvas.linear([
          [0, tone.shadow, 0.5],
          [1, tone.shadow, 0.08],
        ]),
      );
      if (tone.lit > 0.2)
        canvas.path(
          box(main - mw * 0.28, wy, mw * 0.56, hh * 0.8),
          canvas.linear([
            [0, tone.glow, 0.55],
            [1, tone.glow, 0.05],
          ]),
        );
      let m = '';
      for (let i = 0; i < 22; i++) {
        const t = rng.next();
        const w = lerp(30, 120, t) * rng.between(0.5, 1);
        m += `M${xy(rng.between(0.15, 0.95) * W, lerp(y + 60, H, t))}q${xy(w / 2, -lerp(1, 4, t))} ${xy(w, 0)}q${xy(-w / 2, lerp(1, 4, t))} ${xy(-w, 0)}z`;
      }
      canvas.path(m, mix(tone.sky[3], '#ffffff', 0.3), 'opacity=".4"');
    });
    lounger(canvas, tone, W * 0.86, y + 96, 100, { flip: -1 });
    umbrella(canvas, tone, W * 0.9, y + 100, 130, { col: rng.pick([CREAM, AMBER, '#d9694a']) });
  } else {
    for (let i = 0; i < 4; i++) {
      const lx = W * [0.3, 0.62, 0.2, 0.74][i]!;
      const ly = lerp(y + 60, H - 50, i / 3.4);
      if (tone.dark) canvas.glow(lx, ly - 20, 60, tone.glow, 0.6);
      canvas.path(box(lx - 8, ly - 28, 16, 28) + `M${xy(lx - 13, ly - 28)}l13-11 13 11z`, tone.tint(STONE, 0));
      canvas.rect(lx - 4, ly - 22, 8, 12, tone.dark ? '#fff0cf' : tone.tint('#3d3a3a', -0.2));
    }
  }
  bed(canvas, tone, rng.fork('v1'), -20, W * 0.17, y + 60, 64);
  bed(canvas, tone, rng.fork('v2'), W * 0.87, W + 20, y + 50, 60);
  if (tone.time !== 'night') palmShadow(canvas, tone, W * 0.04, y + 96, 330, 1, 0.25);
  return mw * 0.78;
}
