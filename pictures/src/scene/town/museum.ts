import { skyline, windows } from '../built/blocks.ts';
import { birds, lamp } from '../built/props.ts';
import { bush } from '../nature/foliage.ts';
import { frame, shadow } from '../nature/frame.ts';
import { CLAY, SEA } from '../nature/materials.ts';
import { sky } from '../nature/sky.ts';
import { tree, treeLine } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import { box, short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function museum(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = 0.7;
  const y = hz * H;
  const modern = rng.chance(0.4);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.64, sunX: rng.pick([0.2, 0.8]) });
  skyline(canvas, tone, rng.fork('a'), { y: y, h: 170, d: 0.74 });
  treeLine(canvas, tone, rng.fork('t'), { y: y - 30, h: 60, d: 0.34, to: y + 10 });
  canvas.rect(0, y, W, H, canvas.fade(tone.tint('#dccdb2', 0.3), tone.tint('#a08c76', -0.3)));
  const cx = W * rng.pick([0.44, 0.5, 0.56]);
  const w = Math.min(W * 0.78, 860);
  const L = cx - w / 2;
  const col = rng.pick(['#f3e9d8', '#e9dcc6', '#e6e3dc']);
  if (modern) {
    const a = rng.pick(['#b86f4c', '#8f6a52', '#5f7486']);
    shadow(canvas, tone, L, y + 6, w, 80, -140, 0.4);
    canvas.poly(
      [
        [L, y],
        [L, y - 240],
        [L + w * 0.62, y - 320],
        [L + w * 0.62, y],
      ],
      canvas.fade(tone.tint(col, 0.4), tone.tint(col, -0.2)),
    );
    canvas.poly(
      [
        [L + w * 0.62, y - 320],
        [L + w, y - 200],
        [L + w, y],
        [L + w * 0.62, y],
      ],
      canvas.fade(tone.tint(col, -0.5), tone.tint(col, -0.7)),
    );
    let m = '';
    for (let i = 0; i < 34; i++) {
      const x = L + (i * w * 0.62) / 34;
      m += `M${xy(x, y - 100)}V${short(y - 236 - (i / 34) * 80)}`;
    }
    canvas.line(m, tone.tint(a, 0.1), 7);
    canvas.poly(
      [
        [L - 60, y - 96],
        [L + w * 0.7, y - 110],
        [L + w * 0.7, y - 84],
        [L - 60, y - 76],
      ],
      tone.tint(a, 0.4),
    );
    canvas.rect(
      L + 20,
      y - 84,
      w * 0.58,
      86,
      tone.dark || tone.lit > 0.2
        ? canvas.fade(mix(tone.glow, '#ffffff', 0.1), mix(tone.glow, CLAY, 0.4))
        : mix(tone.tint('#38566c', -0.2), tone.sky[1], 0.3),
    );
    let v = '';
    for (let i = 0; i < 10; i++) v += box(L + 20 + i * w * 0.064, y - 84, 4, 86);
    canvas.path(v, tone.tint('#2d3347', -0.2));
    canvas.ellipse(L + w * 0.8, y - 96, 34, 34, tone.dark ? tone.glow : tone.tint('#2d4258', -0.4));
  } else {
    shadow(canvas, tone, L, y + 6, w, 80, -140, 0.4);
    canvas.rect(L, y - 210, w, 212, canvas.fade(tone.tint(col, 0.3), tone.tint(col, -0.15)));
    windows(canvas, tone, rng, { x: L + 14, y: y - 180, w: w * 0.26, h: 160, cols: 4, rows: 2, fx: 0.5, fy: 0.66 });
    windows(canvas, tone, rng, {
      x: L + w * 0.74 - 14,
      y: y - 180,
      w: w * 0.26,
      h: 160,
      cols: 4,
      rows: 2,
      fx: 0.5,
      fy: 0.66,
    });
    canvas.rect(L - 12, y - 224, w + 24, 18, tone.tint(col, 0.5)).rect(L, y - 206, w, 8, tone.shadow, 'opacity=".3"');
    const pw = w * 0.46;
    const px = cx - pw / 2;
    canvas.rect(px, y - 246, pw, 248, tone.tint('#6a5648', -0.5));
    canvas.rect(
      cx - 46,
      y - 150,
      92,
      150,
      tone.dark || tone.lit > 0.2 ? canvas.fade(tone.glow, mix(tone.glow, CLAY, 0.5)) : tone.tint('#3b2c28', -0.4),
    );
    for (let i = 0; i < 6; i++) {
      const x = px + 14 + (i * (pw - 28)) / 5;
      canvas
        .rect(
          x - 14,
          y - 236,
          28,
          238,
          canvas.linear(
            [
              [0, tone.tint(col, 0.55)],
              [0.5, tone.tint(col, 0.1)],
              [1, tone.tint(col, -0.6)],
            ],
            0,
            0,
            1,
            0,
          ),
        )
        .rect(x - 20, y - 246, 40, 13, tone.tint(col, 0.4))
        .rect(x - 20, y - 10, 40, 12, tone.tint(col, 0.3));
    }
    canvas.rect(px - 16, y - 276, pw + 32, 32, canvas.fade(tone.tint(col, 0.5), tone.tint(col, 0)));
    const drawPediment = () => {
      canvas.poly(
        [
          [px - 28, y - 274],
          [cx, y - 372],
          [px + pw + 28, y - 274],
        ],
        tone.tint(col, 0.35),
      );
      canvas.poly(
        [
          [px + 16, y - 282],
          [cx, y - 352],
          [px + pw - 16, y - 282],
        ],
        tone.tint(col, -0.35),
      );
    };
    drawPediment();
    canvas.ellipse(cx, y - 304, 20, 20, tone.tint(AMBER, 0.2));
    const dr = rng.chance(0.6);
    if (dr) {
      canvas.path(
        `M${xy(cx - 100, y - 346)}v-46h200v46zM${xy(cx - 100, y - 392)}a100 92 0 0 1 200 0z`,
        canvas.linear(
          [
            [0, tone.tint('#6f9d92', -0.4)],
            [0.7, tone.tint('#8fbcaa', 0.4)],
            [1, tone.tint('#6f9d92', -0.1)],
          ],
          0,
          0,
          1,
          0,
        ),
      );
      canvas.line(`M${xy(cx, y - 484)}v-40`, tone.tint(AMBER, 0.1), 4);
      drawPediment();
    }
    for (const k of [0.16, 0.84]) {
      const bx = L + w * k;
      canvas.path(`M${xy(bx - 24, y - 196)}h48v120l-24-16-24 16z`, tone.tint(rng.pick([CLAY, '#24507f', AMBER]), 0.1));
    }
  }
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const sw = w * lerp(0.52, 0.74, t);
    canvas
      .rect(cx - sw / 2, y + i * 12, sw, 7, tone.tint(col, 0.4))
      .rect(cx - sw / 2, y + 7 + i * 12, sw, 6, tone.tint(col, -0.4));
  }
  const pl = `M${xy(cx - 180, y + 96)}H${short(cx + 180)}L${xy(cx + 330, H + 6)}H${short(cx - 330)}z`;
  canvas.path(pl, canvas.fade(mix(tone.sky[3], tone.tint(SEA), 0.3), tone.tint('#2a7d92')));
  canvas.line(pl, tone.tint(col, 0.4), 10);
  let m = '';
  for (let i = 0; i < 14; i++) {
    const q = rng.next();
    const ww = lerp(40, 130, q);
    m += `M${xy(cx + rng.between(-200, 120), lerp(y + 106, H, q))}q${xy(ww / 2, -4)} ${xy(ww, 0)}q${xy(-ww / 2, 4)} ${xy(-ww, 0)}z`;
  }
  canvas.path(m, '#fff', 'opacity=".32"');
  for (const k of [0.05, 0.15, 0.86, 0.95])
    tree(canvas, tone, rng, W * k, y + rng.between(30, 90), rng.between(190, 290), {});
  for (const k of [0.24, 0.77]) lamp(canvas, tone, W * k, y + 100, 110);
  for (let i = 0; i < 6; i++)
    bush(canvas, tone, rng, W * [0.02, 0.1, 0.2, 0.8, 0.9, 0.98][i]!, H * 0.99, rng.between(50, 80));
  birds(canvas, tone, rng, W * 0.3, H * 0.16, 5);
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'none', 'frangipani']));
}
