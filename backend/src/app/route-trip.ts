import type { BackendContext } from './context.ts';

/** A trip without a change as a page about its route counts it, for one adult in the cheapest class. */
export interface RouteTrip {
  readonly operatorCode: string;
  readonly operatorName: string;
  /** Airport or station, with the terminal where there is one. */
  readonly from: string;
  readonly departTime: string;
  readonly minutes: number;
  /** Total in rupiah, every fee in it. */
  readonly lowestMinor: number;
  /** Checked baggage in the price; null where the trade has none. */
  readonly bagKg: number | null;
}

/** Both ends by the codes of the trade; a city's code means all of its airports or stations. */
export interface Route {
  readonly origin: string;
  readonly destination: string;
}

/** What a route has on sale on a day; empty where the supplier does not answer. */
export type SearchRouteDay = (context: BackendContext, route: Route, date: string) => Promise<RouteTrip[]>;
