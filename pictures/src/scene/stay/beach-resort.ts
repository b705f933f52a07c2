import { boat } from '../built/boat.ts';
import { overwaterBungalow } from '../built/overwater-bungalow.ts';
import { birds, lounger, umbrella } from '../built/props.ts';
import { hipRoof } from '../built/roofs.ts';
import { frame, shadow } from '../nature/frame.ts';
import { CLAY, CREAM, GREEN, SAND, STONE, WOOD } from '../nature/materials.ts';
import { ridge } from '../nature/mountains.ts';
import { palm, palmShadow } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER, lerp, mix } from '../paint/colour.ts';
import type { Point } from '../paint/path.ts';
import { blob, box, short, smooth, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

export function beachResort(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const hz = rng.between(0.4, 0.56);
  const y = hz * H;
  const sunX = rng.pick([0.24, 0.34, 0.62, 0.5]);
  const style = rng.pick(['cove', 'bungalows', 'strand', 'cove', 'hammock', 'strand']);
  sky(canvas, tone, rng.fork('sky'), { hz, sunX });
  if (rng.chance(0.75))
    ridge(canvas, tone, rng.fork('a'), {
      y: y + 2,
      amp: rng.between(40, 120),
      d: 0.72,
      col: '#47707f',
      freq: rng.between(1, 2),
      to: y,
      slope: rng.sign() * 0.9,
    });
  water(canvas, tone, rng.fork('sea'), { y, sunX, col: rng.pick(['#2ba3ab', '#2f98b4', '#38a99f']), glints: 60 });
  const q = rng.fork('head');
  const hx = W * 0.72;
  // headland with its own trees, on the right
  const calm = style === 'strand' || style === 'hammock';
  const head: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    head.push([lerp(hx - 180, W + 40, t), y + 6 - Math.sin(t * 1.7) * q.between(70, 130)]);
  }
  canvas.path(
    smooth([[hx - 240, y + 8], ...head]) + `V${short(y + 16)}H${short(hx - 240)}z`,
    canvas.fade(tone.tint(GREEN.leaf, 0.25, 0.42), tone.tint(GREEN.deep, -0.2, 0.5)),
  );
  for (let i = 0; i < 6; i++)
    palm(canvas, tone, q, q.between(hx - 40, W), y - q.between(0, 60), q.between(50, 86), { d: 0.4, nuts: false });
  for (let i = rng.whole(1, 2); i > 0; i--) {
    const b = rng.fork('b' + i);
    boat(canvas, tone, b, W * b.between(0.12, 0.5), y + b.between(30, 90), b.between(70, 110), {
      sail: b.chance(0.6),
      d: 0.1,
    });
  }
  if (style === 'bungalows') {
    const rf = rng.fork('reef');
    let sh = '';
    let co = '';
    for (let i = 0; i < 7; i++) {
      const t = rf.next();
      const w = lerp(140, 420, t);
      const x = rf.between(-0.1, 0.9) * W;
      const yy = lerp(y + 150, H * 0.9, t);
      sh += `M${xy(x, yy)}q${xy(w * 0.3, -w * 0.07)} ${xy(w * 0.62, -w * 0.01)}t${xy(w * 0.4, w * 0.04)}q${xy(-w * 0.4, w * 0.09)} ${xy(-w * 0.7, w * 0.02)}t${xy(-w * 0.32, -w * 0.05)}z`;
      for (let k = 0; k < 4; k++)
        co += blob(
          rf,
          x + rf.between(0.2, 0.8) * w,
          yy + rf.between(-0.02, 0.03) * w,
          w * rf.between(0.03, 0.07),
          w * rf.between(0.01, 0.02),
          6,
          0.2,
          1,
        );
    }
    canvas.path(sh, tone.tint('#7fe3d4', 0.25), 'opacity=".34"').path(co, tone.tint('#0f5f78', -0.2), 'opacity=".3"');
    boat(canvas, tone, rf, W * rf.between(0.16, 0.34), H * rf.between(0.74, 0.8), rf.between(190, 250), {
      col: rf.pick(['#f4ead8', '#2e5f8a', '#c9573a', '#e6a43b']),
    });
    const n = 4; // overwater row walking into the distance
    canvas.poly(
      [
        [W * 0.98, y + 150],
        [W * 0.3, y + 44],
        [W * 0.3, y + 49],
        [W * 0.98, y + 172],
      ],
      tone.tint(WOOD, 0.1, 0.1),
    );
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const x = lerp(W * 0.36, W * 0.8, t ** 1.25);
      const b = lerp(y + 40, y + 122, t ** 1.3);
      const w = lerp(74, 230, t ** 1.2);
      const d = lerp(0.3, 0.02, t);
      overwaterBungalow(canvas, tone, x, b, w, d);
    }
  }
  // sand: one sweep, wet edge, foam
  const s0 = calm ? rng.between(0.78, 0.84) : rng.between(0.86, 0.96);
  const s1 = style === 'bungalows' ? 0.95 : calm ? rng.between(0.74, 0.8) : rng.between(0.66, 0.74);
  const edge = (dy: number, dx = 0): Point[] => [
    [-20, H * s0 + dy],
    [W * 0.2 + dx, H * (s0 + 0.015) + dy],
    [W * 0.42 + dx, H * lerp(s0, s1, 0.35) + dy],
    [W * 0.62 + dx, H * lerp(s0, s1, 0.8) + dy * 0.8],
    [W * 0.84, H * s1 + dy * 0.5],
    [W + 20, H * (s1 - 0.02) + dy * 0.4],
  ];
  const area = (p: readonly Point[]) => smooth(p) + `V${H + 10}H-20z`;
  canvas
    .path(area(edge(-46, -20)), tone.tint('#7fd0c8', 0.2), 'opacity=".35"')
    .path(area(edge(-22, 10)), tone.tint('#fdf6e8', 0.3), 'opacity=".75"')
    .path(area(edge(-14, 24)), tone.tint('#b9d9c8', 0.05), 'opacity=".9"')
    .path(area(edge(-5)), tone.tint('#fdf6e8', 0.3), 'opacity=".85"')
    .path(area(edge(3, 8)), tone.tint('#c3a678', 0));
  canvas.path(
    area(edge(24, 16)),
    canvas.linear([
      [0, tone.tint(SAND, 0.3)],
      [0.5, tone.tint(SAND, 0.1)],
      [1, tone.tint('#d2ab78', -0.35)],
    ]),
  );
  const g = rng.fork('prop');
  canvas.spray(() =>
    canvas.path(
      area(edge(90, 60)),
      canvas.linear([
        [0, tone.tint('#b98d5c', -0.2), 0],
        [1, tone.tint('#9d7450', -0.4), 0.6],
      ]),
    ),
  );
  let specks = '';
  for (let i = 0; i < 40; i++) {
    const x = g.between(0, W);
    specks += `M${xy(x, g.between(H * 0.9, H))}h${short(g.between(2, 9))}`;
  }
  canvas.line(specks, tone.tint('#a98556', -0.2), 1.6, 'opacity=".4" stroke-linecap="round"');
  if (style === 'cove') {
    // beach pavilion at the right third
    const x = W * g.between(0.66, 0.74);
    const b = H * s1 + g.between(18, 36);
    const w = g.between(210, 270);
    shadow(canvas, tone, x - w * 0.45, b, w * 0.95, 46, -120, 0.4);
    canvas
      .rect(x - w * 0.46, b - w * 0.05, w * 0.92, w * 0.06, tone.tint(STONE, 0.2))
      .rect(
        x - w * 0.4,
        b - w * 0.3,
        w * 0.8,
        w * 0.26,
        tone.dark ? mix(tone.glow, CLAY, 0.4) : tone.tint('#6b4a38', -0.45),
      );
    if (tone.dark) canvas.glow(x, b - w * 0.15, w * 0.7, tone.glow, 0.5);
    let posts = '';
    for (let i = 0; i < 5; i++) posts += box(x - w * 0.42 + i * w * 0.2, b - w * 0.34, w * 0.026, w * 0.3);
    canvas.path(posts, tone.tint(WOOD, 0.2));
    canvas.path(
      box(x - w * 0.3, b - w * 0.13, w * 0.2, w * 0.08) + box(x + w * 0.1, b - w * 0.13, w * 0.22, w * 0.08),
      tone.tint(CREAM, tone.dark ? 0.5 : -0.1),
    );
    hipRoof(canvas, tone, x - w * 0.44, b - w * 0.3, w * 0.88, w * 0.36, { ridge: 0.3, over: 0.12, curve: 0.2 });
  }
  if (tone.time !== 'night') palmShadow(canvas, tone, W * g.between(0.84, 1), H * 0.89, g.between(260, 340), -1, 0.2);
  if (style === 'hammock') {
    const xa = W * 0.3;
    const xb = W * 0.68;
    const b = H * 0.93;
    for (const [x, lean, h] of [
      [xa, -0.12, 520],
      [xb, 0.16, 560],
      [xb + 70, 0.3, 430],
    ] as const) {
      canvas.ellipse(x, b + 4, 46, 8, tone.shadow, 'opacity=".35"');
      palm(canvas, tone, g, x, b, h, { lean, size: 200 });
    }
    const hy = b - 170;
    canvas.path(
      `M${xy(xa - 22, hy)}Q${xy((xa + xb) / 2, hy + 190)} ${xy(xb + 28, hy - 6)}Q${xy((xa + xb) / 2, hy + 110)} ${xy(xa - 22, hy)}z`,
      canvas.fade(tone.tint('#fbf1de', 0.4), tone.tint('#d98b5c', -0.1)),
    );
    let m = '';
    for (let i = 1; i < 12; i++) {
      const t = i / 12;
      const u = 1 - t;
      const px = u * u * (xa - 22) + 2 * u * t * ((xa + xb) / 2) + t * t * (xb + 28);
      const py = u * u * hy + 2 * u * t * (hy + 190) + t * t * (hy - 6);
      m += `M${xy(px, py)}v9`;
    }
    canvas.line(m, tone.tint(CREAM, 0.3), 3);
    canvas.ellipse((xa + xb) / 2, b + 6, 150, 12, tone.shadow, 'opacity=".28"');
  } else if (style === 'strand') {
    const k = g.whole(4, 5);
    const c2 = g.pick(['#f4e8d2', AMBER, '#d9694a', '#3f7fa0']);
    const c3 = g.chance(0.5) ? CREAM : c2;
    for (let i = 0; i < k; i++) {
      const t = i / (k - 1);
      const x = W * lerp(0.93, 0.2, t ** 0.86);
      const b = H * lerp(0.95, 0.825, t);
      const s = lerp(230, 66, t ** 0.7);
      canvas.ellipse(x - s * 0.4, b + 4, s * 0.8, s * 0.07, tone.shadow, 'opacity=".32"');
      lounger(canvas, tone, x - s * 0.5, b - s * 0.1, s * 0.66, {});
      umbrella(canvas, tone, x, b, s, { col: i % 2 ? c3 : c2, tilt: -3 });
    }
    for (let i = 0; i < 3; i++)
      palm(canvas, tone, g, W * [0.03, 0.09, 0.99][i]!, H * [0.92, 0.98, 0.86][i]!, g.between(430, 560), {
        lean: i < 2 ? g.between(0.1, 0.28) : -0.12,
        size: 190,
      });
  } else
    for (let i = 0; i < (style === 'bungalows' ? 2 : 4); i++) {
      const x = W * (style === 'bungalows' ? g.between(0.92, 1.02) : g.between(0.8, 1.0));
      const b = H * (s1 + g.between(0.01, 0.09));
      palm(canvas, tone, g, x, b, g.between(220, 400), { lean: g.between(-0.34, -0.06), sun: -1 });
    }
  const um = g.pick(['#f4e8d2', '#f0b045', '#d9694a', '#3f7fa0', '#f4e8d2']);
  const ux = W * g.between(0.4, 0.5);
  const uy = H * g.between(0.86, 0.9);
  if (style === 'cove')
    for (let i = 0; i < g.whole(1, 3); i++) {
      const x = ux + i * 150 - 40;
      const yy = uy + i * 18;
      const s = 118 + i * 14;
      canvas.ellipse(x - 56, yy + 4, s * 0.75, 9, tone.shadow, 'opacity=".32"');
      lounger(canvas, tone, x - s * 0.46, yy - 12, s * 0.72, { col: CREAM });
      umbrella(canvas, tone, x, yy, s, { col: um, tilt: g.between(-6, 3) });
    }
  if (rng.chance(0.8)) birds(canvas, tone, g, W * g.between(0.2, 0.5), H * g.between(0.16, 0.28), g.whole(3, 6));
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafLeft', 'frangipani', 'none']));
}
