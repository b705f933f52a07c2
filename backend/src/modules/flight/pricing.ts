import type { PaxType } from './fares.ts';
import { paxCounts } from './party.ts';
import type { Party } from './party.ts';
import type { SupplierClass, SupplierFlight } from './supplier.ts';

/** One row of what a passenger pays. */
export interface Charge {
  readonly code: string;
  /** What the code leaves open: the class, the rate, the airport. */
  readonly note: string;
  readonly kind: 'Fare' | 'Tax';
  readonly amountMinor: number;
}

/** What one passenger of a type pays, row by row. */
export interface PaxPrice {
  readonly type: PaxType;
  readonly count: number;
  readonly charges: readonly Charge[];
  readonly eachMinor: number;
}

export interface PartyPrice {
  readonly paxes: readonly PaxPrice[];
  /** Fares of the whole party before tax. */
  readonly fareMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** What one adult pays, tax included. */
  readonly perAdultMinor: number;
}

type PricedFlight = Pick<SupplierFlight, 'vatPercent' | 'fees'>;

function chargesOf({ vatPercent, fees }: PricedFlight, fareClass: SupplierClass, type: PaxType): Charge[] {
  const fare = fareClass.fareMinor[type];
  const vat = Math.round((fare * vatPercent) / 100);
  return [
    { code: 'FARE', note: fareClass.letter, kind: 'Fare' as const, amountMinor: fare },
    { code: 'VAT', note: `${vatPercent}%`, kind: 'Tax' as const, amountMinor: vat },
    ...fees
      .filter(({ infants }) => type !== 'INF' || infants)
      .map(({ code, note, amountMinor }) => ({ code, note, kind: 'Tax' as const, amountMinor })),
  ].filter(({ code, amountMinor }) => code === 'FARE' || amountMinor > 0);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a party pays for one flight in one class; every total is the sum of the rows that are shown. */
export function priceParty(flight: PricedFlight, fareClass: SupplierClass, party: Party): PartyPrice {
  const paxes = paxCounts(party).map(({ type, count }) => {
    const charges = chargesOf(flight, fareClass, type);
    return { type, count, charges, eachMinor: sum(charges.map(({ amountMinor }) => amountMinor)) };
  });
  const totalOf = (kind?: Charge['kind']) =>
    sum(
      paxes.map(
        ({ count, charges }) =>
          count * sum(charges.filter((charge) => !kind || charge.kind === kind).map(({ amountMinor }) => amountMinor)),
      ),
    );
  const perAdultMinor = paxes.find(({ type }) => type === 'ADT')?.eachMinor ?? 0;
  return { paxes, fareMinor: totalOf('Fare'), taxMinor: totalOf('Tax'), totalMinor: totalOf(), perAdultMinor };
}
