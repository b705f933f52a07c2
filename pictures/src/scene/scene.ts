import { alpineTown } from './abroad/alpine-town.ts';
import { balloonValley } from './abroad/balloon-valley.ts';
import { fujiPagoda } from './abroad/fuji.ts';
import { holyMosque } from './abroad/holy-mosque.ts';
import { riverTemple } from './abroad/river-temple.ts';
import { snowPalace } from './abroad/snow-palace.ts';
import { twinTowers } from './abroad/twin-towers.ts';
import type { Viewpoint } from './camera.ts';
import { fromViewpoint } from './camera.ts';
import type { Drawing, Subject } from './drawing.ts';
import { hotelRoom } from './inside/hotel-room.ts';
import { lobby } from './inside/lobby.ts';
import { restaurant } from './inside/restaurant.ts';
import { spa } from './inside/spa.ts';
import { airplane } from './land/airplane.ts';
import { carCoast } from './land/car-coast.ts';
import { forestTrail } from './land/forest-trail.ts';
import { islands } from './land/islands.ts';
import { lake } from './land/lake.ts';
import { riceTerrace } from './land/rice-terrace.ts';
import { savanna } from './land/savanna.ts';
import { snorkelReef } from './land/snorkel-reef.ts';
import { teaHills } from './land/tea-hills.ts';
import { temple } from './land/temple.ts';
import { train } from './land/train.ts';
import { volcanoSunrise } from './land/volcano-sunrise.ts';
import { waterfall } from './land/waterfall.ts';
import type { Leanness } from './paint/canvas.ts';
import { Canvas } from './paint/canvas.ts';
import { Rng } from './paint/random.ts';
import type { Hour } from './paint/tone.ts';
import { HOURS, light } from './paint/tone.ts';
import { beachResort } from './stay/beach-resort.ts';
import { hotelFacade } from './stay/hotel-facade.ts';
import { hotelPool } from './stay/hotel-pool.ts';
import { citySkyline } from './town/city-skyline.ts';
import { concertVenue } from './town/concert-venue.ts';
import { glassGardens } from './town/glass-gardens.ts';
import { marketFood } from './town/market-food.ts';
import { museum } from './town/museum.ts';
import { oldTown } from './town/old-town.ts';
import { stadium } from './town/stadium.ts';
import { themePark } from './town/theme-park.ts';
import { vanCity } from './town/van-city.ts';
import { waterPark } from './town/water-park.ts';

type HourOdds = Readonly<Partial<Record<Hour, number>>>;

/** Each kind: how it is drawn, and how likely each hour is when none is asked for. */
const KINDS = {
  'beach-resort': [beachResort, { dawn: 2, noon: 4, golden: 3, dusk: 2, night: 0.4 }],
  'hotel-facade': [hotelFacade, { dawn: 1.5, noon: 3, golden: 3, dusk: 3, night: 1 }],
  'hotel-pool': [hotelPool, { dawn: 1, noon: 3.5, golden: 3, dusk: 2, night: 0.8 }],
  'hotel-room': [hotelRoom, { dawn: 2, noon: 3, golden: 3, dusk: 1.5, night: 1.2 }],
  lobby: [lobby, { dawn: 1, noon: 2, golden: 3, dusk: 2, night: 1.5 }],
  restaurant: [restaurant, { noon: 1, golden: 3, dusk: 3, night: 1.5 }],
  spa: [spa, { dawn: 2, noon: 2, golden: 3, dusk: 1 }],
  'city-skyline': [citySkyline, { dawn: 1, noon: 1, golden: 2, dusk: 3, night: 3 }],
  'old-town': [oldTown, { noon: 2, golden: 3, dusk: 3, night: 1 }],
  museum: [museum, { noon: 3, golden: 3, dusk: 2 }],
  'theme-park': [themePark, { noon: 2, golden: 2, dusk: 3, night: 3 }],
  'concert-venue': [concertVenue, { dusk: 2, night: 4 }],
  'market-food': [marketFood, { golden: 2, dusk: 3, night: 3 }],
  'van-city': [vanCity, { dawn: 1, noon: 2, golden: 3, dusk: 2 }],
  'rice-terrace': [riceTerrace, { dawn: 3, noon: 3, golden: 3 }],
  temple: [temple, { dawn: 4, noon: 1, golden: 3, dusk: 2 }],
  'volcano-sunrise': [volcanoSunrise, { dawn: 6, golden: 2, dusk: 1 }],
  islands: [islands, { dawn: 1, noon: 4, golden: 3, dusk: 1 }],
  'tea-hills': [teaHills, { dawn: 3, noon: 3, golden: 3 }],
  lake: [lake, { dawn: 3, noon: 2, golden: 3, dusk: 2 }],
  waterfall: [waterfall, { dawn: 1, noon: 4, golden: 2 }],
  'forest-trail': [forestTrail, { dawn: 3, noon: 2, golden: 3 }],
  'snorkel-reef': [snorkelReef, { noon: 4, golden: 2 }],
  'train-countryside': [train, { dawn: 2, noon: 2, golden: 4, dusk: 1 }],
  'airplane-clouds': [airplane, { dawn: 3, noon: 2, golden: 3, dusk: 3, night: 1 }],
  'car-coast': [carCoast, { dawn: 1, noon: 3, golden: 4, dusk: 2 }],
  borobudur: [(canvas, tone, rng) => temple(canvas, tone, rng, { place: 'Borobudur' }), { dawn: 4, golden: 3 }],
  prambanan: [(canvas, tone, rng) => temple(canvas, tone, rng, { place: 'Prambanan' }), { golden: 4, dusk: 2 }],
  stadium: [stadium, { golden: 1, dusk: 3, night: 3 }],
  'glass-gardens': [glassGardens, { noon: 2, golden: 2, dusk: 4 }],
  'water-park': [waterPark, { noon: 4, golden: 3, dusk: 1 }],
  savanna: [savanna, { dawn: 2, noon: 2, golden: 4 }],
  'river-temple': [riverTemple, { dawn: 2, golden: 4, dusk: 3 }],
  'fuji-pagoda': [fujiPagoda, { dawn: 3, noon: 2, golden: 3, dusk: 1 }],
  'snow-palace': [snowPalace, { dawn: 2, noon: 3, golden: 2, dusk: 2 }],
  'balloon-valley': [balloonValley, { dawn: 5, golden: 3 }],
  'alpine-town': [alpineTown, { dawn: 1, noon: 3, golden: 3, dusk: 2 }],
  'holy-mosque': [holyMosque, { dawn: 5, golden: 2, dusk: 2 }],
  'twin-towers': [twinTowers, { golden: 2, dusk: 4, night: 3 }],
} as const satisfies Readonly<Record<string, readonly [Drawing, HourOdds]>>;

/** Interiors and days out have one plan each; two neighbours of a kind differ by where the viewer stands. */
const VIEWPOINTS: Partial<Record<SceneKind, readonly Viewpoint[]>> = {
  'hotel-room': [
    [0.5, 0.5, 1],
    [0.72, 0.92, 1.3],
    [0.04, 0.7, 1.36],
    [0.5, 1, 1.14],
  ],
  lobby: [
    [0.5, 0.5, 1],
    [0.24, 0.84, 1.32],
    [0.78, 0.86, 1.28],
  ],
  restaurant: [
    [0.5, 0.5, 1],
    [0.62, 1, 1.3],
    [0.2, 0.9, 1.22],
  ],
  spa: [
    [0.5, 0.5, 1],
    [0.46, 0.96, 1.3],
    [0.3, 0.6, 1.18],
  ],
  museum: [
    [0.5, 0.5, 1],
    [0.5, 0.82, 1.24],
    [0.2, 0.8, 1.16],
  ],
  'market-food': [
    [0.5, 0.5, 1],
    [0.14, 1, 1.3],
    [0.86, 1, 1.24],
  ],
};

export type SceneKind = keyof typeof KINDS;
export const SCENE_KINDS = Object.keys(KINDS) as SceneKind[];
export const isSceneKind = (text: string): text is SceneKind => Object.hasOwn(KINDS, text);

export interface SceneInput extends Subject {
  readonly kind: SceneKind;
  /** Any text: the product's key and the picture's number. */
  readonly seed: string;
  readonly time?: Hour | undefined;
  readonly width: number;
  readonly height: number;
}

/** A page pays for every byte: a picture over this is drawn again with less in it. */
const BYTE_LIMIT = 40_000;

/** A picture as SVG text, the same bytes for the same input. Throws a RangeError on an unknown kind or hour. */
export function scene(input: SceneInput): string {
  if (!isSceneKind(input.kind)) throw new RangeError(`unknown scene kind: ${String(input.kind)}`);
  if (input.time && !HOURS.includes(input.time)) throw new RangeError(`unknown hour: ${input.time}`);
  for (const lean of [0, 1] as const) {
    const svg = draw(input, lean);
    if (svg.length <= BYTE_LIMIT) return svg;
  }
  return draw(input, 2);
}

function draw({ kind, seed, place, time, style, outlook, width, height }: SceneInput, lean: Leanness): string {
  const [drawing, odds]: readonly [Drawing, HourOdds] = KINDS[kind];
  const rng = new Rng(`${kind}|${seed}|${place ?? ''}`);
  const hour = time ?? rng.fork('hour').weigh(Object.entries(odds) as [Hour, number][]);
  const canvas = new Canvas((800 * width) / height, 800, lean);
  const tone = light(hour, rng.fork('light'));
  const paint = () =>
    fromViewpoint(canvas, rng.fork('viewpoint'), VIEWPOINTS[kind] ?? [[0.5, 0.5, 1]], () =>
      drawing(canvas, tone, rng.fork('draw'), { place, style, outlook }),
    );
  if (rng.fork('flip').chance(0.5)) {
    canvas.group(`transform="matrix(-1 0 0 1 ${Math.round(canvas.W * 10) / 10} 0)"`, paint);
  } else paint();
  return canvas.svg(width, height, tone);
}
