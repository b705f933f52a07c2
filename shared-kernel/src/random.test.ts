import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hash32, rng, roll, smoothNoise } from './random.ts';

describe('hash32', () => {
  test('gives the published FNV-1a values', () => {
    expect(hash32('')).toBe(0x811c9dc5);
    expect(hash32('a')).toBe(0xe40c292c);
    expect(hash32('foobar')).toBe(0xbf9cf968);
  });
});

describe('rng', () => {
  test('repeats its stream for the same key and not for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const stream = (key: string) => {
          const random = rng('wisata', key);
          return Array.from({ length: 8 }, random.next);
        };
        expect(stream(one)).toEqual(stream(one));
        if (hash32(`wisata|${one}`) !== hash32(`wisata|${other}`)) expect(stream(one)).not.toEqual(stream(other));
      }),
    );
  });

  test('keeps every draw inside its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (key, min, width) => {
        const random = rng(key);
        for (let draw = 0; draw < 20; draw += 1) {
          const number = random.int(min, min + width);
          expect(number).toBeGreaterThanOrEqual(min);
          expect(number).toBeLessThanOrEqual(min + width);
          expect(Number.isInteger(number)).toBe(true);
        }
      }),
    );
  });

  test('spreads evenly over ten buckets', () => {
    const random = rng('even');
    const buckets = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) buckets[random.int(0, 9)]! += 1;
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('samples without repeating an entry', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(30), (key, list, count) => {
        const taken = rng(key).sample(list, count);
        expect(taken).toHaveLength(Math.min(count, list.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(list).toEqual(expect.arrayContaining(taken));
      }),
    );
  });

  test('refuses to pick from nothing', () => {
    expect(() => rng('x').pick([])).toThrow(RangeError);
  });
});

describe('smoothNoise', () => {
  test('moves little from one day to the next', () => {
    for (let day = 0; day < 400; day += 1) {
      const step = Math.abs(smoothNoise('k', day + 1, 7) - smoothNoise('k', day, 7));
      expect(step).toBeLessThan(0.25);
    }
  });

  test('meets the independent values at whole wavelengths', () => {
    expect(smoothNoise('k', 14, 7)).toBe(roll('k', 2));
    expect(smoothNoise('k', -7, 7)).toBe(roll('k', -1));
  });
});
