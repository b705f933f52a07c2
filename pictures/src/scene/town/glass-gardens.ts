import { skyline } from '../built/blocks.ts';
import { lamp } from '../built/props.ts';
import { bush } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN, STONE } from '../nature/materials.ts';
import { sky } from '../nature/sky.ts';
import { tree, treeLine } from '../nature/trees.ts';
import { water } from '../nature/water.ts';
import type { Canvas } from '../paint/canvas.ts';
import { mix } from '../paint/colour.ts';
import { short, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';

/** Two shells of glass over gardens, trees of steel beside them, at the edge of water. */
export function glassGardens(canvas: Canvas, tone: Tone, rng: Rng) {
  const { W, H } = canvas;
  const y = 0.72 * H;
  const cx = W * rng.pick([0.46, 0.54]);
  sky(canvas, tone, rng.fork('sky'), { hz: 0.66, sunX: rng.pick([0.14, 0.86]) });
  skyline(canvas, tone, rng.fork('a'), { y, h: 210, d: 0.76, min: 22, max: 54 });
  canvas.rect(0, y, W, H - y, tone.tint('#3d7c8c'));
  canvas.mirror(y + 4, tone.dark ? 0.48 : 0.36, () => shore(canvas, tone, rng.fork('shore'), cx, y));
  canvas.raw('<g opacity=".6">');
  water(canvas, tone, rng.fork('w'), { y: y + 8, sunX: 0.4, col: '#3f8fa2', calm: 1, glints: 34 });
  canvas.raw('</g>');
  for (let i = 0; i < 6; i++) bush(canvas, tone, rng, W * (0.06 + i * 0.18), H * 1.01, rng.between(50, 84), { n: 7 });
  frame(canvas, tone, rng.fork('fr'), rng.pick(['frangipani', 'leafBoth', 'palmTop']));
}

function shore(canvas: Canvas, tone: Tone, rng: Rng, cx: number, y: number) {
  const { W } = canvas;
  treeLine(canvas, tone, rng.fork('t'), { y: y - 50, h: 46, d: 0.26, to: y, palms: 4 });
  steelTree(canvas, tone, cx + 300, y - 10, 270, 0.1);
  steelTree(canvas, tone, cx + 410, y - 6, 360, 0.04);
  dome(canvas, tone, cx - 160, y, 300, 250, '#d9b0c0');
  dome(canvas, tone, cx + 126, y, 190, 330, '#4a8a52');
  steelTree(canvas, tone, cx + 330, y - 2, 200, 0);
  steelTree(canvas, tone, cx - 470, y - 2, 250, 0.04);
  for (const dx of [-400, 220, 480]) tree(canvas, tone, rng, cx + dx, y, rng.between(80, 110), { d: 0.04 });
  treeLine(canvas, tone, rng.fork('n'), { y: y - 20, h: 22, d: 0.08, to: y + 2 });
  for (const dx of [-330, -20, 250]) lamp(canvas, tone, cx + dx, y, 50);
  canvas.rect(0, y - 4, W, 9, tone.tint(STONE, 0.4));
}

/** A leaning shell: planting seen through glass, ribs outside. */
function dome(canvas: Canvas, tone: Tone, x: number, b: number, half: number, h: number, bloom: string) {
  const peak = x + half * 0.16;
  const outline = `M${xy(x - half, b)}C${xy(x - half * 0.9, b - h * 0.7)} ${xy(peak - half * 0.5, b - h)} ${xy(peak, b - h)}C${xy(peak + half * 0.5, b - h)} ${xy(x + half * 0.96, b - h * 0.6)} ${xy(x + half, b)}z`;
  const glass = mix(tone.tint('#bcdcdc', 0.25, 0.1), tone.sky[2], 0.35);
  canvas.path(
    outline,
    canvas.fade(glass, tone.dark ? mix(tone.glow, glass, 0.35) : mix(glass, tone.tint('#7fb0a8', 0), 0.5)),
  );
  canvas.clip(outline, () => {
    for (let i = 0; i < 9; i++) {
      const px = x - half * 0.86 + i * half * 0.215;
      const size = half * (0.2 + (i % 3) * 0.07);
      const col = i % 3 === 1 ? bloom : i % 2 ? GREEN.leaf : GREEN.mid;
      canvas.ellipse(
        px,
        b - size * 0.5,
        size * 0.7,
        size * (1 + (i % 4) * 0.3),
        tone.tint(col, 0.05, 0.14),
        'opacity=".8"',
      );
    }
    if (tone.dark) canvas.glow(x, b - h * 0.2, half, tone.glow, 0.55);
  });
  let ribs = '';
  for (let i = 1; i < 10; i++) {
    const foot = x - half + (i / 10) * half * 2;
    ribs += `M${xy(foot, b)}Q${xy(foot + (foot - peak) * 0.34, b - h * 0.7)} ${xy(peak + (foot - peak) * 0.16, b - h + 2)}`;
  }
  for (let i = 1; i < 7; i++)
    ribs += `M${xy(x - half, b - h * 0.14 * i)}Q${xy(x, b - h * 0.14 * i - 20)} ${xy(x + half, b - h * 0.14 * i)}`;
  canvas.clip(outline, () => canvas.line(ribs, tone.tint('#f4f7f6', 0.3, 0.04), 2.4, 'opacity=".75"'));
  canvas.line(outline, tone.tint('#f4f7f6', 0.35), 6);
}

/** A trunk of planted steel that opens into a funnel of branches. */
function steelTree(canvas: Canvas, tone: Tone, x: number, b: number, h: number, d: number) {
  const top = b - h;
  const w = h * 0.34;
  canvas.path(
    `M${xy(x - h * 0.05, b)}Q${xy(x - h * 0.02, b - h * 0.6)} ${xy(x - w * 0.5, top + h * 0.1)}H${short(x + w * 0.5)}Q${xy(x + h * 0.02, b - h * 0.6)} ${xy(x + h * 0.05, b)}z`,
    canvas.fade(tone.tint('#9a5a86', 0.2, d), tone.tint(GREEN.leaf, 0, d)),
  );
  let boughs = '';
  for (let i = -5; i <= 5; i++)
    boughs += `M${xy(x + i * h * 0.008, b - h * 0.5)}Q${xy(x + i * w * 0.06, top + h * 0.16)} ${xy(x + i * w * 0.2, top + Math.abs(i) * 2)}`;
  canvas.line(boughs, tone.tint('#b87aa2', 0.35, d), 2.6);
  canvas.ellipse(x, top + 6, w, h * 0.045, 'none', `stroke="${tone.tint('#c995b6', 0.4, d)}" stroke-width="3"`);
  canvas.ellipse(
    x,
    top + h * 0.06,
    w * 0.72,
    h * 0.035,
    'none',
    `stroke="${tone.tint('#c995b6', 0.3, d)}" stroke-width="2"`,
  );
  if (tone.dark) canvas.glow(x, top + h * 0.1, w * 1.1, '#d98ac0', 0.5);
}
