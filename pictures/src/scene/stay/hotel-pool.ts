import { lounger, umbrella } from '../built/props.ts';
import type { Subject } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { CREAM, WOOD } from '../nature/materials.ts';
import type { Canvas } from '../paint/canvas.ts';
import { AMBER } from '../paint/colour.ts';
import { box, xy } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { courtPool } from './pool-court.ts';
import { infinityPool } from './pool-edge.ts';

type PoolStyle = 'infinity' | 'court' | 'roof' | 'lagoon';

export function hotelPool(canvas: Canvas, tone: Tone, rng: Rng, { outlook }: Subject) {
  const { W, H } = canvas;
  // A roof has the town below it, an edge without a rim has something to look at.
  const inTown = outlook === undefined || outlook === 'city';
  const style = rng.weigh<PoolStyle>([
    ['infinity', outlook === 'city' || outlook === 'garden' ? 0 : 3],
    ['court', 3],
    ['roof', inTown ? (tone.dark ? 4 : 2) : 0],
    ['lagoon', outlook === 'city' ? 1 : 3],
  ]);
  const hz = style === 'court' ? 0.5 : rng.between(0.42, 0.5);
  const y = hz * H;
  let dry = true;
  if (style === 'infinity' || style === 'roof') dry = infinityPool(canvas, tone, rng, style, hz, outlook);
  else courtPool(canvas, tone, rng, style, y, hz, outlook);
  const g = rng.fork('fg');
  const n = g.whole(1, 2);
  const c = g.pick([CREAM, AMBER, '#d9694a', '#2f6f8f']);
  const left = g.chance(0.5);
  const day = dry && g.chance(0.3);
  if (!dry) {
    bed(canvas, tone, g.fork('nb'), left ? -20 : W * 0.58, left ? W * 0.42 : W + 20, H + 30, 120);
  }
  if (day) daybed(canvas, tone, W * (left ? 0.17 : 0.83), H * 0.97, c);
  if (!day && dry)
    for (let i = 0; i < n; i++) {
      const x = W * (left ? 0.12 + i * 0.18 : 0.72 + i * 0.17);
      const yy = H * 0.955;
      canvas.ellipse(x - 30, yy + 22, 130, 12, tone.shadow, 'opacity=".35"');
      lounger(canvas, tone, x, yy, 170, { flip: left ? 1 : -1, col: CREAM });
      if (i === 0) umbrella(canvas, tone, x + (left ? -70 : 70), yy + 8, 250, { col: c, tilt: left ? 4 : -4 });
    }
  frame(
    canvas,
    tone,
    rng.fork('fr'),
    left ? rng.pick(['palmTop', 'none', 'frangipani']) : rng.pick(['leafLeft', 'palmTop', 'frangipani', 'leafLeft']),
  );
}

/** A curtained day bed at the near edge. */
function daybed(canvas: Canvas, tone: Tone, x: number, b: number, cloth: string) {
  const w = 300;
  canvas.ellipse(x, b + 6, w * 0.56, 16, tone.shadow, 'opacity=".4"');
  if (tone.dark) canvas.glow(x, b - 110, 200, tone.glow, 0.45);
  canvas.path(
    box(x - w / 2, b - 226, 9, 230) + box(x + w / 2 - 9, b - 226, 9, 230) + box(x - w / 2 - 8, b - 232, w + 16, 9),
    tone.tint(WOOD, 0),
  );
  canvas
    .rect(x - w / 2, b - 56, w, 24, tone.tint(WOOD, 0.2))
    .rect(x - w / 2 + 6, b - 88, w - 12, 34, canvas.fade(tone.tint(CREAM, 0.4), tone.tint(CREAM, -0.3)), 'rx="8"');
  for (const k of [-0.34, -0.16])
    canvas.rect(x + k * w, b - 120, 52, 36, canvas.fade(tone.tint(cloth, 0.3), tone.tint(cloth, -0.4)), 'rx="12"');
  canvas.path(
    `M${xy(x - w / 2, b - 226)}q${xy(46, 90)} ${xy(6, 200)}h20q${xy(-2, -110)} ${xy(30, -200)}zM${xy(x + w / 2, b - 226)}q${xy(-46, 90)} ${xy(-6, 200)}h-20q${xy(2, -110)} ${xy(-30, -200)}zM${xy(x - w / 2, b - 226)}q${xy(w / 2, 46)} ${xy(w, 0)}z`,
    tone.tint('#fff8ec', 0.3),
    'opacity=".8"',
  );
}
