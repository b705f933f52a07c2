import type { CalendarDate } from '@wisata/kernel/dates';

/** A place by all its names, as one service addresses it. */
export interface NamedPlace {
  readonly service: string;
  readonly key: string;
  readonly name: string;
  readonly names: readonly string[];
}

/** A place that was named, with what each service makes of it. */
export interface SaidPlace {
  /** As it was typed. */
  readonly said: string;
  readonly places: readonly NamedPlace[];
}

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type TravelClass = 'economy' | 'business' | 'executive' | 'first';

/** Days that were named; `month` (`2026-12`) where only a month was. */
export interface SaidDays {
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
  readonly nights?: number;
  readonly month?: string;
}

/** How many people and rooms were named. */
export interface SaidParty {
  readonly adults?: number;
  readonly children?: number;
  readonly infants?: number;
  readonly rooms?: number;
}

/** What narrows a list. */
export interface SaidLimits {
  readonly part?: DayPart;
  readonly travelClass?: TravelClass;
  readonly stars?: number;
  /** Rupiah. */
  readonly maxPrice?: number;
}

/** A sentence as far as it was understood. */
export interface Understood extends SaidDays, SaidParty, SaidLimits {
  readonly service?: string;
  readonly from?: SaidPlace;
  readonly to?: SaidPlace;
  /** Words that nothing was made of. */
  readonly rest: readonly string[];
}
