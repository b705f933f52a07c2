import type { Flight } from '../api/flight.model.ts';
import type { ChoiceProblem } from './use-choose-flight.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { JourneyBadge } from '@wisata/kernel/journey-orders';
import type { Leg } from '@wisata/kernel/trip-legs';

export interface FlightCardProps {
  readonly flight: Flight;
  readonly search: FlightSearch;
  readonly badge: JourneyBadge | undefined;
  readonly leg: Leg;
  /** The flight of a round trip that goes with it: prices are for both. */
  readonly partner: Flight | undefined;
  /** False for a return that leaves too early for the chosen departure. */
  readonly canChoose: boolean;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly isCompareFull: boolean;
  readonly isChecking: boolean;
  readonly problem: ChoiceProblem | undefined;
  readonly onChoose: (flight: Flight) => void;
  readonly onToggle: (flight: Flight) => void;
  readonly onCompare: (flight: Flight) => void;
}
