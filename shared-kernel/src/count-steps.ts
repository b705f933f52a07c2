import type { PassengerType } from './passengers.ts';
import { clampCounts, type CountRules, type TravellerCounts } from './traveller-counts.ts';

/** Why a change was refused, or what it brought with it. The text belongs to the page; this is the reason. */
export interface CountNote {
  readonly code:
    | 'ADULT_REQUIRED'
    | 'INFANT_NEEDS_ADULT'
    | 'INFANT_REMOVED'
    | 'MAXIMUM_REACHED'
    | 'NONE_LEFT'
    | 'TYPE_NOT_OFFERED';
  readonly type: PassengerType;
  /** The limit that was met, for `MAXIMUM_REACHED`. */
  readonly limit?: number;
}

/**
 * Changes one count step by step and says what happened. At least one adult stays, infants never exceed adults, and an
 * adult who leaves takes an infant along when one would be left alone (spec section 4, Traveller counts). A refused
 * step leaves the counts as they are. Counts that break the rules are mended first, see {@link clampCounts}.
 */
export function changeCount(
  counts: TravellerCounts,
  type: PassengerType,
  delta: number,
  rules: CountRules,
): { readonly counts: TravellerCounts; readonly notes: readonly CountNote[] } {
  let current = clampCounts(counts, rules);
  const notes: CountNote[] = [];
  const step = Math.sign(delta);
  for (let taken = 0; taken < Math.abs(Math.trunc(delta)); taken += 1) {
    const refusal = refusalOf(current, type, step, rules);
    if (refusal) {
      notes.push(refusal);
      break;
    }
    current = { ...current, [type]: current[type] + step };
    if (current.INF > current.ADT) {
      current = { ...current, INF: current.ADT };
      notes.push({ code: 'INFANT_REMOVED', type: 'INF' });
    }
  }
  return { counts: current, notes };
}

/** Why one more (`+1`) or one less (`-1`) is not possible now, for a button that says why it is disabled; undefined when it is. */
export function findCountRefusal(
  counts: TravellerCounts,
  type: PassengerType,
  delta: 1 | -1,
  rules: CountRules,
): CountNote | undefined {
  return refusalOf(clampCounts(counts, rules), type, delta, rules);
}

function refusalOf(
  counts: TravellerCounts,
  type: PassengerType,
  step: number,
  rules: CountRules,
): CountNote | undefined {
  if (!rules.types.includes(type)) return { code: 'TYPE_NOT_OFFERED', type };
  if (step < 0) {
    if (type === 'ADT' && counts.ADT <= 1) return { code: 'ADULT_REQUIRED', type };
    return counts[type] === 0 ? { code: 'NONE_LEFT', type } : undefined;
  }
  const ownLimit = rules.maxOf[type];
  if (ownLimit !== undefined && counts[type] >= ownLimit) return { code: 'MAXIMUM_REACHED', type, limit: ownLimit };
  const taken = rules.limitedTypes.reduce((total, limited) => total + counts[limited], 0);
  if (rules.limitedTypes.includes(type) && taken >= rules.maxTotal) {
    return { code: 'MAXIMUM_REACHED', type, limit: rules.maxTotal };
  }
  return type === 'INF' && counts.INF >= counts.ADT ? { code: 'INFANT_NEEDS_ADULT', type } : undefined;
}
