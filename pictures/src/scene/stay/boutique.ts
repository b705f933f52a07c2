import { pot } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { bush } from '../nature/foliage.ts';
import { CLAY, CREAM, GREEN } from '../nature/materials.ts';
import { tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, mix } from '../paint/colour.ts';
import { blob, box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function boutique(canvas: Canvas, tone: Tone, rng: Rng, y: number): number {
  const { W } = canvas;
  const n = rng.pick([3, 4, 5]);
  const x0 = W * 0.06;
  const ww = (W * 0.88) / n;
  const cols = ['#e8b27c', '#d98a68', '#f3e3c4', '#7fa39b', '#e9c79c', '#5b7f93', '#c9705a', '#f0d9b4'];
  const main = rng.whole(0, n - 1);
  const o = rng.whole(0, 7);
  for (let i = 0; i < n; i++) {
    const x = x0 + i * ww;
    const w = ww - 3;
    const fl = i === main ? 4 : rng.pick([2, 3, 3]);
    const fh = 96;
    const h = fl * fh + 26;
    const col = cols[(o + i * 3) % 8]!;
    const top = y - h;
    const k = rng.pick([2, 3]);
    canvas.rect(x, top, w, h, canvas.fade(tone.tint(col, 0.3), tone.tint(col, -0.1)));
    canvas.rect(x, top, 7, h, tone.shadow, 'opacity=".2"');
    const cap = rng.pick(['gable', 'flat', 'hip']);
    if (cap === 'hip') hipRoof(canvas, tone, x, top, w, 50, { col: CLAY, ridge: 0.7, over: 0.03 });
    else if (cap === 'gable') {
      canvas.path(
        `M${xy(x, top + 2)}v-14q${xy(w * 0.2, 0)} ${xy(w * 0.24, -36)}q${xy(w * 0.26, -34)} ${xy(w * 0.52, 0)}q${xy(w * 0.04, 36)} ${xy(w * 0.24, 36)}v14z`,
        tone.tint(col, 0.4),
      );
      canvas.ellipse(x + w / 2, top - 28, 11, 11, tone.tint('#3b4a58', -0.2));
    } else canvas.rect(x - 3, top - 10, w + 6, 14, tone.tint('#fff4e2', 0.3));
    canvas.rect(x, y - fh - 14, w, 10, tone.tint('#fff4e2', 0.3));
    for (let j = 1; j < fl; j++)
      for (let c = 0; c < k; c++) {
        const cx = x + ((c + 0.5) * w) / k;
        const wy = y - (j + 1) * fh + 10;
        const aw = (w / k) * 0.42;
        const ah = 62;
        const on = rng.chance(tone.lit);
        const r = (o + i) % 2;
        canvas.path(
          r
            ? `M${xy(cx - aw / 2, wy + ah)}v${short(-ah + aw / 2)}a${short(aw / 2)} ${short(aw / 2)} 0 0 1 ${short(aw)} 0v${short(ah - aw / 2)}z`
            : box(cx - aw / 2, wy, aw, ah),
          on ? tone.glow : mix(tone.tint('#33495c', -0.3), tone.sky[1], tone.dark ? 0.05 : 0.2),
        );
        canvas.line(
          `M${xy(cx, wy + 4)}v${ah - 4}M${xy(cx - aw / 2, wy + ah * 0.45)}h${short(aw)}`,
          tone.tint('#fff4e2', 0.1),
          2.4,
        );
        canvas.path(
          box(cx - aw * 0.9, wy + 6, aw * 0.34, ah - 6) + box(cx + aw * 0.56, wy + 6, aw * 0.34, ah - 6),
          tone.tint(r ? '#4f7f78' : '#7b4c38', 0.1),
        );
        if (rng.chance(0.5) && canvas.lean < 2) {
          canvas.rect(cx - aw * 0.8, wy + ah, aw * 1.6, 5, tone.tint('#fff4e2', 0.2));
          canvas.path(
            blob(rng, cx, wy + ah - 6, aw * 0.8, 9, 8, 0.3),
            tone.tint(rng.pick([GREEN.mid, GREEN.fresh, '#d76a54']), 0),
          );
        }
      }
    const ly = y - fh + 8;
    canvas.rect(
      x + w * 0.1,
      ly,
      w * 0.8,
      fh - 8,
      tone.dark || tone.lit > 0.2
        ? mix(tone.glow, CLAY, tone.dark ? 0.1 : 0.3)
        : mix(tone.tint('#3a4650', -0.3), tone.sky[1], 0.15),
    );
    canvas.path(
      box(x + w * 0.1, ly + 50, w * 0.28, 38) + box(x + w * 0.62, ly + 50, w * 0.28, 38),
      tone.tint('#4d3427', -0.1),
    );
    canvas.line(
      `M${xy(x + w * 0.38, ly)}v88M${xy(x + w * 0.62, ly)}v88M${xy(x + w * 0.1, ly + 26)}h${short(w * 0.8)}`,
      tone.tint('#4d3427', -0.2),
      4,
    );
    if (rng.chance(0.7)) {
      const aw = w * 0.9;
      const ax = x + w * 0.05;
      const c2 = rng.pick([CLAY, '#2f5573', AMBER]);
      const st = ['', ''];
      for (let s = 0; s < 8; s++)
        st[s % 2] +=
          `M${xy(ax + (s * aw) / 8, ly - 6)}h${short(aw / 8)}l-2 30q-${short(aw / 16)} 9-${short(aw / 8)} 0z`;
      st.forEach((d0, s) => canvas.path(d0, tone.tint(s % 2 ? CREAM : c2, 0.2)));
      canvas.rect(ax, ly + 24, aw, 9, tone.shadow, 'opacity=".3"');
    }
    if (tone.dark) canvas.glow(x + w / 2, y - 40, w * 0.5, tone.glow, 0.35);
  }
  for (let i = 0; i < 3; i++) {
    const x = W * rng.between(0.05, 0.95);
    pot(canvas, tone, x, y + 12, 44, (a, b) => bush(canvas, tone, rng, a, b, 46, { n: 7 }));
  }
  for (let i = 0; i < 2; i++) tree(canvas, tone, rng, W * [0.03, 0.97][i]!, y + 26, rng.between(240, 320), {});
  return 4 * 96 + 26 + 84;
}
