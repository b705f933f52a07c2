import type {
  DoorOfferAnswer,
  DoorToDoorAnswer,
  DoorToDoorRequest,
  DoorWayAnswer,
} from '@wisata/kernel/contracts/door-to-door';
import type { AgendaStop } from '@wisata/kernel/contracts/agenda';
import type { MapPlace } from '@wisata/kernel/contracts/maps-places';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import type { WayOffer } from '../../app/ways.ts';
import { bookingServices, type TravelService } from '../bookings/index.ts';
import { gazetteerOf, mapsOf } from '../maps/index.ts';

/** Minutes by car between the middle of a city and a stop; null where nobody knows. */
type Drive = (city: MapPlace | undefined, stop: AgendaStop, isToStop: boolean) => Promise<number | null>;

function findCity(context: BackendContext, name: string, locale: Locale): MapPlace | undefined {
  const gazetteer = gazetteerOf(context);
  const found = gazetteer.search(name, undefined, locale);
  const city = found.find(({ kind }) => kind === 'city') ?? found[0];
  return city && gazetteer.find(city.place_id, locale);
}

/** The key under which a service is searched for a city of this name. */
function keyOf({ searchPlaces }: TravelService, name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const places = searchPlaces?.() ?? [];
  return places.find((place) => [place.name, ...place.names].some((each) => each.toLowerCase() === wanted))?.key;
}

function createDrive(context: BackendContext, locale: Locale) {
  const asked = new Map<string, Promise<number | null>>();
  const estimates: boolean[] = [];
  const ask = async (from: MapPlace, to: MapPlace) => {
    try {
      const way = await mapsOf(context).directions(from, to, locale);
      if (way) estimates.push(way.is_estimate);
      return way?.duration_minutes ?? null;
    } catch {
      return null;
    }
  };
  const drive: Drive = (city, stop, isToStop) => {
    if (!city) return Promise.resolve(null);
    const { name, town, latitude, longitude, place_id: id = '' } = stop;
    const place = { ...city, place_id: id, name, address: town, geometry: { latitude, longitude } };
    const key = `${city.place_id} ${name} ${isToStop}`;
    const known = asked.get(key) ?? (isToStop ? ask(city, place) : ask(place, city));
    asked.set(key, known);
    return known;
  };
  return { drive, isEstimate: () => estimates.some(Boolean) };
}

async function toAnswer(
  offer: WayOffer,
  [from, to]: readonly (MapPlace | undefined)[],
  drive: Drive,
): Promise<DoorOfferAnswer> {
  const { depart, arrive, minutes, waitMinutes, outMinutes } = offer;
  const [there, on] = await Promise.all([drive(from, depart.stop, true), drive(to, arrive.stop, false)]);
  const endOf = ({ date, time, zone, stop }: typeof depart) => ({ date, time, zone, place: stop.name });
  return {
    name: offer.name,
    class_name: offer.className,
    depart: endOf(depart),
    arrive: endOf(arrive),
    changes: offer.changes,
    to_minutes: there,
    wait_minutes: waitMinutes,
    ride_minutes: minutes,
    out_minutes: outMinutes,
    on_minutes: on,
    door_minutes: there === null || on === null ? null : there + waitMinutes + minutes + outMinutes + on,
    total: offer.total,
    currency: offer.currency,
    comfort: [...offer.comfort],
    co2_kg: offer.co2Kg,
  };
}

const doorOf = ({ door_minutes: door, wait_minutes: wait, ride_minutes: ride, out_minutes: out }: DoorOfferAnswer) =>
  door ?? wait + ride + out;

/**
 * Every service that goes between two cities on a day. One that does not answer, or does not go there, is left out:
 * nothing is compared with a guess.
 */
export async function compareWays(
  context: BackendContext,
  { from, to, date, ...party }: DoorToDoorRequest,
  locale: Locale,
): Promise<DoorToDoorAnswer> {
  const cities = [findCity(context, from, locale), findCity(context, to, locale)];
  const { drive, isEstimate } = createDrive(context, locale);
  const waysOf = async (service: TravelService): Promise<DoorWayAnswer[]> => {
    const [origin, destination] = [keyOf(service, from), keyOf(service, to)];
    if (!service.searchWays || !origin || !destination || origin === destination) return [];
    try {
      const { offers, co2Method } = await service.searchWays(context, { origin, destination, date, ...party }, locale);
      const answers = await Promise.all(offers.map((offer) => toAnswer(offer, cities, drive)));
      const [cheapest] = [...answers].sort((a, b) => a.total - b.total || doorOf(a) - doorOf(b));
      const [quickest] = [...answers].sort((a, b) => doorOf(a) - doorOf(b) || a.total - b.total);
      if (!cheapest || !quickest) return [];
      const about = { service: service.service, origin, destination, offer_count: answers.length };
      return [{ ...about, cheapest, quickest, co2_method: co2Method }];
    } catch (error) {
      context.log.warn({ err: error, service: service.service }, 'a way between two cities could not be searched');
      return [];
    }
  };
  const found = await Promise.all([...bookingServices(context).values()].map(waysOf));
  return { from, to, date, is_estimate: isEstimate(), ways: found.flat() };
}
