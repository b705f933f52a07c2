import { compareText } from '@wisata/kernel/compare-text';
import type { Coach, Seat } from '../api/train.model.ts';

const isOpen = ({ state }: Seat) => state !== 'taken';

/** How far two seats are from each other: neighbours first, then across the aisle, then the rows around. */
function distance(coach: Coach, a: Seat, b: Seat): number {
  const at = ({ column }: Seat) => coach.columns.indexOf(column);
  return Math.abs(a.row - b.row) * coach.columns.length + Math.abs(at(a) - at(b));
}

/** The free seats of a coach that are nearest to one another around a seat, as many as there are adults; fewer where the coach has no more. */
export function seatsAround(coach: Coach, seat: Seat, count: number): readonly string[] {
  const near = coach.seats
    .filter(isOpen)
    .toSorted((a, b) => distance(coach, seat, a) - distance(coach, seat, b) || compareText(a.label, b.label));
  const chosen = near.slice(0, count).map(({ label }) => label);
  return coach.seats.filter(({ label }) => chosen.includes(label)).map(({ label }) => label);
}

/** What is left of a choice once a newer map says which of its seats somebody else has. */
export function stillOpen(chosen: readonly string[], coaches: readonly Coach[]): readonly string[] {
  const taken = new Set(
    coaches.flatMap(({ seats }) => seats.filter((seat) => !isOpen(seat)).map(({ label }) => label)),
  );
  return chosen.filter((label) => !taken.has(label));
}

/** What is chosen after a press on a seat: taken off, added, or put in the place of the one that was chosen first. */
export function pressSeat(chosen: readonly string[], label: string, count: number): readonly string[] {
  if (chosen.includes(label)) return chosen.filter((each) => each !== label);
  return [...chosen, label].slice(-count);
}

/** What is chosen after a press while the party keeps together: all seats move along. */
export function pressTogether(
  chosen: readonly string[],
  { coach, seat, count }: { readonly coach: Coach; readonly seat: Seat; readonly count: number },
): readonly string[] {
  return chosen.includes(seat.label) && chosen.length === count ? [] : seatsAround(coach, seat, count);
}

/** How far from one another a party sits in a coach at best; Infinity where it has too few seats. */
function apart(coach: Coach, count: number): number {
  const open = coach.seats.filter(isOpen);
  if (open.length < count) return Infinity;
  const around = (seat: Seat) =>
    open
      .map((other) => distance(coach, seat, other))
      .sort((a, b) => a - b)
      .slice(0, count)
      .reduce((sum, each) => sum + each, 0);
  return Math.min(...open.map(around));
}

/** The coach of chosen seats, else the first in which the party sits closest, else the one with most room. */
export function startCoach(coaches: readonly Coach[], chosen: readonly string[], count: number): Coach | undefined {
  const own = coaches.find(({ seats }) => seats.some(({ label }) => chosen.includes(label)));
  const mostFree = coaches.toSorted((a, b) => b.free - a.free)[0];
  const distances = coaches.map((coach) => apart(coach, count));
  const closest = Math.min(...distances);
  return own ?? (Number.isFinite(closest) ? coaches[distances.indexOf(closest)] : mostFree);
}

/** Seats of a row on both sides of the aisle: `2–2`. */
export const layoutOf = ({ columns }: Pick<Coach, 'columns'>): string =>
  columns
    .map((column) => column ?? '-')
    .join('')
    .split('-')
    .map((side) => side.length)
    .join('–');

/** The columns at the windows, from the left one on. */
export const windowsOf = ({ columns }: Pick<Coach, 'columns'>): readonly string[] =>
  [columns.at(0), columns.at(-1)].flatMap((column) => column ?? []);
