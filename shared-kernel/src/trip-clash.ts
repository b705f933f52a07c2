import type { AgendaEntry, AgendaStop } from './contracts/agenda.ts';
import type { TripLine } from './trip-moments.ts';

/** What does not go together: two things at one time, one that cannot be reached from the other, a night without a bed. */
export type ClashKind =
  | 'two-stays'
  | 'arrives-late'
  | 'leaves-early'
  | 'away-during-stay'
  | 'two-journeys'
  | 'visit-while-away'
  | 'two-visits'
  | 'missed'
  | 'tight'
  | 'no-road'
  | 'tight-departure'
  | 'no-bed';

/** What the time between two things is made of, in minutes; what nobody knows counts 0. */
export interface Gap {
  readonly spareMinutes: number;
  readonly outMinutes: number;
  /** Undefined where the way is not known. */
  readonly wayMinutes: number | undefined;
  readonly closesMinutes: number;
}

/** One warning. `lines` are the bookings it is about, the earlier one first. */
export interface Clash {
  readonly kind: ClashKind;
  readonly lines: readonly [TripLine, TripLine];
  /** First day that it is about. */
  readonly date: string;
  /** Nights without a bed, or that are paid and not slept. */
  readonly nights: number;
  /** The moment that ends and the one that begins. */
  readonly times?: readonly [AgendaEntry, AgendaEntry];
  readonly gap?: Gap;
}

/** Minutes of a drive; null where no road leads, undefined where nobody knows. */
export type WayMinutes = (from: AgendaStop, to: AgendaStop) => number | null | undefined;

/** What weighs most comes first: below 2 it costs money or cannot take place. */
export const SEVERITY: Readonly<Record<ClashKind, number>> = {
  'two-stays': 0,
  'two-journeys': 0,
  'visit-while-away': 0,
  'two-visits': 0,
  missed: 0,
  'arrives-late': 1,
  'leaves-early': 1,
  'away-during-stay': 1,
  tight: 2,
  'no-road': 2,
  'tight-departure': 3,
  'no-bed': 3,
};

/** True for what costs money or cannot take place; false for a hint. */
export function isClash({ kind }: Pick<Clash, 'kind'>): boolean {
  return SEVERITY[kind] < 2;
}
