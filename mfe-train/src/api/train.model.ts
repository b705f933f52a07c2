import type { TrainClass } from '@wisata/kernel/contracts/train-classes';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';

/** A station, or a whole city with its stations. */
export interface Station {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly isCity: boolean;
  /** Code of the whole city, where it has several stations. */
  readonly cityCode?: string | undefined;
  /** Where people of this city fly from. */
  readonly airport?: string | undefined;
}

/** What all passengers of one type pay on a train. */
export interface PaxFare {
  readonly type: 'ADT' | 'INF';
  readonly count: number;
  readonly charges: readonly { readonly code: string; readonly text: string; readonly amount: Money }[];
}

/** One class of a train on sale, at the fare of its sub class. */
export interface TrainOffer {
  readonly key: string;
  readonly category: TrainClass;
  /** As it is sold, in the reader's language: `Luxury`. */
  readonly name: string;
  readonly subClass: string;
  /** Seats of a row on both sides of the aisle, `2–2`; empty when unknown. */
  readonly layout: string;
  readonly coachSeats: number;
  /** One adult, fees included. */
  readonly perAdult: Money;
  /** Whole party, fees included. */
  readonly total: Money;
  /** Seats left for this part of the line. */
  readonly seats: number;
  /** False where the party does not fit any more. */
  readonly isAvailable: boolean;
  readonly paxFares: readonly PaxFare[];
}

/** Times and ends of a journey; times are wall times of their station. */
export interface TrainRun {
  readonly number: string;
  readonly name: string;
  readonly origin: string;
  readonly originName: string;
  readonly originCity: string;
  readonly originZone: string;
  readonly destination: string;
  readonly destinationName: string;
  readonly destinationCity: string;
  readonly destinationZone: string;
  readonly departDate: CalendarDate;
  readonly departTime: string;
  readonly arriveDate: CalendarDate;
  readonly arriveTime: string;
  readonly durationMinutes: number;
}

/** One train between two stations, with its classes, cheapest first. */
export interface Train extends TrainRun {
  readonly id: string;
  /** Stations between the two. */
  readonly stopCount: number;
  readonly isSubsidised: boolean;
  readonly offers: readonly TrainOffer[];
  /** What giving back and changing costs, in sentences of the page's language. */
  readonly policy: readonly string[];
}

/** The trains of one direction. */
export interface Schedule {
  readonly trains: readonly Train[];
  /** False where the railway did not answer. */
  readonly isAnswered: boolean;
  /** The day on which the sale begins, where that is still to come. */
  readonly opensOn: CalendarDate | undefined;
}

/** What the railway answered to a search. */
export interface TrainList {
  readonly depart: Schedule;
  /** Undefined for one way. */
  readonly return: Schedule | undefined;
  readonly correlationId: string;
  readonly expiresAtMs: number | undefined;
}

/** A chosen train in its chosen class, at the price of now. */
export interface CheckedTrain {
  readonly train: Train;
  readonly offer: TrainOffer;
  readonly total: Money;
}

/** The price of a choice as it stands now. */
export interface TrainPrice {
  readonly trains: readonly CheckedTrain[];
  readonly total: Money;
  readonly isPriceChanged: boolean;
  readonly previousTotal: Money | undefined;
  /** In a peak visitors are let in one after the other. */
  readonly needsQueue: boolean;
  readonly correlationId: string;
  readonly expiresAtMs: number | undefined;
}

/** A station on the way of a train. */
export interface Stop {
  readonly code: string;
  readonly name: string;
  readonly arriveTime: string | undefined;
  readonly departTime: string | undefined;
  /** Days after the train's first day. */
  readonly date: CalendarDate | undefined;
  readonly waitMinutes: number;
  readonly isOnJourney: boolean;
}

/** A seat of a coach. */
export interface Seat {
  /** `7A`. */
  readonly code: string;
  /** `EKS-3 / 7A`, as tickets and holds name it. */
  readonly label: string;
  readonly row: number;
  readonly column: string;
  readonly place: 'window' | 'middle' | 'aisle';
  readonly facing: 'forward' | 'backward';
  readonly state: 'free' | 'taken' | 'own';
}

/** A coach with its seats; a column without a name is the aisle. */
export interface Coach {
  readonly code: string;
  readonly number: number;
  readonly columns: readonly (string | null)[];
  readonly free: number;
  readonly seats: readonly Seat[];
}

/** The seats that are kept for a traveller, by class key. */
export interface SeatHold {
  readonly token: string;
  readonly seats: Readonly<Record<string, readonly string[]>>;
  /** Epoch milliseconds by the server's clock. */
  readonly expiresAtMs: number;
}

/** A visitor's place in line. */
export interface QueuePlace {
  readonly token: string;
  readonly isAdmitted: boolean;
  readonly ahead: number;
  /** Undefined while nobody can know. */
  readonly waitSeconds: number | undefined;
  /** When to ask again. */
  readonly pollSeconds: number;
}
