import { hash32, roll } from '@wisata/kernel/random';
import { readTable } from '../../app/table.ts';
import { AIRPORTS, distanceKm, getAirport, isDomestic } from './airports.ts';
import type { Airport } from './airports.ts';
import { findCarrier } from './carriers.ts';

const JAVA = ['Banten', 'DKI Jakarta', 'Jawa Barat', 'Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur'];
const DAILY_PER_WEIGHT = 0.57;

/** Flights a day in each direction over all carriers; trains win the short trips on Java. */
export function marketSize(from: Airport, to: Airport): number {
  const km = distanceKm(from, to);
  if (km < 130 || from.city === to.city) return 0;
  const byRail = JAVA.includes(from.region) && JAVA.includes(to.region) && km < 560;
  const tooThin = Math.min(from.weight, to.weight) < 0.7 && km > 2500;
  return tooThin ? 0 : from.weight * to.weight * DAILY_PER_WEIGHT * (byRail ? 0.25 : 1);
}

function domesticServices() {
  const homes = AIRPORTS.filter(({ countryCode }) => countryCode === 'ID');
  return readTable(new URL('data/domestic.psv', import.meta.url)).flatMap(
    ([code = '', bases = '', share, longest, smallest]) => {
      const carrier = findCarrier(code)!;
      const baseCodes = bases.split(' ');
      return baseCodes.flatMap((base, index) =>
        homes.flatMap((to) => {
          const from = getAirport(base);
          const size = marketSize(from, to);
          // A pair of two bases belongs to the bigger one, or it would be flown twice.
          const isTheirs = baseCodes.indexOf(to.code) >= 0 && baseCodes.indexOf(to.code) < index;
          if (isTheirs || size < Number(smallest) || distanceKm(from, to) > Number(longest)) return [];
          return [{ carrier, from, to, daily: size * Number(share) }];
        }),
      );
    },
  );
}

function listedServices() {
  return readTable(new URL('data/routes.psv', import.meta.url)).flatMap(([code = '', base = '', list = '']) => {
    const words = list.split(' ');
    return Array.from({ length: words.length / 2 }, (_, index) => ({
      carrier: findCarrier(code)!,
      from: getAirport(base),
      to: getAirport(words[2 * index]!),
      daily: Number(words[2 * index + 1]),
    }));
  });
}

/** Where people expect a number: Garuda's 400 to Bali. */
const KNOWN_NUMBERS: Readonly<Record<string, number>> = { 'GA|CGK|DPS': 400, 'GA|CGK|SUB': 304, 'GA|CGK|SIN': 824 };
const FIRST_NUMBERS: Readonly<Record<string, number>> = {
  JT: 10,
  ID: 6100,
  IU: 700,
  IW: 1800,
  QG: 600,
  QZ: 200,
  GA: 100,
  SJ: 10,
  IN: 500,
};

/** A carrier's services from one airport to another, both ways. */
function numberRoutes(services: ReturnType<typeof listedServices>, density: number) {
  const next = new Map<string, number>();
  return services.flatMap(({ carrier, from, to, daily }) => {
    const weekly = Math.round(daily * 7 * density);
    if (weekly < 2) return [];
    const known = KNOWN_NUMBERS[`${carrier.code}|${from.code}|${to.code}`];
    const start = next.get(carrier.code) ?? FIRST_NUMBERS[carrier.code] ?? 100 + 2 * (hash32(carrier.code) % 60);
    const firstNumber = known ?? start;
    if (known === undefined) next.set(carrier.code, start + 2 * Math.ceil(weekly / 7));
    const same = { carrier, km: distanceKm(from, to), isInternational: !isDomestic(from, to), weekly };
    // The number of the first flight of the day; the next ones follow in twos.
    return [
      { ...same, from, to, firstNumber },
      { ...same, from: to, to: from, firstNumber: firstNumber + 1 },
    ];
  });
}
export type Route = ReturnType<typeof numberRoutes>[number];

/** Every route of every carrier; `density` above 1 makes the timetable that many times as full. */
export function createNetwork(density = 1) {
  const routes = numberRoutes([...domesticServices(), ...listedServices()], density);
  const byKey = new Map<string, Route>();
  const outbound = new Map<string, Map<string, Route[]>>();
  const inbound = new Map<string, Set<string>>();
  for (const route of routes) {
    const { carrier, from, to } = route;
    const key = `${carrier.code}|${from.code}|${to.code}`;
    if (byKey.has(key)) continue;
    byKey.set(key, route);
    const source = `${carrier.provider.number}|`;
    const fromHere = outbound.get(source + from.code) ?? new Map<string, Route[]>();
    fromHere.set(to.code, [...(fromHere.get(to.code) ?? []), route]);
    outbound.set(source + from.code, fromHere);
    inbound.set(source + to.code, (inbound.get(source + to.code) ?? new Set()).add(from.code));
  }
  return {
    findRoute: (carrierCode: string, from: string, to: string) => byKey.get(`${carrierCode}|${from}|${to}`),
    /** Routes of a source out of an airport, by destination. */
    routesFrom: (provider: number, from: string) => outbound.get(`${provider}|${from}`) ?? new Map<string, Route[]>(),
    /** Airports from which a source flies to this one. */
    originsOf: (provider: number, to: string) => inbound.get(`${provider}|${to}`) ?? new Set<string>(),
  };
}
export type Network = ReturnType<typeof createNetwork>;

/** A repeatable choice for a route. */
export const routeRoll = (seed: string, what: string, { carrier, from, to }: Route, index = 0) =>
  roll(seed, what, carrier.code, from.code, to.code, index);
