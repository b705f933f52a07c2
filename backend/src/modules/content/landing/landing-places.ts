import type { LandingPlacesAnswer, LandingRouteAnswer } from '@wisata/kernel/contracts/content-landing';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../../app/context.ts';
import { nextLebaran, nextNyepi } from '../../../app/holidays.ts';
import { estimateDrive, gazetteerOf } from '../../maps/index.ts';
import type { Landing } from './landings.ts';

/** Drives that an airport is told with, and how far the longest goes. */
const DRIVES = 3;
const MOST_KM = 90;

/** Rain from the north-west until March, dry wind from Australia after April. */
const MONSOON = { wet: [11, 12, 1, 2, 3], dry: [5, 6, 7, 8, 9] };
/** Usual wet and dry months, from general knowledge of the two monsoons and of no measured year, by English name of the place. */
const SEASONS: Readonly<Record<string, NonNullable<LandingPlacesAnswer['seasons']>>> = {
  Bali: MONSOON,
  Ubud: MONSOON,
  Seminyak: MONSOON,
  Jakarta: MONSOON,
  Yogyakarta: MONSOON,
  Solo: MONSOON,
  Semarang: MONSOON,
  Malang: MONSOON,
  Banyuwangi: MONSOON,
  Bandung: { wet: [11, 12, 1, 2, 3, 4], dry: [6, 7, 8, 9] },
  Surabaya: { wet: [12, 1, 2, 3], dry: [6, 7, 8, 9, 10] },
  Lombok: { wet: [12, 1, 2, 3], dry: [5, 6, 7, 8, 9, 10] },
  'Labuan Bajo': { wet: [12, 1, 2, 3], dry: [5, 6, 7, 8, 9, 10] },
  Makassar: { wet: [12, 1, 2], dry: [6, 7, 8, 9, 10] },
  Medan: { wet: [9, 10, 11, 12], dry: [2, 3] },
  Singapore: { wet: [11, 12, 1], dry: [2, 6, 7] },
};
const ON_BALI = ['Bali', 'Ubud', 'Seminyak'];

/** Codes of the airports that a way begins and ends at: `CGK T2` leaves from CGK. */
function airportCodes({ operators, destination }: LandingRouteAnswer): string[] {
  const begin = operators.flatMap(({ from }) => from.map((place) => place.split(' ')[0]!));
  return [...new Set([...begin.sort(), destination])];
}

function describeAirport(context: BackendContext, code: string, locale: Locale) {
  const gazetteer = gazetteerOf(context);
  const airport = gazetteer.find(`airport:${code}`, locale);
  if (!airport) return [];
  const drivesTo = (kind: 'district' | 'city') =>
    gazetteer
      .ofKind(kind, locale)
      .flatMap(({ name, geometry }) => {
        const way = estimateDrive(airport.geometry, geometry);
        return way && way.distance_km <= MOST_KM
          ? [{ to: name, km: way.distance_km, minutes: way.duration_minutes }]
          : [];
      })
      .slice(0, DRIVES);
  const districts = drivesTo('district');
  return [
    { code, name: airport.name.replace(` (${code})`, ''), drives: districts.length > 0 ? districts : drivesTo('city') },
  ];
}

/** What there is to know of the ends of a landing's way, beside what it costs. */
export function landingPlaces(
  context: BackendContext,
  { hasAirports, from, to }: Landing,
  route: LandingRouteAnswer | null,
  locale: Locale,
): LandingPlacesAnswer {
  const today = todayInJakarta(context.clock.now().getTime());
  const isOnBali = [from?.en, to.en].some((name) => name !== undefined && ON_BALI.includes(name));
  const codes = hasAirports && route ? airportCodes(route) : [];
  return {
    airports: codes.flatMap((code) => describeAirport(context, code, locale)),
    seasons: SEASONS[to.en] ?? null,
    idulFitri: nextLebaran(today) ?? null,
    nyepi: (isOnBali && nextNyepi(today)) || null,
  };
}
