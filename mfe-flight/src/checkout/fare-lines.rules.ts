import { money, multiply, sumMoney, type Currency, type Money } from '@wisata/kernel/money';
import type { PassengerType } from '@wisata/kernel/passengers';
import type { Charge, CheckedFare, FareBreakdown } from '../api/flight.model.ts';

export const FARE_CODE = 'FARE';

/** The sum of lines in one currency. What an airline's rows leave out shows as the rest, never as another total. */
function sumOf(lines: readonly { readonly sum: Money }[], currency: Currency): Money {
  const sum = sumMoney(
    lines.map((line) => line.sum),
    currency,
  );
  return sum.ok ? sum.data : money(0, currency);
}

interface Entry {
  readonly type: PassengerType;
  readonly count: number;
  readonly charge: Charge;
}

/** A charge of a journey over everybody who pays it, `2 × Rp. 720.000` for each passenger type. */
function lineOf(entries: readonly Entry[], currency: Currency) {
  const parts = entries.map(({ type, count, charge }) => ({
    type,
    count,
    each: charge.amount,
    sum: multiply(charge.amount, count),
  }));
  return {
    code: entries[0]?.charge.code ?? '',
    /** The airline's own words for the charge. */
    text: entries[0]?.charge.text ?? '',
    parts,
    sum: sumOf(parts, currency),
  };
}

export type FareLine = ReturnType<typeof lineOf>;

/** The fare itself, a line for each passenger type, then taxes and airport charges, a line for each, and their sum. */
function journeyFare(breakdowns: readonly FareBreakdown[], currency: Currency) {
  const entries = breakdowns
    .filter(({ count }) => count > 0)
    .flatMap(({ type, count, charges }) => charges.map((charge) => ({ type, count, charge })));
  const isFare = ({ charge }: (typeof entries)[number]) => charge.code.toUpperCase() === FARE_CODE;
  const fares = entries.filter(isFare).map((entry) => lineOf([entry], currency));
  const others = entries.filter((entry) => !isFare(entry) && entry.charge.amount.minor !== 0);
  const codes = [...new Set(others.map(({ charge }) => charge.code))];
  const charges = codes.map((code) =>
    lineOf(
      others.filter(({ charge }) => charge.code === code),
      currency,
    ),
  );
  return { fares, charges, taxes: sumOf(charges, currency), sum: sumOf([...fares, ...charges], currency) };
}

export type JourneyFare = ReturnType<typeof journeyFare>;

/** How a total comes about, journey by journey, type by type and charge by charge; journeys and rest always add up to it. */
export function fareLines({ flights, total }: Pick<CheckedFare, 'flights' | 'total'>) {
  const journeys = flights.map(({ flight }) => journeyFare(flight.breakdowns, total.currency));
  const explained = sumOf(journeys, total.currency);
  return { journeys, rest: money(total.minor - explained.minor, total.currency) };
}
