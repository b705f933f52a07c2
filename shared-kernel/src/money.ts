import { formatNumber } from './locale.ts';
import { failure, success } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** The two currencies that the storefront sells in (spec section 1). */
export type Currency = 'IDR' | 'SGD';

/** An exact amount. `minor` is a safe integer: whole rupiah for IDR, cents for SGD. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

const EXPONENTS: Readonly<Record<Currency, number>> = { IDR: 0, SGD: 2 };
const SIGNS: Readonly<Record<Currency, string>> = { IDR: 'Rp.', SGD: 'S$' };
const NO_BREAK_SPACE = '\u00a0';

/** Makes an amount from minor units; throws a `RangeError` when `minor` is not a safe integer. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor} ${currency}`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

/**
 * Reads an amount in major units, as the API's JSON carries it, rounding half away from zero to the minor unit.
 * Decimal digits decide, not the binary fraction: 1.005 SGD is 101 cents. Throws a `RangeError` for NaN and infinities.
 */
export function fromMajor(amount: number, currency: Currency): Money {
  return money(roundHalfAway(scaleByTen(amount, EXPONENTS[currency])), currency);
}

/** The amount in major units for JSON and forms: rupiah, or dollars with cents as the fraction. */
export function toMajor(amount: Money): number {
  return scaleByTen(amount.minor, -EXPONENTS[amount.currency]);
}

/**
 * Adds amounts of one currency. Mixed currencies give the literal 'Currency Error' of spec section 8 with code
 * `CURRENCY_ERROR`. An empty list is zero in `whenEmpty`.
 */
export function sumMoney(list: readonly Money[], whenEmpty: Currency = 'IDR'): Outcome<Money> {
  const currency = list[0]?.currency ?? whenEmpty;
  if (list.some((amount) => amount.currency !== currency)) return failure('CURRENCY_ERROR', 'Currency Error');
  return success(
    money(
      list.reduce((totalMinor, amount) => totalMinor + amount.minor, 0),
      currency,
    ),
  );
}

/** Multiplies by a count or a rate, rounding half away from zero to the minor unit. */
export function multiply(amount: Money, factor: number): Money {
  const product = amount.minor * factor;
  return money(Number.isInteger(factor) ? product : roundHalfAway(Number(product.toPrecision(15))), amount.currency);
}

/**
 * Splits an amount by weights so that the parts always sum to the whole; what does not divide goes to the largest
 * remainders, earlier parts first. Weights that are all zero split evenly. Throws a `RangeError` without weights or
 * with a negative or unreadable one.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  if (weights.length === 0 || weights.some((weight) => !(weight >= 0 && weight < Infinity))) {
    throw new RangeError('An amount is allocated over one or more weights that are zero or more');
  }
  const shares = toIntegerShares(weights);
  const shareTotal = shares.reduce((total, share) => total + share, 0n);
  const wholeMinor = BigInt(Math.abs(amount.minor));
  const parts = shares.map((share, index) => ({
    index,
    minor: (wholeMinor * share) / shareTotal,
    remainder: (wholeMinor * share) % shareTotal,
  }));
  let leftMinor = wholeMinor - parts.reduce((total, part) => total + part.minor, 0n);
  const byRemainder = [...parts].sort((a, b) => compareBigInt(b.remainder, a.remainder) || a.index - b.index);
  for (const part of byRemainder) {
    if (leftMinor === 0n) break;
    part.minor += 1n;
    leftMinor -= 1n;
  }
  return parts.map((part) => money(Number(part.minor) * Math.sign(amount.minor), amount.currency));
}

/**
 * The price on the page, spec section 9: `Rp. 1.250.000`, `S$ 1.250`. Dot thousands and no decimals in every locale,
 * a no-break space after the sign. Cents are rounded only here; the amount keeps them.
 */
export function price(amount: Money): string {
  const units = roundHalfAway(toMajor(amount));
  return `${units < 0 ? '-' : ''}${SIGNS[amount.currency]}${NO_BREAK_SPACE}${formatNumber(Math.abs(units), 'id')}`;
}

/**
 * What is paid or comes back, on pages, in mails and documents alike: `Rp. 1.250.000`, `S$ 1,059.50`. Dollars keep their
 * cents, because this is what the payer sends; {@link price} rounds and is for choosing.
 */
export function exactPrice(amount: Money): string {
  if (amount.currency === 'IDR') return price(amount);
  const { minor, currency } = amount;
  const sign = minor < 0 ? '-' : '';
  return `${sign}${SIGNS[currency]}${NO_BREAK_SPACE}${formatMoney(money(Math.abs(minor), currency))}`;
}

/** The amount in documents and breakdown rows, spec section 9: `1,250.00`, commas, two decimals and no sign. */
export function formatMoney(amount: Money): string {
  return `${amount.minor < 0 ? '-' : ''}${formatNumber(Math.abs(toMajor(amount)), 'en', 2)}`;
}

/** The price for map pins and calendar days: `5,38 jt`, `740 rb`, `S$ 188`. The full price belongs in the accessible name. */
export function compactPrice(amount: Money): string {
  const unsigned = Math.abs(amount.minor);
  if (amount.currency !== 'IDR' || unsigned < 1000) return price(amount);
  const sign = amount.minor < 0 ? '-' : '';
  if (unsigned < 999_500) return `${sign}${Math.round(unsigned / 1000)}${NO_BREAK_SPACE}rb`;
  if (unsigned < 999_500_000) return `${sign}${threeDigits(unsigned / 1_000_000)}${NO_BREAK_SPACE}jt`;
  return `${sign}${threeDigits(unsigned / 1_000_000_000)}${NO_BREAK_SPACE}M`;
}

/** Converts with a rate in major units, `to` per one of the amount's own: 12 SGD at 11,900 is 142,800 IDR. */
export function convert(amount: Money, to: Currency, rate: number): Money {
  if (amount.currency === to) return amount;
  return fromMajor(Number((toMajor(amount) * rate).toPrecision(15)), to);
}

/** Rupiah for a foreign amount, to read beside it; undefined for rupiah and for an unknown rate. */
export function inRupiah(amount: Money, rate: number): Money | undefined {
  return amount.currency === 'IDR' || rate <= 1 ? undefined : convert(amount, 'IDR', rate);
}

/** Reads a currency code or sign in any case (`IDR`, `Rp.`, `sgd`, `S$`); undefined for anything else. */
export function parseCurrency(value: unknown): Currency | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.trim().toUpperCase();
  if (code === 'IDR' || code === 'RP' || code === 'RP.') return 'IDR';
  return code === 'SGD' || code === 'S$' ? 'SGD' : undefined;
}

function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** Moves the decimal point in the shortest decimal text, because 1.005 * 100 is 100.49999999999999 in binary. */
function scaleByTen(value: number, exponent: number): number {
  const [digits, ownExponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(ownExponent) + exponent}`);
}

/** Weights as integers in their own proportion; fractions keep nine decimals. */
function toIntegerShares(weights: readonly number[]): bigint[] {
  if (weights.every((weight) => weight === 0)) return weights.map(() => 1n);
  if (weights.every((weight) => Number.isInteger(weight))) return weights.map(BigInt);
  const largest = Math.max(...weights);
  return weights.map((weight) => BigInt(Math.round((weight / largest) * 1e9)));
}

function compareBigInt(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function threeDigits(value: number): string {
  const decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return formatNumber(value, 'id', decimals);
}
