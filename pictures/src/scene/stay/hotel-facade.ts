import { lamp } from '../built/props.ts';
import type { FacadeStyle, Subject } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { palm, palmShadow } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { Canvas } from '../paint/canvas.ts';
import { short } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import type { Facade, Planting } from './facade-styles.ts';
import { FACADES } from './facade-styles.ts';
import { backdrop, forecourt, third } from './grounds.ts';

/** The air that a roof keeps above it, in units of the 800 high picture. */
const AIR = 34;

export function hotelFacade(canvas: Canvas, tone: Tone, rng: Rng, { place, style, outlook }: Subject) {
  const { W, H } = canvas;
  const facade = FACADES[style ?? usualStyle(rng, place)];
  const [low, high] = facade.horizon;
  const hz = low === high ? low : rng.between(low, high);
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz: Math.min(hz, 0.78), sunX: third(rng) });
  if (facade.backdrop) backdrop(canvas, tone, rng.fork('bd'), y, outlook ?? rng.pick(facade.outlooks));
  if (facade.yard) forecourt(canvas, tone, rng.fork('fc'), y, facade.yard === 'lawn' ? { lawn: true } : {});
  standBefore(canvas, tone, rng, facade, y);
  if (facade.planting) plant(canvas, tone, rng.fork('garden'), facade.planting, y);
  canvas.spray(() =>
    canvas.rect(
      0,
      y,
      W,
      H - y,
      canvas.linear([
        [0, tone.shadow, 0],
        [1, tone.shadow, 0.32],
      ]),
    ),
  );
  frame(canvas, tone, rng.fork('fr'), rng.pick(facade.near));
}

/** What stands in a place when nobody says which building it is. */
function usualStyle(rng: Rng, place = ''): FacadeStyle {
  const city = /jakarta|surabaya|singapore|medan|makassar/i.test(place);
  const hill = /bali|ubud|bandung|lombok|yogya|malang|komodo|bajo/i.test(place);
  return rng.weigh<FacadeStyle>([
    ['tower', city ? 4 : hill ? 0 : 2],
    ['business', city ? 3 : hill ? 0.4 : 2],
    ['art-deco', city ? 3 : hill ? 0.6 : 2],
    ['boutique', city ? 2.4 : hill ? 1 : 2],
    ['heritage', 2.2],
    ['terraces', city ? 1 : hill ? 2 : 2],
    ['pendopo', hill ? 2 : 1],
    ['villa', city ? 0 : hill ? 4 : 2],
    ['bamboo', city ? 0 : hill ? 3 : 1],
    ['lodge', city ? 0 : 1],
  ]);
}

/** Draws the building as near as its roof allows: first on a canvas that nobody sees, to learn how high it stands. */
function standBefore(canvas: Canvas, tone: Tone, rng: Rng, facade: Facade, y: number) {
  const wanted = rng.pick(facade.nearness);
  const centre = canvas.W * rng.pick(facade.focus);
  const height = facade.draw(new Canvas(canvas.W, canvas.H, canvas.lean), tone, rng.fork('k'), y);
  const k = Math.min(wanted, (y - AIR) / height);
  const draw = () => facade.draw(canvas, tone, rng.fork('k'), y);
  if (Math.abs(k - 1) < 0.01) draw();
  else
    canvas.group(
      `transform="matrix(${k.toFixed(3)} 0 0 ${k.toFixed(3)} ${short((1 - k) * centre)} ${short((1 - k) * y)})"`,
      draw,
    );
}

/** Palms, trees, lamps and beds in front of the building. */
function plant(canvas: Canvas, tone: Tone, g: Rng, { trees, lamps, beds }: Planting, y: number) {
  const { W, H } = canvas;
  const sun = g.sign();
  if (trees)
    for (const k of g.pick([
      [0.03, 0.1, 0.9, 0.97],
      [0.02, 0.08, 0.15, 0.96],
      [0.05, 0.86, 0.93, 0.99],
    ])) {
      const x = W * k;
      const b = y + g.between(10, 44);
      if (g.chance(0.6)) palm(canvas, tone, g, x, b, g.between(190, 320), { lean: g.between(-0.1, 0.1), sun });
      else
        tree(canvas, tone, g, x, b, g.between(150, 240), {
          sun,
          col: g.pick([GREEN.leaf, GREEN.mid, GREEN.leaf, '#d08a4a', '#c8705a']),
        });
    }
  if (lamps) for (const k of [0.08, 0.36, 0.7, 0.94]) lamp(canvas, tone, W * k, y + 46, 78);
  if (beds) {
    bed(canvas, tone, g.fork('b1'), W * -0.02, W * g.between(0.2, 0.28), y + 44, 42, { d: 0.02 });
    bed(canvas, tone, g.fork('b2'), W * g.between(0.76, 0.84), W * 1.02, y + 48, 44, { d: 0.02 });
  }
  if (tone.time !== 'night') {
    palmShadow(canvas, tone, W * g.between(-0.06, 0.1), y + g.between(70, 110), g.between(300, 440), 1, 0.26);
    if (g.chance(0.6)) palmShadow(canvas, tone, W * g.between(0.3, 0.5), H * 0.93, g.between(320, 420), 1, 0.2);
  }
  if (H - y > 130 && g.chance(0.7))
    bed(canvas, tone, g.fork('b3'), g.chance(0.5) ? -20 : W * 0.56, g.chance(0.5) ? W * 0.44 : W + 20, H + 26, 96);
}
