import { boat } from '../built/boat.ts';
import { birds } from '../built/props.ts';
import type { Subject } from '../drawing.ts';
import { bush, grass } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { sky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { lerp } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, smooth, xy } from '../paint/path.ts';
import { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function islands(canvas: Canvas, tone: Tone, rng: Rng, { place }: Subject) {
  const { W, H } = canvas;
  const komodo = /komodo|labuan|padar/i.test(place ?? '') || (!place && rng.chance(0.45));
  const hz = rng.between(0.26, 0.34);
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), {
    hz,
    sunX: rng.pick([0.3, 0.68]),
    sunY: tone.time === 'noon' ? 0.12 : undefined,
    r: 34,
  });
  ridge(canvas, tone, rng.fork('a'), { y: y + 2, amp: 60, d: 0.72, col: '#4f7285', freq: 2.2, to: y + 2 });
  water(canvas, tone, rng.fork('w'), { y, sunX: 0.5, col: '#1fa0ae', deep: '#0f5a86', glints: 50 });
  if (komodo) {
    const hill = (pts: readonly Point[], d: number, col = '#a99a56') => {
      // ridge with long soft facets
      const base = pts.at(-1)![1];
      canvas.path(smooth(pts) + 'z', canvas.fade(tone.tint(col, 0.35, d), tone.tint('#6e7c46', -0.2, d)));
      for (let i = 1; i < pts.length - 2; i++) {
        const [px, py] = pts[i]!;
        const dy = base - py;
        if (dy < 30) continue;
        const k = rng.between(0.5, 0.9);
        canvas.path(
          `M${xy(px, py + 6)}q${xy(rng.between(6, 24), dy * 0.4)} ${xy(rng.between(-30, 30), dy * k)}q${xy(rng.between(30, 60), -dy * 0.2)} ${xy(rng.between(20, 46), -dy * k * 0.66)}z`,
          tone.tint('#5d6a40', -0.45, d),
          'opacity=".4"',
        );
      }
    };
    const bay = (x: number, yy: number, w: number, h: number) => {
      canvas
        .path(
          `M${xy(x, yy)}q${xy(w * 0.5, h * 1.5)} ${xy(w, 0)}q${xy(-w * 0.5, h * 0.8)} ${xy(-w, 0)}z`,
          tone.tint('#6fd3cd', 0.2),
          'opacity=".6"',
        )
        .path(
          `M${xy(x, yy)}q${xy(w * 0.5, h)} ${xy(w, 0)}q${xy(-w * 0.5, h * 0.62)} ${xy(-w, 0)}z`,
          tone.tint('#f6dcc0', 0.35),
        );
    };
    const far = (x0: number, w: number, h: number, b: number, d: number) =>
      hill(
        [
          [x0, b],
          ...Array.from({ length: 9 }, (_, i): Point => {
            const t = (i + 0.7) / 9.4;
            return [x0 + w * t, b - Math.sin(Math.PI * t) ** 0.8 * h * rng.between(0.55, 1.15)];
          }),
          [x0 + w, b],
        ],
        d,
      );
    far(W * 0.5, W * 0.56, 120, y + 46, 0.44);
    far(-W * 0.12, W * 0.52, 140, y + 74, 0.36);
    bay(W * 0.12, y + 72, W * 0.2, 16);
    far(W * 0.34, W * 0.5, 150, y + 150, 0.2);
    bay(W * 0.44, y + 148, W * 0.26, 26);
    far(-W * 0.2, W * 0.5, 170, y + 210, 0.12);
    bay(W * 0.02, y + 208, W * 0.2, 30);
    boat(canvas, tone, rng, W * 0.66, y + 240, 120, { phinisi: true, col: '#7a4a30', d: 0.04 });
    const q = rng.fork('near');
    const pts: Point[] = [
      [-30, H * 0.99],
      [W * 0.1, H * 0.9],
      [W * 0.24, H * 0.83],
      [W * 0.4, H * 0.86],
      [W * 0.58, H * 0.76],
      [W * 0.74, H * 0.62],
      [W * 0.86, H * 0.6],
      [W + 30, H * 0.5],
    ];
    canvas.path(smooth(pts) + `V${H + 10}H-30z`, canvas.fade(tone.tint('#b8a45a', 0.4), tone.tint('#56683c', -0.4)));
    canvas.path(
      `M${xy(W * 0.86, H * 0.6)}q${xy(-60, 90)} ${xy(-180, 130)}t${xy(-220, 110)}h60q${xy(160, -60)} ${xy(230, -110)}t${xy(130, -130)}z`,
      tone.tint('#e2c692', 0.3),
      'opacity=".8"',
    );
    for (let i = 0; i < 6; i++) {
      const x = W * q.between(0, 1);
      const yy = q.between(H * 0.9, H);
      bush(canvas, tone, q, x, yy, q.between(30, 56), { n: 6, col: GREEN.olive });
    }
    grass(canvas, tone, q, { y: H + 4, n: 110, h: 46, col: '#a3924e', l: 0 });
    tree(canvas, tone, q, W * 0.93, H * 0.56, 130, { col: GREEN.olive });
  } else {
    const karst = (x: number, b: number, w: number, h: number, d: number) => {
      canvas.path(
        `M${xy(x - w * 0.62, b + 6)}q${xy(w * 0.62, h * 0.16)} ${xy(w * 1.24, 0)}q${xy(-w * 0.6, h * 0.3)} ${xy(-w * 1.24, 0)}z`,
        tone.tint('#7fe0d2', 0.15),
        'opacity=".5"',
      );
      const v = rng.whole(0, 2);
      const dq = Math.round(d * 8) / 8;
      const geo = ['r', 'd', 'l'].map((part, k) =>
        canvas.def(`karst${v}${part}`, (id) => {
          const q = new Rng(`karst${v}`);
          const rock = 'M-50-16Q-56-90-12-100Q40-102 50-18Q44-6 40 0H-40Q-44-6-50-16z';
          let dk = '';
          let lt = '';
          for (let i = 0; i < 6; i++) {
            const t = (i + 0.5) / 6;
            const ax = (t - 0.5) * 90;
            const ay = -(30 + Math.sin(Math.PI * t) * 62) - q.between(0, 8);
            dk += blob(q, ax, ay + 12, 20, 25, 7, 0.2, 1);
            lt += blob(q, ax + 5, ay + 3, 14, 13, 7, 0.22, 1);
          }
          return `<path id="${id}" d="${[rock, dk, lt][k]!}"/>`;
        }),
      );
      const id = canvas.stamp(`karst${v}${dq}`, () => {
        canvas
          .raw(
            `<use href="#${geo[0]}" fill="${canvas.across(tone.tint('#c9bfa6', -0.5, dq), tone.tint('#e0d5b8', 0.3, dq))}"/>`,
          )
          .rect(-40, -5, 80, 6, tone.tint('#4a4a44', -0.4, dq))
          .raw(
            `<use href="#${geo[1]}" fill="${canvas.fade(tone.tint(GREEN.leaf, -0.1, dq), tone.tint(GREEN.deep, -0.5, dq))}"/><use href="#${geo[2]}" fill="${canvas.across(tone.tint(GREEN.mid, -0.1, dq), tone.tint(GREEN.fresh, 0.4, dq))}"/>`,
          );
      });
      canvas.use(id, x, b, w / 100, h / 100);
    };
    const list: Point[] = [];
    for (let i = 0; i < 15; i++) {
      const t = rng.next();
      list.push([W * rng.between(-0.02, 1.02), t]);
    }
    list.push([W * rng.pick([0.2, 0.78]), 0.72], [W * rng.pick([0.5, 0.6]), 0.4]);
    list.sort((a, b) => a[1] - b[1]);
    let done = false;
    for (const [x, t] of list) {
      if (t > 0.55 && !done) {
        done = true;
        boat(canvas, tone, rng, W * rng.pick([0.4, 0.56]), lerp(y, H, 0.52), 130, { phinisi: true, col: '#7a4a30' });
      }
      const w = lerp(50, 250, t) * rng.between(0.7, 1.25);
      karst(x, lerp(y + 16, H * 0.9, t), w, w * rng.between(0.5, 0.85), lerp(0.52, 0, t));
    }
    if (!done) boat(canvas, tone, rng, W * 0.44, y + 220, 120, { phinisi: true });
    boat(canvas, tone, rng, W * rng.between(0.3, 0.6), H * 0.86, 90, {});
  }
  birds(canvas, tone, rng, W * 0.5, H * 0.2, 4);
  frame(canvas, tone, rng.fork('fr'), komodo ? 'none' : rng.pick(['leafLeft', 'leafBoth', 'frangipani', 'palmTop']));
}
