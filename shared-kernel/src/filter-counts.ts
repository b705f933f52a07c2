import type { Ends, FilterPart, OptionsPart } from './filter-parts.ts';
import type { FilterParts, FilterValues, OptionKind } from './list-filter.ts';

type KindOf<P, V> = { [K in keyof P]: P[K] extends FilterPart<V> ? K : never }[keyof P] & string;

/** What an item of a list says to each part of its filter: its values, each once, its amount (undefined: no range hides it) or yes and no. */
export type FilterAnswers<P, I> = {
  readonly [K in keyof P]: P[K] extends OptionsPart
    ? (item: I) => readonly string[]
    : P[K] extends FilterPart<Ends>
      ? (item: I) => number | undefined
      : P[K] extends FilterPart<boolean>
        ? (item: I) => boolean
        : never;
};

/** One value that can be picked, and how many items it would leave with everything else as it is. */
export interface OptionCount {
  readonly value: string;
  readonly count: number;
}

/** Both ends of what a search has. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What a filter leaves, and what each further choice would leave. */
export interface FilterCounts<P, I> {
  readonly items: readonly I[];
  /** The known values in their order, else those that any item has, sorted. */
  readonly options: Readonly<Record<OptionKind<P>, readonly OptionCount[]>>;
  readonly flags: Readonly<Record<KindOf<P, boolean>, number>>;
  /** Amounts of the items that nothing but this very range hides. */
  readonly amounts: Readonly<Record<KindOf<P, Ends>, readonly number[]>>;
}

type Answer = readonly string[] | number | boolean | undefined;

function passes(answer: Answer, wanted: unknown): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'boolean') return answer || wanted === false;
  if (typeof answer === 'number') {
    const { min, max } = wanted as Ends;
    return (min === undefined || answer >= min) && (max === undefined || answer <= max);
  }
  const values = wanted as readonly string[];
  return values.length === 0 || answer.some((value) => values.includes(value));
}

/** Counts the answers of items to one part. */
function createCounter(known: readonly string[] | undefined) {
  const values = new Map((known ?? []).map((value) => [value, 0]));
  const amounts: number[] = [];
  let count = 0;
  return {
    /** An item that is not counted still shows which values there are. */
    add(answer: Answer, isCounted: boolean) {
      if (answer === true && isCounted) count += 1;
      if (typeof answer === 'number' && isCounted) amounts.push(answer);
      if (typeof answer !== 'object') return;
      for (const value of answer) values.set(value, (values.get(value) ?? 0) + Number(isCounted));
    },
    amounts,
    count: () => count,
    options: () => {
      const options = [...values].map(([value, found]) => ({ value, count: found }));
      return known ? options : options.sort((a, b) => (a.value < b.value ? -1 : 1));
    },
  };
}

/**
 * Filters and counts in one pass: an item that passes every part counts everywhere, one that fails a single part counts
 * among the choices of that part alone, because choosing there could bring it back.
 */
export function countFilter<P extends FilterParts, I>(
  parts: P,
  answers: FilterAnswers<P, I>,
  items: readonly I[],
  filter: FilterValues<P>,
): FilterCounts<P, I> {
  const counted = Object.keys(parts).map((kind) => ({
    kind,
    answer: answers[kind] as unknown as (item: I) => Answer,
    wanted: (filter as Readonly<Record<string, unknown>>)[kind],
    counter: createCounter((parts[kind] as Partial<OptionsPart>).known),
  }));
  const left: I[] = [];
  for (const item of items) {
    const said = counted.map(({ answer, wanted }) => {
      const given = answer(item);
      return { given, isPassed: passes(given, wanted) };
    });
    const failed = said.filter(({ isPassed }) => !isPassed).length;
    if (failed === 0) left.push(item);
    said.forEach(({ given, isPassed }, at) =>
      counted[at]?.counter.add(given, failed === 0 || (failed === 1 && !isPassed)),
    );
  }
  const each = <T>(read: (counter: ReturnType<typeof createCounter>) => T) =>
    Object.fromEntries(counted.map(({ kind, counter }) => [kind, read(counter)]));
  const counts: unknown = {
    items: left,
    options: each(({ options }) => options()),
    flags: each(({ count }) => count()),
    amounts: each(({ amounts }) => amounts),
  };
  return counts as FilterCounts<P, I>;
}

/** Both ends of some amounts, rounded outwards to whole steps, so that their full width hides nothing; undefined of none. */
export function boundsOf(amounts: readonly number[], step: number): Bounds | undefined {
  if (amounts.length === 0) return undefined;
  let [min, max] = [Infinity, -Infinity];
  for (const amount of amounts) {
    min = Math.min(min, amount);
    max = Math.max(max, amount);
  }
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

/** How many amounts fall into each of `slices` equal parts of a scale; those beyond an end count in the last part there. */
export function countBySlice(amounts: readonly number[], { min, max }: Bounds, slices: number): number[] {
  const counts = Array.from({ length: slices }, () => 0);
  for (const amount of amounts) {
    const slice = max > min ? Math.floor(((amount - min) / (max - min)) * slices) : 0;
    const at = Math.min(slices - 1, Math.max(0, slice));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
