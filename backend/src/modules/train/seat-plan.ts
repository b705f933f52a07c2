import type { CoachLayout } from './classes.ts';

/** One seat of a coach. */
export interface PlannedSeat {
  /** `7A`. */
  readonly code: string;
  /** `EKS-3 / 7A`. */
  readonly label: string;
  readonly coach: string;
  readonly row: number;
  readonly column: string;
  readonly place: 'window' | 'middle' | 'aisle';
  readonly facing: 'forward' | 'backward';
}

/** The coaches of one class in a train. */
export interface SeatPlan {
  readonly classCode: string;
  readonly coachCount: number;
  readonly layout: CoachLayout;
}

function placeOf(columns: string, column: string): PlannedSeat['place'] {
  const at = columns.indexOf(column);
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === '-' || columns[at + 1] === '-' ? 'aisle' : 'middle';
}

const known = new Map<string, readonly PlannedSeat[]>();

function createSeats({ classCode, coachCount, layout: { columns, seats, facesItself } }: SeatPlan): PlannedSeat[] {
  const letters = [...columns].filter((column) => column !== '-');
  return Array.from({ length: coachCount * seats }, (_, index) => {
    const coach = `${classCode}-${Math.floor(index / seats) + 1}`;
    const inCoach = index % seats;
    const row = Math.floor(inCoach / letters.length) + 1;
    const column = letters[inCoach % letters.length]!;
    const facing = facesItself && row % 2 === 1 ? 'backward' : 'forward';
    const code = `${row}${column}`;
    return { code, label: `${coach} / ${code}`, coach, row, column, place: placeOf(columns, column), facing };
  });
}

/** Every seat of a class, coach by coach and row by row; the same list for the same plan. */
export function seatsOfPlan(plan: SeatPlan): readonly PlannedSeat[] {
  const key = `${plan.classCode}|${plan.coachCount}|${plan.layout.columns}|${plan.layout.seats}|${plan.layout.facesItself}`;
  const made = known.get(key) ?? createSeats(plan);
  known.set(key, made);
  return made;
}

/** How far apart the seats of a group are: rows between the first and the last one, and columns within a row. */
function spread(seats: readonly PlannedSeat[]): number {
  const rows = seats.map(({ row }) => row);
  const columns = seats.map(({ column }) => column.codePointAt(0)!);
  return 10 * (Math.max(...rows) - Math.min(...rows)) + (Math.max(...columns) - Math.min(...columns));
}

/** The closest seats of one coach; undefined where it has too few. */
function closestIn(seats: readonly PlannedSeat[], count: number): readonly PlannedSeat[] | undefined {
  let best: readonly PlannedSeat[] | undefined;
  for (let start = 0; start + count <= seats.length; start += 1) {
    const group = seats.slice(start, start + count);
    if (!best || spread(group) < spread(best)) best = group;
  }
  return best;
}

function byCoach(seats: readonly PlannedSeat[]): (readonly PlannedSeat[])[] {
  const coaches = new Map<string, PlannedSeat[]>();
  for (const seat of seats) coaches.set(seat.coach, [...(coaches.get(seat.coach) ?? []), seat]);
  return [...coaches.values()];
}

/**
 * Seats for a family: side by side in one coach where that is possible, else as close as the coaches allow. Undefined
 * when fewer are free.
 */
export function chooseSeats(free: readonly PlannedSeat[], count: number): readonly PlannedSeat[] | undefined {
  if (free.length < count) return undefined;
  const coaches = byCoach(free);
  const together = coaches
    .flatMap((seats) => [closestIn(seats, count) ?? []])
    .filter((group) => group.length === count)
    .sort((a, b) => spread(a) - spread(b));
  if (together[0]) return together[0];
  const [fullest] = coaches.sort((a, b) => b.length - a.length);
  const rest = free.filter(({ coach }) => coach !== fullest![0]!.coach);
  return [...fullest!, ...chooseSeats(rest, count - fullest!.length)!];
}
