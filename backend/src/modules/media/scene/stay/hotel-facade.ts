import { lamp } from '../built/props.ts';
import type { FacadeStyle, Subject } from '../drawing.ts';
import { bed } from '../nature/foliage.ts';
import { frame } from '../nature/frame.ts';
import { GREEN } from '../nature/materials.ts';
import { palm, palmShadow } from '../nature/palms.ts';
import { sky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import type { Canvas } from '../paint/canvas.ts';
import { short } from '../paint/path.ts';
import type { Rng } from '../paint/random.ts';
import type { Tone } from '../paint/tone.ts';
import { boutique } from './boutique.ts';
import { business } from './business.ts';
import { backdrop, forecourt, third } from './grounds.ts';
import { heritage } from './heritage.ts';
import { terraces } from './terraces.ts';
import { tower } from './tower.ts';
import { villa } from './villa.ts';

export function hotelFacade(canvas: Canvas, tone: Tone, rng: Rng, { place, style }: Subject) {
  const { W, H } = canvas;
  const city = /jakarta|surabaya|singapore|medan|makassar/i.test(place ?? '');
  const hill = /bali|ubud|bandung|lombok|yogya|malang|komodo|bajo/i.test(place ?? '');
  const kind =
    style ??
    rng.weigh<FacadeStyle>([
      ['tower', city ? 5 : hill ? 1 : 3],
      ['villa', city ? 0.4 : hill ? 5 : 3],
      ['heritage', 2.6],
      ['business', city ? 3.4 : hill ? 0.8 : 2],
      ['boutique', hill ? 1.4 : 2.2],
      ['terraces', city ? 1 : hill ? 3 : 2],
    ]);
  const hz = {
    tower: rng.between(0.8, 0.86),
    villa: rng.between(0.6, 0.68),
    heritage: rng.between(0.68, 0.76),
    business: rng.between(0.76, 0.84),
    boutique: 0.84,
    terraces: rng.between(0.74, 0.82),
  }[kind];
  const y = hz * H;
  sky(canvas, tone, rng.fork('sky'), { hz: Math.min(hz, 0.78), sunX: third(rng) });
  backdrop(
    canvas,
    tone,
    rng.fork('bd'),
    y,
    kind === 'villa'
      ? rng.pick(['hills', 'volcano', 'sea'])
      : kind === 'business' || city
        ? 'city'
        : kind === 'terraces'
          ? rng.pick(['hills', 'sea'])
          : hill
            ? rng.pick(['hills', 'volcano', 'trees'])
            : undefined,
  );
  const near = (k: number, cx: number, draw: () => void) =>
    k > 1
      ? canvas.group(`transform="matrix(${k} 0 0 ${k} ${short((1 - k) * cx)} ${short((1 - k) * y)})"`, draw)
      : draw();
  if (kind === 'villa')
    near(rng.pick([1, 1, 1.16, 1.3]), W * rng.pick([0.3, 0.5, 0.7]), () => villa(canvas, tone, rng, y));
  else {
    if (kind !== 'heritage') forecourt(canvas, tone, rng.fork('fc'), y);
    const zoom = {
      tower: [1, 1, 1.22, 1.45],
      business: [1, 1.15, 1.3],
      heritage: [1, 1.1, 1.32, 1.5],
      boutique: [1.06, 1.22, 1.4],
      terraces: [1, 1.15, 1.25],
    }[kind];
    near(rng.pick(zoom), W * rng.pick(kind === 'heritage' ? [0, 0.5, 1] : [0.36, 0.5, 0.64]), () =>
      ({ tower, heritage, business, boutique, terraces })[kind](canvas, tone, rng.fork('k'), y),
    );
    const g = rng.fork('garden');
    const sunL = g.sign();
    if (kind !== 'boutique')
      for (const k of g.pick([
        [0.03, 0.1, 0.9, 0.97],
        [0.02, 0.08, 0.15, 0.96],
        [0.05, 0.86, 0.93, 0.99],
      ])) {
        const x = W * k;
        const b = y + g.between(10, 44);
        if (g.chance(0.6)) {
          palm(canvas, tone, g, x, b, g.between(190, 320), { lean: g.between(-0.1, 0.1), sun: sunL });
        } else {
          tree(canvas, tone, g, x, b, g.between(150, 240), {
            sun: sunL,
            col: g.pick([GREEN.leaf, GREEN.mid, GREEN.leaf, '#d08a4a', '#c8705a']),
          });
        }
      }
    if (kind !== 'heritage') for (const k of [0.08, 0.36, 0.7, 0.94]) lamp(canvas, tone, W * k, y + 46, 78);
    if (kind !== 'boutique') {
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
  frame(canvas, tone, rng.fork('fr'), rng.pick(['palmTop', 'leafLeft', 'leafBoth', 'frangipani', 'none']));
}
