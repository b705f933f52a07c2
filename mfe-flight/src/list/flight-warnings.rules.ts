import type { Flight, Segment } from '../api/flight.model.ts';

function kindOf(segment: Segment, next: Segment) {
  if (segment.destination !== next.origin) return 'airport-change';
  if (segment.isTerminalChange) return 'terminal-change';
  return next.departDate > segment.arriveDate ? 'overnight' : undefined;
}

/** What has to be known of the changes on the way before choosing: at most one warning for each, the most serious. */
export function findWarnings({ segments }: Pick<Flight, 'segments'>) {
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1];
    const kind = next && kindOf(segment, next);
    return next && kind ? [{ kind, segment, next }] : [];
  });
}

/** One of them. */
export type Warning = ReturnType<typeof findWarnings>[number];

/** Only fewer seats than this are shown. */
const FEW_SEATS = 5;

/** Seats left in the class that is priced, when they are few. */
export function fewSeats({ classes }: Pick<Flight, 'classes'>): number | undefined {
  const seats = classes[0]?.seats ?? 0;
  return seats > 0 && seats < FEW_SEATS ? seats : undefined;
}
