/** A stream of repeatable numbers. The same key always gives the same stream, on any machine and after any restart. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Whole number in [min, max], both included. */
  int(min: number, max: number): number;
  /** Number in [min, max). */
  between(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One entry; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries in random order, fewer when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a over the UTF-16 units of the text, as an unsigned 32-bit number. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32 seeded with the FNV-1a hash of the parts joined by `|`. */
export function rng(...parts: readonly (string | number)[]): Random {
  let state = hash32(parts.join('|'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]) => {
    if (list.length === 0) throw new RangeError('pick needs at least one entry');
    return list[int(0, list.length - 1)]!;
  };
  const sample = <T>(list: readonly T[], count: number) => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(rest.splice(int(0, rest.length - 1), 1)[0]!);
    return taken;
  };
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick,
    sample,
  };
}

/** One number in [0, 1) for a key, when a whole stream is not needed. */
export function roll(...parts: readonly (string | number)[]): number {
  return rng(...parts).next();
}

/**
 * Smooth noise in [0, 1) along a line: neighbouring positions differ little, so prices drift from day to day like a
 * market's. `wavelength` is the distance between two independent values.
 */
export function smoothNoise(key: string, position: number, wavelength: number): number {
  const scaled = position / wavelength;
  const left = Math.floor(scaled);
  const share = scaled - left;
  const eased = share * share * (3 - 2 * share);
  return roll(key, left) * (1 - eased) + roll(key, left + 1) * eased;
}
