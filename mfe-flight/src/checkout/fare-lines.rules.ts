import { money, multiply, sumMoney, type Currency, type Money } from '@wisata/kernel/money';
import type { PassengerType } from '@wisata/kernel/passengers';
import type { Charge, CheckedFare, FareBreakdown } from '../api/flight.model.ts';

/** One passenger type's part of a line: `2 × Rp. 720.000`. */
export interface FarePart {
  readonly type: PassengerType;
  readonly count: number;
  readonly each: Money;
}

/** A charge of a journey over everybody who pays it. */
export interface FareLine {
  readonly code: string;
  /** The airline's own words for the charge. */
  readonly text: string;
  readonly parts: readonly FarePart[];
  readonly sum: Money;
}

export interface JourneyFare {
  readonly sum: Money;
  /** The fare itself, a line for each passenger type. */
  readonly fares: readonly FareLine[];
  /** Taxes and airport charges, a line for each charge. */
  readonly charges: readonly FareLine[];
  /** Sum of the charges. */
  readonly taxes: Money;
}

export interface FareLines {
  readonly journeys: readonly JourneyFare[];
  /** What the lines do not explain; zero unless an airline leaves something out. */
  readonly rest: Money;
}

export const FARE_CODE = 'FARE';

/** The sum of amounts in one currency. What an airline's rows leave out shows as the rest, never as another total. */
function sumOf(list: readonly Money[], currency: Currency): Money {
  const sum = sumMoney(list, currency);
  return sum.ok ? sum.data : money(0, currency);
}

function lineOf(
  entries: readonly { type: PassengerType; count: number; charge: Charge }[],
  currency: Currency,
): FareLine {
  const parts = entries.map(({ type, count, charge }) => ({ type, count, each: charge.amount }));
  return {
    code: entries[0]?.charge.code ?? '',
    text: entries[0]?.charge.text ?? '',
    parts,
    sum: sumOf(
      parts.map(({ count, each }) => multiply(each, count)),
      currency,
    ),
  };
}

function journeyFare(breakdowns: readonly FareBreakdown[], currency: Currency): JourneyFare {
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
  const all = (lines: readonly FareLine[]) =>
    sumOf(
      lines.map(({ sum }) => sum),
      currency,
    );
  return { fares, charges, taxes: all(charges), sum: all([...fares, ...charges]) };
}

/** How a total comes about, journey by journey, type by type and charge by charge; journeys and rest always add up to it. */
export function fareLines({ flights, total }: Pick<CheckedFare, 'flights' | 'total'>): FareLines {
  const journeys = flights.map(({ flight }) => journeyFare(flight.breakdowns, total.currency));
  const explained = sumOf(
    journeys.map(({ sum }) => sum),
    total.currency,
  );
  return { journeys, rest: money(total.minor - explained.minor, total.currency) };
}
