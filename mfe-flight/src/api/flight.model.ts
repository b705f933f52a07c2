import type { CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import type { PassengerType } from '@wisata/kernel/passengers';
import type { Cabin } from '../search/cabin.rules.ts';

/** An airport, or all airports of a city under the city's own code (`JKT`). */
export interface Airport {
  readonly code: string;
  /** `Soekarno-Hatta`; for a whole city the words for all of its airports. */
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** `ID` for Indonesia; a journey is international when either end is elsewhere. */
  readonly countryCode: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly isCity: boolean;
}

/** A way from one airport to another. Times are wall times of their own place. */
interface Hop {
  readonly airline: string;
  readonly carrierCode: string;
  /** With the carrier's code: `QG 690`; of several planes `JT 748 + JT 924`. */
  readonly number: string;
  readonly aircraft: string;
  readonly origin: string;
  readonly originTerminal: string;
  readonly originZone: string;
  readonly destination: string;
  readonly destinationTerminal: string;
  readonly destinationZone: string;
  readonly departDate: CalendarDate;
  /** `HH:mm`. */
  readonly departTime: string;
  readonly arriveDate: CalendarDate;
  readonly arriveTime: string;
  readonly durationMinutes: number;
}

/** One plane from one airport to the next. */
export interface Segment extends Hop {
  /** Minutes on the ground after it; 0 after the last one. */
  readonly waitMinutes: number;
  /** The next plane leaves from another terminal. */
  readonly isTerminalChange: boolean;
}

/** A booking class of a flight with its own price and rules. */
export interface FareClass {
  readonly id: string;
  readonly code: string;
  readonly cabin: Cabin;
  readonly seats: number;
  /** Whole party, before and of tax. */
  readonly fare: Money;
  readonly tax: Money;
  /** Whole party, taxes included. */
  readonly total: Money;
  /** One adult, taxes included. */
  readonly perAdult: Money;
  readonly fareBasis: string;
  /** `20 kg`; empty when no checked bag is in the price. */
  readonly baggage: string;
  readonly policy: FarePolicy;
}

/** One line of what a passenger pays: fare, tax, airport charge. */
export interface Charge {
  readonly code: string;
  readonly text: string;
  /** For one passenger. */
  readonly amount: Money;
  /** The same in the airline's own currency, where that is another one. */
  readonly foreign: { readonly amount: number; readonly currency: string } | undefined;
}

/** What all passengers of one type pay. */
export interface FareBreakdown {
  readonly type: PassengerType;
  readonly count: number;
  readonly charges: readonly Charge[];
}

/** What an airline gives back or changes, in sentences of the page's language. */
export interface FarePolicy {
  readonly isRefundable: boolean;
  readonly isChangeable: boolean;
  readonly sentences: readonly string[];
}

/** One journey that can be chosen: a single plane or several that belong together. */
export interface Flight extends Hop {
  /** Carries the meaning of the offer; the same after a restart. */
  readonly id: string;
  /** Provider of spec section 3 by number. */
  readonly provider: number;
  /** Of the answer that it came with. */
  readonly correlationId: string;
  /** Days by which the arrival's calendar is ahead of the departure's. */
  readonly dayOffset: number;
  readonly transits: number;
  readonly transitMinutes: number;
  /** Codes of the airports in between. */
  readonly transitPoints: readonly string[];
  readonly segments: readonly Segment[];
  readonly isInternational: boolean;
  /** International or sold through a GDS (spec section 3). */
  readonly requiresPassport: boolean;
  /** Cheapest first; `total`, `perAdult` and `breakdowns` belong to the first. */
  readonly classes: readonly FareClass[];
  readonly breakdowns: readonly FareBreakdown[];
  /** Whole party, taxes included. */
  readonly total: Money;
  /** One adult, taxes included. */
  readonly perAdult: Money;
  /** `20 kg`; empty when no checked bag is in the price. */
  readonly baggage: string;
  readonly facilities: readonly { readonly category: string; readonly value: string }[];
  readonly policy: FarePolicy;
  /** Per adult; 0 when not estimated. */
  readonly co2Kg: number;
  readonly note: string;
}

/** What one group of airlines answered to one search. */
export interface GroupAnswer {
  readonly outbound: readonly Flight[];
  /** Empty for a one-way search. */
  readonly inbound: readonly Flight[];
  /** Airlines of the group that did not answer, by provider number. */
  readonly failed: readonly { readonly provider: number; readonly name: string }[];
  readonly correlationId: string;
  /** Epoch milliseconds until which the prices hold. */
  readonly expiresAtMs: number | undefined;
}

/** A journey and the class that was chosen in it. */
export interface ChosenFlight {
  readonly flightId: string;
  readonly classId: string;
}

/** One journey of a fare that was checked. */
export interface CheckedFlight {
  readonly flightId: string;
  readonly classId: string;
  /** All that a result has, in the chosen class. */
  readonly flight: Flight;
}

/** The price of a choice as it stands now. */
export interface CheckedFare {
  readonly flights: readonly CheckedFlight[];
  /** Of the price that is held; a booking that names it gets this price. */
  readonly correlationId: string;
  /** Whole party, all journeys, taxes included. */
  readonly total: Money;
  readonly isPriceChanged: boolean;
  readonly previousTotal: Money | undefined;
  /** Epoch milliseconds until which the fare is held. */
  readonly expiresAtMs: number | undefined;
  readonly requiresPassport: boolean;
  /** Minutes for paying after booking. */
  readonly timeLimitMinutes: number;
}
