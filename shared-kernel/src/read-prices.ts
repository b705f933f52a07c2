import { formatNumber, type Locale } from './locale.ts';
import { fromMajor, price } from './money.ts';

/** An amount as the site writes it: `Rp. 1.250.000`, `S$ 72`, `S$ 1,059.50`. */
const WRITTEN = /(Rp\.|S\$)\u00a0(\d(?:[\d.,]*\d)?)/g;
const CURRENCY_OF: Readonly<Record<string, string>> = { 'Rp.': 'IDR', S$: 'SGD' };
/** From this amount on cents are left out. */
const WHOLE_FROM = 10;

/** What one of a currency is in rupiah. */
export type RupiahRates = Readonly<Partial<Record<string, number>>>;

function majorOf(digits: string): number {
  const [, whole = digits, fraction = '0'] = /^(.*)\.(\d\d)$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}

function formatAbout(amount: number, currency: string, locale: Locale): string {
  if (currency === 'IDR' || currency === 'SGD') return price(fromMajor(Math.round(amount), currency));
  const digits = amount < WHOLE_FROM && currency !== 'JPY' ? 2 : 0;
  return `${currency}\u00a0${formatNumber(amount, locale, digits)}`;
}

/**
 * The amounts in a text of the site in another currency, in their order: `USD 78`. Nothing for those that are in it already, for
 * nothing at all, and where a rate is not known.
 */
export function readPrices(text: string, to: string, rates: RupiahRates, locale: Locale): string[] {
  return [...text.matchAll(WRITTEN)].flatMap(([, sign, digits]) => {
    const from = CURRENCY_OF[sign!]!;
    const [fromRate, toRate] = [rates[from], rates[to]];
    const amount = majorOf(digits!);
    if (from === to || !fromRate || !toRate || amount === 0) return [];
    return [formatAbout((amount * fromRate) / toRate, to, locale)];
  });
}
