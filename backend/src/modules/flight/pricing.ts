import type { PaxType } from './fares.ts';
import { paxCounts } from './party.ts';
import type { Party } from './party.ts';
import type { SupplierClass, SupplierFlight } from './supplier.ts';

type PricedFlight = Pick<SupplierFlight, 'vatPercent' | 'fees'>;

/** What a passenger pays, row by row; `note` is what a code leaves open: the class, the rate, the airport. */
function chargesOf({ vatPercent, fees }: PricedFlight, fareClass: SupplierClass, type: PaxType) {
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
export function priceParty(flight: PricedFlight, fareClass: SupplierClass, party: Party) {
  const paxes = paxCounts(party).map(({ type, count }) => {
    const charges = chargesOf(flight, fareClass, type);
    return { type, count, charges, eachMinor: sum(charges.map(({ amountMinor }) => amountMinor)) };
  });
  const totalOf = (kind?: 'Fare' | 'Tax') =>
    sum(
      paxes.map(
        ({ count, charges }) =>
          count * sum(charges.filter((charge) => !kind || charge.kind === kind).map(({ amountMinor }) => amountMinor)),
      ),
    );
  return {
    paxes,
    /** Fares of the whole party before tax. */
    fareMinor: totalOf('Fare'),
    taxMinor: totalOf('Tax'),
    totalMinor: totalOf(),
    /** What one adult pays, tax included. */
    perAdultMinor: paxes.find(({ type }) => type === 'ADT')?.eachMinor ?? 0,
  };
}
export type PartyPrice = ReturnType<typeof priceParty>;
