import { rng, type Random } from '@wisata/kernel/random';

/** A repeatable stream with the questions a drawing asks. A fork is independent, so a new layer never moves the others. */
export class Rng {
  readonly #seed: string;
  readonly #stream: Random;

  constructor(seed: string) {
    this.#seed = seed;
    this.#stream = rng(seed);
  }

  next(): number {
    return this.#stream.next();
  }

  between(low: number, high: number): number {
    return this.#stream.between(low, high);
  }

  whole(low: number, high: number): number {
    return this.#stream.int(low, high);
  }

  sign(): 1 | -1 {
    return this.chance(0.5) ? -1 : 1;
  }

  chance(probability: number): boolean {
    return this.#stream.chance(probability);
  }

  pick<const T>(list: readonly T[]): T {
    return this.#stream.pick(list);
  }

  weigh<const T>(choices: readonly (readonly [T, number])[]): T {
    let at = this.next() * choices.reduce((sum, choice) => sum + choice[1], 0);
    for (const [value, weight] of choices) {
      at -= weight;
      if (at <= 0) return value;
    }
    return choices[0]![0];
  }

  fork(layer: string): Rng {
    return new Rng(`${this.#seed}/${layer}`);
  }
}

/** Smooth noise in -1..1 along a line, a few octaves, for ridges and banks. */
export function noise1(stream: Rng, octaves = 4, gain = 0.5): (x: number) => number {
  const table = Array.from({ length: 256 }, () => stream.next() * 2 - 1);
  const octave = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return table[i & 255]! * (1 - u) + table[(i + 1) & 255]! * u;
  };
  return (x) => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      sum += octave(x * 2 ** o + o * 37.7) * amplitude;
      total += amplitude;
      amplitude *= gain;
    }
    return sum / total;
  };
}
