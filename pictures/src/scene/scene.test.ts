import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { FACADE_STYLES, OUTLOOKS } from './drawing.ts';
import { Canvas } from './paint/canvas.ts';
import { Rng } from './paint/random.ts';
import { HOURS, light } from './paint/tone.ts';
import type { SceneInput } from './scene.ts';
import { scene, SCENE_KINDS } from './scene.ts';
import { FACADES } from './stay/facade-styles.ts';

const sizes = [
  [800, 600],
  [1600, 900],
  [800, 800],
  [900, 300],
  [400, 600],
] as const;

const inputs: fc.Arbitrary<SceneInput> = fc
  .record({
    kind: fc.constantFrom(...SCENE_KINDS),
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    place: fc.constantFrom(undefined, 'Bali', 'Jakarta', 'Singapore', 'Surabaya', 'Borobudur', 'Prambanan', 'Komodo'),
    time: fc.constantFrom(undefined, ...HOURS),
    style: fc.constantFrom(undefined, ...FACADE_STYLES),
    outlook: fc.constantFrom(undefined, ...OUTLOOKS),
    size: fc.constantFrom(...sizes),
  })
  .map(({ size: [width, height], ...rest }) => ({ ...rest, width, height }));

const { DOMParser } = new JSDOM('').window;
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

test('there are thirty-nine kinds', () => {
  expect(SCENE_KINDS).toHaveLength(39);
});

describe.each(SCENE_KINDS)('%s', (kind) => {
  test('draws the same bytes again and other bytes for another seed', () => {
    const draw = (seed: string) => scene({ kind, seed, width: 800, height: 600 });
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });

  test.each(HOURS)('has a picture of its own at %s', (time) => {
    const others = HOURS.filter((hour) => hour !== time);
    const draw = (hour: SceneInput['time']) => scene({ kind, seed: 'hours', time: hour, width: 800, height: 600 });
    expect(others.map(draw)).not.toContain(draw(time));
  });
});

test('no picture is over 40 kB, broken XML, or has a number that is not one', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const svg = scene(input);
      expect(svg.length).toBeLessThanOrEqual(40_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const root = parse(svg);
      expect(root.tagName).toBe('svg');
      expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([`${input.width}`, `${input.height}`]);
    }),
    { numRuns: 150 },
  );
});

test('every reference inside a picture leads to something drawn in it', () => {
  for (const kind of SCENE_KINDS) {
    const svg = scene({ kind, seed: 'references', width: 800, height: 600 });
    const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, target] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(target);
  }
});

test.each(sizes)('a %i x %i picture is laid out over its whole width', (width, height) => {
  const box = parse(scene({ kind: 'islands', seed: 'ratio', width, height }))
    .getAttribute('viewBox')!
    .split(' ')
    .map(Number);
  expect(box[3]).toBe(800);
  expect(box[2]! / 800).toBeCloseTo(width / height, 2);
});

test('a place and a style change what is drawn, not only its colours', () => {
  const shapes = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '');
  const draw = (more: Partial<SceneInput>) =>
    shapes(scene({ kind: 'hotel-facade', seed: 'same', time: 'noon', width: 800, height: 600, ...more }));
  const pictures = FACADE_STYLES.map((style) => draw({ style }));
  expect(new Set(pictures).size).toBe(FACADE_STYLES.length);
});

test.each(['hotel-facade', 'hotel-pool', 'hotel-room'] as const)(
  'what is seen from a %s is what was asked for',
  (kind) => {
    const draw = (outlook: (typeof OUTLOOKS)[number]) =>
      scene({ kind, seed: 'outlook7', time: 'noon', style: 'lodge', width: 800, height: 600, outlook });
    expect(draw('city') === draw('rice')).toBe(false);
  },
);

/** The buildings that have no tree taller than themselves beside them. */
const BARE = ['tower', 'business', 'terraces', 'art-deco', 'boutique'] as const;

/** How far the topmost painted row lies above the feet, in units of the picture. */
async function drawnHeight(canvas: Canvas, drawing: string, feet: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="534" height="400" viewBox="0 0 1068 800"><defs>${canvas.defs.join('')}</defs><use href="#${drawing}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const first = data.findIndex((value, index) => index % 4 === 3 && value > 160);
  return feet - Math.floor(first / 4 / info.width) * 2;
}

test.each(BARE)('a %s says how high it stands, so that no crop takes its roof', async (style) => {
  const feet = 700;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const rng = new Rng(seed);
    const canvas = new Canvas(1068, 800);
    let said = 0;
    const drawing = canvas.stamp('building', () => {
      said = FACADES[style].draw(canvas, light('noon', rng.fork('light')), rng, feet);
    });
    expect(await drawnHeight(canvas, drawing, feet)).toBeLessThanOrEqual(said + 4);
  }
});

test('a city that is none of those drawn by name has no flame of Monas', () => {
  const flame = light('noon', new Rng('any')).tint('#f1b445', 0.5);
  const draw = (place: string, seed = 'b') =>
    scene({ kind: 'city-skyline', seed, time: 'noon', place, width: 800, height: 600 });
  expect(draw('Jakarta')).toContain(flame);
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) expect(draw('Tokyo', seed)).not.toContain(flame);
});

test('an unknown kind or hour is refused', () => {
  const input = { kind: 'lake', seed: 'a', width: 800, height: 600 } as const;
  expect(() => scene({ ...input, kind: 'moon' as 'lake' })).toThrow(RangeError);
  expect(() => scene({ ...input, kind: 'toString' as 'lake' })).toThrow(RangeError);
  expect(() => scene({ ...input, time: 'teatime' as 'noon' })).toThrow(RangeError);
});
