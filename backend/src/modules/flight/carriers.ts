import { CABINS, type Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { numbersOf, readTable } from '../../app/table.ts';

export type Tier = 'lcc' | 'medium' | 'full';

const rows = (name: string) => readTable(new URL(`data/${name}.psv`, import.meta.url));

/** `150 12` gives 150 in Economy and 12 in Business. */
function byCabin(text: string): Partial<Record<Cabin, number>> {
  return Object.fromEntries(numbersOf(text).map((value, index) => [CABINS[index]!, value]));
}

/** The sources of flights by their number in the contract. */
export const PROVIDERS = rows('providers').map(([number, name = '', kind, latency]) => ({
  number: Number(number),
  name,
  kind: kind as 'scraping' | 'API' | 'GDS',
  /** How long it usually takes to answer. */
  latencyMs: Number(latency),
}));
export type Provider = (typeof PROVIDERS)[number];

const AIRCRAFT = new Map(
  rows('aircraft').map(([code = '', name = '', seats = '', co2]) => [
    code,
    { name, seats: byCabin(seats), co2GramsPerKm: Number(co2) },
  ]),
);

const grams = [...AIRCRAFT.values()].map(({ co2GramsPerKm }) => co2GramsPerKm);
/** Grams of CO2 per passenger kilometre of the thriftiest aircraft and of the thirstiest. They are estimates, around the 88 g of 2018 in the ICCT's "CO2 emissions from commercial aviation" of 2019. */
export const CO2_GRAMS = [Math.min(...grams), Math.max(...grams)] as const;

export const CARRIERS = rows('carriers').map(
  ([code = '', name = '', provider, tier, ticketPrefix = '', narrow = '', wide = '', bags = '']) => {
    const [wideCode = '', wideFromKm] = wide.split(' ');
    return {
      code,
      name,
      /** First three digits of its ticket numbers. */
      ticketPrefix,
      tier: tier as Tier,
      provider: PROVIDERS.find(({ number }) => number === Number(provider))!,
      narrow: narrow.split(' ').map((aircraft) => AIRCRAFT.get(aircraft)!),
      wide: AIRCRAFT.get(wideCode)!,
      wideFromKm: Number(wideFromKm),
      /** Checked baggage in kilograms; 0 where it is bought apart. */
      bagKg: byCabin(bags),
    };
  },
);

const BY_CODE = new Map(CARRIERS.map((carrier) => [carrier.code, carrier]));

export const findCarrier = (code: string) => BY_CODE.get(code);
export const findProvider = (number: number) => PROVIDERS.find((provider) => provider.number === number);

const TERMINALS: ReadonlyMap<string, readonly ReadonlyMap<string, string>[]> = new Map(
  rows('terminals').map(([airport = '', ...sides]) => [
    airport,
    sides.map((side) => new Map(side.split(' ').map((entry) => entry.split(':') as [string, string]))),
  ]),
);

/** The terminal of a carrier, or null where an airport has one only. */
export function terminalOf(carrierCode: string, airportCode: string, isInternational: boolean): string | null {
  const side = TERMINALS.get(airportCode)?.[isInternational ? 1 : 0];
  return side?.get(carrierCode) ?? side?.get('*') ?? null;
}
