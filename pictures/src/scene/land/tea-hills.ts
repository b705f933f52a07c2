import { windows } from '../built/blocks.ts';
import { birds } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { frame } from '../nature/frame.ts';
import { CLAY, CREAM, GREEN } from '../nature/materials.ts';
import { mist, ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { pine, tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp, mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function teaHills(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.34, 0.42);
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz, sunX: rng.pick([0.26, 0.72]) });
  ridge(canvas, tone, rng.fork('a'), { y: y - 6, amp: 130, d: 0.7, col: '#4f7288', freq: 1.8 });
  ridge(canvas, tone, rng.fork('b'), { y: y + 24, amp: 90, d: 0.54, col: '#477a6e', freq: 2.6, sharp: 0.35 });
  mist(canvas, tone, y + 20, 50, 0.7);
  const n = rng.whole(6, 8);
  let house = false;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const d = lerp(0.4, 0, t);
    const cx = W * ((i * 0.382 + rng.between(-0.06, 0.06) + 0.2) % 1.1);
    const top = lerp(y + 24, H * 0.72, t ** 1.15);
    const rx = W * lerp(0.5, 0.86, t);
    const ry = lerp(120, 330, t);
    const col = rng.pick([GREEN.mid, GREEN.fresh, '#5f9a52', '#8bb356']);
    const d0 = `M${xy(cx - rx, top + ry)}C${xy(cx - rx * 0.62, top + ry * 0.3)} ${xy(cx - rx * 0.4, top)} ${xy(cx, top)}S${xy(cx + rx * 0.62, top + ry * 0.3)} ${xy(cx + rx, top + ry)}z`;
    canvas.path(
      d0,
      canvas.linear(
        [
          [0, tone.tint(col, 0.45, d)],
          [0.5, tone.tint(col, 0, d)],
          [1, tone.tint(GREEN.deep, -0.2, d)],
        ],
        0.9,
        0,
        0.2,
        1,
      ),
    );
    canvas.clip(d0, () => {
      const rows = Math.round(lerp(9, 15, t));
      let a = '';
      const off = cx + rng.between(-0.3, 0.3) * rx;
      for (let r = 0; r < rows; r++) {
        const k = (r + 0.6) / rows;
        const yy = top + ry * 0.05 + k ** 1.3 * ry;
        a += `M${Math.round(cx - rx)} ${Math.round(yy + ry * 0.34)}Q${Math.round(off)} ${Math.round(yy - ry * 0.3)} ${Math.round(cx + rx)} ${Math.round(yy + ry * 0.34)}`;
      }
      const w = lerp(5, 17, t);
      const id = canvas.id();
      canvas.defs.push(`<path id="${id}" d="${a}" fill="none"/>`);
      canvas.raw(
        `<use href="#${id}" y="${short(w * 0.4)}" stroke="${tone.tint(GREEN.deep, -0.35, d)}" stroke-width="${short(w * 0.5)}" opacity=".6"/><use href="#${id}" stroke="${tone.tint(mix(col, GREEN.pale, 0.5), 0.35, d)}" stroke-width="${short(w * 0.62)}" stroke-linecap="round" stroke-dasharray="${short(w * 0.5)} ${short(w * 0.72)}" opacity=".75"/>`,
      );
      if (rng.chance(0.5))
        canvas.line(
          `M${xy(cx - rx * 0.1, top)}q${xy(rng.between(-50, 50), ry * 0.3)} ${xy(rng.between(-60, 60), ry * 0.5)}t${xy(rng.between(-80, 80), ry * 0.5)}`,
          tone.tint('#d8b98a', 0.2, d),
          lerp(4, 18, t),
        );
    });
    if (!house && t > 0.25 && t < 0.7) {
      house = true;
      const w = lerp(80, 150, t);
      const x = cx + rng.between(-60, 60);
      const b = top + 8;
      canvas.rect(x - w / 2, b - w * 0.3, w, w * 0.32, tone.tint(CREAM, 0.3, d));
      windows(canvas, tone, rng, { x: x - w * 0.46, y: b - w * 0.26, w: w * 0.92, h: w * 0.2, cols: 6, rows: 1, d });
      hipRoof(canvas, tone, x - w / 2, b - w * 0.3, w, w * 0.3, { col: CLAY, ridge: 0.56, d, lines: false });
    }
    if (rng.chance(0.8))
      for (let k = 0; k < rng.whole(2, 5); k++) {
        const u = rng.between(-0.4, 0.4);
        const x = cx + u * rx;
        const b = top + Math.abs(u) ** 1.7 * ry * 0.9 + 6;
        const h = lerp(50, 170, t) * rng.between(0.7, 1.1);
        if (rng.chance(0.3)) {
          pine(canvas, tone, rng, x, b, h, { d });
        } else {
          tree(canvas, tone, rng, x, b, h, { d, wide: 0.62 });
        }
      }
    if (t < 0.7 && rng.chance(0.6)) mist(canvas, tone, top + ry * 0.55, 34, 0.34);
  }
  birds(canvas, tone, rng, W * 0.5, H * 0.18, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['leafLeft', 'none', 'leafBoth']));
}
