import { CABINS, type Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { numbersOf, readTable } from '../../app/table.ts';

export type ProviderKind = 'scraping' | 'API' | 'GDS';
export type Tier = 'lcc' | 'medium' | 'full';

/** A source of flights by its number in the contract. */
export interface Provider {
  readonly number: number;
  readonly name: string;
  readonly kind: ProviderKind;
  /** How long it usually takes to answer. */
  readonly latencyMs: number;
}

export interface Aircraft {
  readonly name: string;
  readonly seats: Readonly<Partial<Record<Cabin, number>>>;
  readonly co2GramsPerKm: number;
}

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly provider: Provider;
  readonly tier: Tier;
  /** First three digits of its ticket numbers. */
  readonly ticketPrefix: string;
  readonly narrow: readonly Aircraft[];
  readonly wide: Aircraft;
  readonly wideFromKm: number;
  /** Checked baggage in kilograms; 0 where it is bought apart. */
  readonly bagKg: Readonly<Partial<Record<Cabin, number>>>;
}

const rows = (name: string) => readTable(new URL(`data/${name}.psv`, import.meta.url));

/** `150 12` gives 150 in Economy and 12 in Business. */
function byCabin(text: string): Partial<Record<Cabin, number>> {
  return Object.fromEntries(numbersOf(text).map((value, index) => [CABINS[index]!, value]));
}

export const PROVIDERS: readonly Provider[] = rows('providers').map(([number, name = '', kind, latency]) => ({
  number: Number(number),
  name,
  kind: kind as ProviderKind,
  latencyMs: Number(latency),
}));

const AIRCRAFT: ReadonlyMap<string, Aircraft> = new Map(
  rows('aircraft').map(([code = '', name = '', seats = '', co2]) => [
    code,
    { name, seats: byCabin(seats), co2GramsPerKm: Number(co2) },
  ]),
);

export const CARRIERS: readonly Carrier[] = rows('carriers').map(
  ([code = '', name = '', provider, tier, ticketPrefix = '', narrow = '', wide = '', bags = '']) => {
    const [wideCode = '', wideFromKm] = wide.split(' ');
    return {
      code,
      name,
      ticketPrefix,
      tier: tier as Tier,
      provider: PROVIDERS.find(({ number }) => number === Number(provider))!,
      narrow: narrow.split(' ').map((aircraft) => AIRCRAFT.get(aircraft)!),
      wide: AIRCRAFT.get(wideCode)!,
      wideFromKm: Number(wideFromKm),
      bagKg: byCabin(bags),
    };
  },
);

const BY_CODE = new Map(CARRIERS.map((carrier) => [carrier.code, carrier]));

export const findCarrier = (code: string): Carrier | undefined => BY_CODE.get(code);
export const findProvider = (number: number): Provider | undefined =>
  PROVIDERS.find((provider) => provider.number === number);

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
