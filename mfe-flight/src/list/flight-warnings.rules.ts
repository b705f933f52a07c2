import type { Flight, Segment } from '../api/flight.model.ts';

/** Something about a change on the way that has to be known before choosing. */
export interface FlightWarning {
  readonly kind: 'airport-change' | 'terminal-change' | 'overnight';
  /** Airport of the change, and where the next plane leaves from. */
  readonly at: string;
  readonly next: string;
  readonly fromTerminal: string;
  readonly toTerminal: string;
  readonly waitMinutes: number;
}

function kindOf(segment: Segment, next: Segment): FlightWarning['kind'] | undefined {
  if (segment.destination !== next.origin) return 'airport-change';
  if (segment.isTerminalChange) return 'terminal-change';
  return next.departDate > segment.arriveDate ? 'overnight' : undefined;
}

/** At most one warning for each change, the most serious. */
export function findWarnings({ segments }: Pick<Flight, 'segments'>): FlightWarning[] {
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1];
    const kind = next && kindOf(segment, next);
    if (!next || !kind) return [];
    return {
      kind,
      at: segment.destination,
      next: next.origin,
      fromTerminal: segment.destinationTerminal,
      toTerminal: next.originTerminal,
      waitMinutes: segment.waitMinutes,
    };
  });
}

/** Only fewer seats than this are shown. */
const FEW_SEATS = 5;

/** Seats left in the class that is priced, when they are few. */
export function fewSeats({ classes }: Pick<Flight, 'classes'>): number | undefined {
  const seats = classes[0]?.seats ?? 0;
  return seats > 0 && seats < FEW_SEATS ? seats : undefined;
}
