import type { AgendaStop } from '@wisata/kernel/contracts/agenda';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import type { BackendContext } from './context.ts';

/** The party; each service sets its own ages of children. */
export interface WayParty {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** A day's wish: both ends by the keys under which the service is searched. */
export interface WayQuery extends WayParty {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** A moment at a place of departure or arrival, on its own clocks. */
export interface WayEnd {
  readonly date: string;
  readonly time: string;
  /** WIB, WITA or WIT, elsewhere the short name of the zone. */
  readonly zone: string;
  readonly stop: AgendaStop;
}

/** An airport or a station. */
interface RideStop {
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a list of flights or trains tells of both ends of a ride. */
type ListedRide = Readonly<
  Record<'Origin' | 'DepartDate' | 'DepartTime' | 'OriginTimezone', string> &
    Record<'Destination' | 'ArriveDate' | 'ArriveTime' | 'DestinationTimezone', string>
>;

/** Both ends of a ride, at places named `airport:CGK` or `station:GMR`; none where a stop is not known. */
export function findRideEnds(
  kind: 'airport' | 'station',
  ride: ListedRide,
  findStop: (code: string) => RideStop | undefined,
): { readonly depart: WayEnd; readonly arrive: WayEnd } | undefined {
  const endAt = (code: string, date: string, time: string, timezone: string): WayEnd | undefined => {
    const found = findStop(code);
    if (!found) return undefined;
    const { name, city: town, latitude, longitude } = found;
    const stop = { name: `${name} (${code})`, town, latitude, longitude, place_id: `${kind}:${code}` };
    return { date, time, zone: zoneLabel(timezone), stop };
  };
  const depart = endAt(ride.Origin, ride.DepartDate, ride.DepartTime, ride.OriginTimezone);
  const arrive = endAt(ride.Destination, ride.ArriveDate, ride.ArriveTime, ride.DestinationTimezone);
  return depart && arrive && { depart, arrive };
}

/** One way on sale, as its service's list shows it. */
export interface WayOffer {
  /** `Argo Bromo Anggrek 2`. */
  readonly name: string;
  readonly className: string;
  readonly depart: WayEnd;
  readonly arrive: WayEnd;
  readonly minutes: number;
  readonly changes: number;
  /** Minutes before the departure at which one should be there, and after the arrival until one is out with bags. */
  readonly waitMinutes: number;
  readonly outMinutes: number;
  /** Of the whole party with every fee: what the checkout asks, a decimal number. */
  readonly total: number;
  readonly currency: Currency;
  /** Facts about the seat and the bags, in the reader's language. */
  readonly comfort: readonly string[];
  /** Of one person, the ride alone. */
  readonly co2Kg: number;
}

/** What a service has between two cities on a day, and how its CO2 is reckoned. */
export interface FoundWays {
  readonly offers: readonly WayOffer[];
  readonly co2Method: string;
}

/** Ways of a service between two of its places; empty where it sells none. May throw a `SupplierError`. */
export type SearchWays = (context: BackendContext, query: WayQuery, locale: Locale) => Promise<FoundWays>;
