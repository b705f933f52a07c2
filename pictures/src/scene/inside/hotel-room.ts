import { lantern, pot } from '../built/props.ts';
import type { Subject } from '../drawing.ts';
import { bush } from '../nature/foliage.ts';
import { CLAY, CREAM } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import type { Opening } from './interior.ts';
import { beam, chair, curtain, floor, INK, inner, lampGlow, openings } from './interior.ts';

export function hotelRoom(canvas: Canvas, outside: Tone, rng: Rng, { outlook }: Subject) {
  const { W, H } = canvas;
  const tone = inner(outside);
  const wall = rng.pick(['#e9dfce', '#d9c6ac', '#c9d2cc', '#3f5570', '#d8b59a', '#e6e1da', '#8fa39b', '#b98d74']);
  const fy = H * rng.between(0.7, 0.74);
  const wide = rng.chance(0.36);
  const style = wide
    ? rng.pick(['panel', 'canopy', 'panel'])
    : rng.pick(['panel', 'slats', 'arch', 'canopy', 'rattan']);
  const cloth = rng.pick([AMBER, '#2f4d74', CLAY, '#5d7f78', '#7f8f62', '#d3ab7e', '#6a5f8c', '#2f4d74', '#b8745c']);
  const wood = rng.pick(['#8a5836', '#6b4a38', '#b58356']);
  canvas.rect(
    0,
    0,
    W,
    fy,
    canvas.linear([
      [0, tone.tint(wall, -0.25)],
      [0.6, tone.tint(wall, 0.1)],
      [1, tone.tint(wall, -0.05)],
    ]),
  );
  floor(canvas, tone, fy, rng.pick([wood, '#c9a67c', '#a37c5c']));
  const bx = wide ? W * 0.56 : W * rng.pick([0.6, 0.64]);
  const bw = Math.min(W * 0.5, rng.between(480, 540));
  // window: full wall or a tall one on the left third
  const win: Opening = wide
    ? { x: W * 0.04, y: 60, w: W * 0.92, h: fy - 70, kind: 'wall', panes: 5 }
    : {
        x: W * 0.05,
        y: rng.pick([70, 96]),
        w: W * rng.between(0.24, 0.29),
        h: fy - rng.between(84, 150),
        kind: rng.pick(['arch', 'door', 'wall']),
        panes: 2,
      };
  openings(canvas, tone, outside, rng.fork('view'), [win], { hz: rng.between(0.46, 0.58), what: outlook });
  const cu = rng.pick(['#efe6d6', '#d9c8b0', cloth, '#efe6d6']);
  if (wide) {
    curtain(canvas, tone, 0, 30, W * 0.09, fy - 22, cu);
    curtain(canvas, tone, W, 30, W * 0.09, fy - 22, cu, -1);
  } else {
    curtain(canvas, tone, win.x - 46, 44, 62, fy - 36, cu);
    curtain(canvas, tone, win.x + win.w + 46, 44, 62, fy - 36, cu, -1);
  }
  canvas.rect(0, 30, W, 12, tone.tint(wood, -0.3));
  canvas.rect(0, fy - 14, W, 16, tone.tint(wall, wide ? -0.3 : 0.35));
  if (!tone.dark) beam(canvas, tone, win.x + 20, fy + 4, win.w * 0.8, H - fy, wide ? -60 : 210, 0.42);
  // art and wainscot
  if (!wide && rng.chance(0.7)) {
    const k = rng.whole(1, 3);
    for (let i = 0; i < k; i++) {
      const ax = bx + (i - (k - 1) / 2) * 140 - 52;
      const ay = 112;
      const q = rng.fork('art' + i);
      canvas.rect(ax - 5, ay - 5, 114, 144, tone.tint(wood, -0.2)).rect(ax, ay, 104, 134, tone.tint('#f2eadb', 0.1));
      canvas.clip(box(ax + 10, ay + 10, 84, 114), () => {
        canvas.rect(ax, ay, 120, 140, tone.tint(q.pick(['#e9c48c', '#cbd8d6', '#e6b095']), 0.1));
        canvas.ellipse(
          ax + q.between(30, 76),
          ay + q.between(34, 60),
          18,
          18,
          tone.tint(q.pick([CLAY, AMBER, '#fff3dc']), 0.2),
        );
        for (let j = 0; j < 3; j++)
          canvas.path(
            `M${xy(ax, ay + 78 + j * 18)}q30-${short(q.between(10, 40))} 56 0t60-8v90h-120z`,
            tone.tint(['#5d8a8a', '#3c6a76', '#2b4560'][j]!, 0),
          );
      });
    }
  }
  const rugW = bw * 1.5;
  canvas.ellipse(bx, H * 0.95, rugW / 2, 62, tone.tint(rng.pick(['#d9cbb4', '#b86f4e', '#37506e']), 0));
  canvas.ellipse(
    bx,
    H * 0.95,
    rugW / 2 - 16,
    52,
    'none',
    `stroke="${tone.tint(CREAM, 0)}" stroke-width="3" opacity=".5"`,
  );
  // headboard
  const by = fy - 14;
  const hb = by - rng.between(190, 230);
  const twin = !wide && style !== 'canopy' && rng.chance(0.3);
  const bedAt = (bx: number, bw: number) => {
    const L = bx - bw / 2;
    if (style === 'panel') {
      canvas.rect(L - 40, hb, bw + 80, by - hb, canvas.fade(tone.tint(cloth, 0.1), tone.tint(cloth, -0.4)), 'rx="8"');
      let m = '';
      for (let i = 1; i < 9; i++) m += `M${xy(L - 40 + ((bw + 80) * i) / 9, hb + 6)}V${short(by)}`;
      canvas.line(m, tone.tint(cloth, -0.6), 2.4, 'opacity=".6"');
    } else if (style === 'slats') {
      let m = '';
      for (let i = 0; i < 26; i++) m += box(L - 70 + i * ((bw + 140) / 26), hb - 70, 8, by - hb + 70);
      canvas.path(m, canvas.fade(tone.tint(wood, 0.3), tone.tint(wood, -0.3)));
    } else if (style === 'arch')
      canvas.path(
        `M${xy(L - 24, by)}V${short(hb + 50)}a${short(bw / 2 + 24)} ${short(bw * 0.26)} 0 0 1 ${short(bw + 48)} 0V${short(by)}z`,
        canvas.fade(tone.tint(cloth, 0.2), tone.tint(cloth, -0.35)),
      );
    else if (style === 'rattan') {
      canvas.rect(L - 20, hb + 20, bw + 40, by - hb - 20, tone.tint('#caa06a', 0.1), 'rx="40"');
      let m = '';
      for (let i = -8; i < 32; i++)
        m += `M${xy(L - 20 + i * 20, by)}l${xy(130, -(by - hb - 20))}M${xy(L + 110 + i * 20, by)}l${xy(-130, -(by - hb - 20))}`;
      canvas.clip(box(L - 8, hb + 34, bw + 16, by - hb - 34), () =>
        canvas.line(m, tone.tint('#8a6236', -0.2), 2, 'opacity=".55"'),
      );
    } else {
      canvas.rect(L - 10, hb + 70, bw + 20, by - hb - 70, tone.tint(wood, -0.1));
      canvas.path(
        box(L - 26, 70, 14, H * 0.86 - 70) + box(L + bw + 12, 70, 14, H * 0.86 - 70) + box(L - 34, 62, bw + 68, 14),
        tone.tint(wood, -0.15),
      );
    }
    // bed: mattress seen from the foot, duvet falling in folds
    const top = by - 62;
    const foot = H * 0.86;
    canvas.ellipse(bx, foot + 12, bw * 0.56, 20, tone.shadow, 'opacity=".45"');
    for (const [k, c, l] of [
      [-1, '#fbf4e8', 0.2],
      [1, '#fbf4e8', 0.1],
      [-0.5, '#e7dcc9', 0.2],
      [0.5, '#e7dcc9', 0],
    ] as const) {
      const pw = bw * (Math.abs(k) > 0.6 ? 0.42 : 0.36);
      const px = bx + k * bw * 0.24;
      const py = top - (Math.abs(k) > 0.6 ? 46 : 22);
      canvas.path(
        `M${xy(px - pw / 2, py + 56)}q-10-30 4-58q${xy(pw / 2, -16)} ${xy(pw - 8, 0)}q14 28 4 58z`,
        canvas.fade(tone.tint(c, l + 0.3), tone.tint(c, -0.4)),
      );
    }
    canvas.rect(bx - 74, top - 8, 148, 46, canvas.fade(tone.tint(cloth, 0.35), tone.tint(cloth, -0.4)), 'rx="16"');
    canvas.path(
      `M${xy(L + 6, top + 22)}Q${xy(bx, top + 4)} ${xy(L + bw - 6, top + 22)}L${xy(L + bw + 14, foot)}Q${xy(bx, foot + 22)} ${xy(L - 14, foot)}z`,
      canvas.linear([
        [0, tone.tint('#fdf7ec', 0.35)],
        [0.4, tone.tint('#f3e9da', 0.05)],
        [1, tone.tint('#dccdb8', -0.3)],
      ]),
    );
    const ty = lerp(top, foot, 0.44);
    canvas.path(
      `M${xy(L - 4, ty)}Q${xy(bx, ty - 16)} ${xy(L + bw + 4, ty)}L${xy(L + bw + 10, foot - 34)}Q${xy(bx, foot - 16)} ${xy(L - 10, foot - 34)}z`,
      canvas.fade(tone.tint(cloth, 0.3), tone.tint(cloth, -0.35)),
    );
    let fold = '';
    for (let i = 0; i < 7; i++) {
      const x = L + (bw * (i + 0.5)) / 7;
      fold += `M${xy(x, foot - rng.between(10, 30))}q${xy(4, -40)} ${xy(rng.between(-10, 14), -rng.between(60, 130))}`;
    }
    canvas.line(fold, tone.shadow, 2, 'opacity=".16" stroke-linecap="round"');
    canvas.line(
      `M${xy(L - 5, ty + 16)}Q${xy(bx, ty)} ${xy(L + bw + 5, ty + 16)}M${xy(L - 9, foot - 52)}Q${xy(bx, foot - 34)} ${xy(L + bw + 9, foot - 52)}`,
      tone.tint(CREAM, 0.2),
      2,
      'opacity=".6" stroke-dasharray="2 7"',
    );
    if (style === 'canopy') {
      for (const f of [-1, 1]) {
        const x = f < 0 ? L - 22 : L + bw + 22;
        canvas.path(
          `M${xy(x, 76)}q${xy(-f * 130, 10)} ${xy(-f * 150, 2)}q${xy(f * 92, 120)} ${xy(f * 96, 260)}q${xy(f * 30, 120)} ${xy(f * 40, 280)}h${short(f * 22)}z`,
          tone.tint('#fff8ec', 0.25),
          'opacity=".5"',
        );
      }
    }
  };
  if (twin) {
    bedAt(bx - bw * 0.3, bw * 0.5);
    bedAt(bx + bw * 0.3, bw * 0.5);
  } else bedAt(bx, bw);
  // bedside: table, lamp
  for (const f of [-1, 1]) {
    const x = bx + f * (bw / 2 + 62);
    const yy = by + 16;
    if (x > W - 30 || x < 40) continue;
    canvas
      .rect(x - 40, yy - 64, 80, 10, tone.tint(wood, 0.2))
      .rect(x - 34, yy - 54, 68, 62, canvas.fade(tone.tint(wood, -0.1), tone.tint(wood, -0.5)))
      .rect(x - 12, yy - 36, 24, 4, tone.tint(AMBER, 0.2));
    const kind = rng.fork('lamp').pick(['shade', 'pendant', 'globe']);
    lampGlow(canvas, tone, x, kind === 'pendant' ? yy - 210 : yy - 140, 170);
    if (kind === 'shade') {
      canvas.rect(x - 3, yy - 110, 6, 46, tone.tint(AMBER, -0.2));
      canvas.path(
        `M${xy(x - 22, yy - 160)}h44l14 52h-72z`,
        tone.time === 'noon' ? tone.tint('#f6e9d0', 0.2) : mix(tone.glow, '#ffffff', 0.25),
      );
    } else if (kind === 'pendant') {
      canvas.rect(x - 1.5, 40, 3, yy - 270, tone.tint(INK, -0.2));
      lantern(canvas, tone, x, yy - 210, 28, { glow: false });
    } else {
      canvas.rect(x - 3, yy - 100, 6, 36, tone.tint(INK, 0));
      canvas.ellipse(
        x,
        yy - 122,
        27,
        27,
        tone.time === 'noon' ? tone.tint('#f8efdf', 0.2) : mix(tone.glow, '#ffffff', 0.35),
      );
    }
  }
  if (!wide) {
    const cx = win.x + win.w * 0.55;
    const cy = H * 0.9;
    chair(canvas, tone, cx, cy, 150, rng.pick([cloth, '#5d7f78', '#d9cbb4']));
  }
  pot(canvas, tone, wide ? W * 0.1 : W * 0.035 + 20, H * 0.93, 78, (a, b) =>
    bush(canvas, tone, rng, a, b, wide ? rng.between(110, 150) : rng.between(78, 104), { n: 10, l: 0 }),
  );
  canvas.spray(() =>
    canvas.rect(
      0,
      0,
      W,
      H,
      canvas.linear([
        [0, tone.shadow, 0.2],
        [0.25, tone.shadow, 0],
        [0.78, tone.shadow, 0],
        [1, tone.shadow, 0.26],
      ]),
    ),
  );
}
