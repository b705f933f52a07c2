import { breakdownOf } from '@wisata/kernel/contracts/tour-breakdown';
import { findPartyProblem } from '@wisata/kernel/contracts/tour-party';
import type { TourPackage, TourPrice } from '@wisata/kernel/contracts/tour-price';
import { weekdayOf } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { allocate, fromMajor, toMajor, type Currency } from '@wisata/kernel/money';
import { OPTIONS } from './data/product-words.ts';
import type { InTwo, PackageSource, PriceSource, ProductSource } from './product-source.ts';

/** For whom prices are. */
export interface PriceReader {
  readonly isMember: boolean;
  readonly locale: Locale;
}

const WEEKEND = [0, 6];
const WORKDAYS = [1, 2, 3, 4, 5];
/** What members pay of the public price. */
const MEMBER_SHARE = 0.95;
/** Prices are round: to half a dollar, to five hundred rupiah. */
const STEP_MINOR: Readonly<Record<Currency, number>> = { SGD: 50, IDR: 500 };
const CHILD_SHARE = 0.75;
const EXTRA_BED_SHARE = 0.85;
const NO_BED_SHARE = 0.6;
const INFANT_SHARE = 0.1;

const TIPS: InTwo = { en: 'Tips for guide and driver', id: 'Tip pemandu dan pengemudi' };
const EARLY: InTwo = { en: 'Early bird', id: 'Pesan lebih awal' };
const EARLY_WORDS: InTwo = {
  en: '8 % off when booked 60 days ahead',
  id: 'Potongan 8 % bila dipesan 60 hari sebelumnya',
};
const GROUP: InTwo = { en: 'Group of six', id: 'Rombongan enam orang' };
const GROUP_WORDS: InTwo = { en: '6 % off for six people or more', id: 'Potongan 6 % untuk enam orang atau lebih' };
const EXTRAS: InTwo = { en: 'Extras', id: 'Tambahan' };
const SHARED: InTwo = { en: 'Two single beds', id: 'Dua ranjang terpisah' };
const DOUBLE: InTwo = { en: 'One large bed', id: 'Satu ranjang besar' };

/** As prices are round in a currency. */
export function roundedPrice(major: number, currency: Currency): number {
  const step = STEP_MINOR[currency];
  return toMajor({ minor: Math.round(fromMajor(major, currency).minor / step) * step, currency });
}

function packageOf(
  { id, nights, price: { currency } }: ProductSource,
  source: PackageSource,
  share: number,
  { index, locale }: { readonly index: number; readonly locale: Locale },
): TourPackage {
  const { adult, child = adult * CHILD_SHARE, infant = nights > 0 ? adult * INFANT_SHARE : 0 } = source;
  const isOvernight = nights > 0 && child > 0;
  const cost = (major: number) => roundedPrice(major * share, currency);
  return {
    PricePackageId: `${id}-${index + 1}`,
    Name: source.name[locale],
    AllowTripleSharing: source.tripleSharing ?? false,
    AdultPrice: cost(adult),
    ChildPrice: cost(child),
    InfantPrice: cost(infant),
    ChildExtraBedPrice: isOvernight ? cost(adult * EXTRA_BED_SHARE) : 0,
    ChildNoBedPrice: isOvernight ? cost(adult * NO_BED_SHARE) : 0,
    JuniorPrice: 0,
    UnitPrice: 0,
    SingleSupplementPrice: cost(source.single ?? 0),
    MinPax: source.min,
    MaxPax: source.max,
    StarLevel: source.star ?? 0,
    Capacity: source.max,
    IncludeDriver: false,
  };
}

function costsOf({ id, price }: ProductSource, locale: Locale): TourPrice['MiscellaneousCost'] {
  const { currency, tips = 0, options = [] } = price;
  const cost = (code: string, item: InTwo, amount: number, isMandatory: boolean) => ({
    Id: `${id}-${code}`,
    Item: item[locale],
    Amount: amount,
    Mandatory: isMandatory,
    CategoryCode: isMandatory ? 'TIPPING' : 'EXTRA',
    CategoryName: isMandatory ? TIPS[locale] : EXTRAS[locale],
    Currency: currency,
    FareCode: code,
  });
  return [
    ...(tips > 0 ? [cost('TIPS', TIPS, tips, true)] : []),
    ...options.map(([code, amount]) => cost(code, OPTIONS[code], amount, false)),
  ];
}

function promosOf({ id, price: { promo } }: ProductSource, locale: Locale): TourPrice['Promos'] {
  if (promo === 'early') {
    const words = { Name: EARLY[locale], Description: EARLY_WORDS[locale] };
    return [{ PromoId: `${id}-EARLY`, ...words, DiscountPercent: 8, MinPax: 1, BookBeforeDays: 60 }];
  }
  if (promo !== 'group') return [];
  const words = { Name: GROUP[locale], Description: GROUP_WORDS[locale] };
  return [{ PromoId: `${id}-GROUP`, ...words, DiscountPercent: 6, MinPax: 6, BookBeforeDays: 0 }];
}

const bedsOf = ({ id, nights, price }: ProductSource, locale: Locale) =>
  nights > 0 && price.kind !== 'Ticket'
    ? [
        { BedTypeId: `${id}-TWIN`, Name: SHARED[locale] },
        { BedTypeId: `${id}-DOUBLE`, Name: DOUBLE[locale] },
      ]
    : [];

interface PriceDays {
  readonly code: 'ALL' | 'WD' | 'WE';
  readonly days: readonly number[];
  readonly share: number;
}

function feesOf({ kind, downPercent, visa, airportTax, vat, serviceFee }: PriceSource) {
  return {
    PackageType: kind,
    DpType: downPercent ? ('Percent' as const) : ('None' as const),
    DpAmount: downPercent ?? 0,
    Visa: visa ?? 0,
    Tax: vat ? ('Excluded' as const) : ('Included' as const),
    AirportTax: airportTax ?? 0,
    VAT: vat ?? 0,
    MDR: 0,
    ServiceFee: serviceFee ?? 0,
  };
}

function priceOf(
  source: ProductSource,
  { code, days, share }: PriceDays,
  { isMember, locale }: PriceReader,
): TourPrice {
  const { id, price } = source;
  const memberShare = isMember ? MEMBER_SHARE : 1;
  return {
    PriceId: `${id}-${code}-${isMember ? 'M' : 'P'}`,
    Code: code,
    PriceType: isMember ? 'Member' : 'Public',
    ...feesOf(price),
    JuniorMinimalAge: 0,
    JuniorMaximalAge: 0,
    ChildMinimalAge: 2,
    ChildMaximalAge: 11,
    Currency: price.currency,
    Source: 'api',
    ValidDays: [...days],
    PricePackages: price.packages.map((each, index) => packageOf(source, each, share * memberShare, { index, locale })),
    MiscellaneousCost: costsOf(source, locale),
    Promos: promosOf(source, locale),
    BedTypes: bedsOf(source, locale),
  };
}

/** The price lists that a reader may buy from: one, or one for workdays and one for weekends. */
export function priceListsOf(source: ProductSource, reader: PriceReader): TourPrice[] {
  const { weekend } = source.price;
  const lists: readonly PriceDays[] =
    weekend === undefined
      ? [{ code: 'ALL', days: [], share: 1 }]
      : [
          { code: 'WD', days: WORKDAYS, share: 1 },
          { code: 'WE', days: WEEKEND, share: weekend },
        ];
  return lists.map((each) => priceOf(source, each, reader));
}

/** Most and fewest people that any package takes. */
export const partyLimits = ({ price: { packages } }: Pick<ProductSource, 'price'>) => ({
  minOfPax: Math.min(...packages.map(({ min }) => min)),
  maxOfPax: Math.max(...packages.map(({ max }) => max)),
});

/** Who looks for a price. */
export interface AskedParty {
  readonly participants: number;
  readonly children: number;
}

const paxesOf = (adults: number, children: number) => [
  ...Array.from({ length: adults }, () => ({ type: 'ADT' as const })),
  ...Array.from({ length: children }, () => ({ type: 'CHD' as const })),
];

/** The lowest total of some price lists for a party, and what its adults pay of that; undefined where no package takes it. */
function lowestTotal(lists: readonly TourPrice[], adults: number, children: number) {
  const paxes = paxesOf(adults, children);
  const totalOf = (price: TourPrice, pricePackage: TourPackage, who: typeof paxes) =>
    breakdownOf({ price, pricePackage, paxes: who, daysAhead: 0 }).GrandTotal;
  const totals = lists.flatMap((price) =>
    price.PricePackages.filter((each) => !findPartyProblem(each, paxes)).map((pricePackage) => ({
      total: totalOf(price, pricePackage, paxes),
      ofAdults: totalOf(price, pricePackage, paxes.slice(0, adults)),
    })),
  );
  return totals.sort((left, right) => left.total - right.total)[0];
}

const countsOn = ({ ValidDays }: TourPrice, date: string | undefined) =>
  date === undefined || ValidDays.length === 0 || ValidDays.includes(weekdayOf(date));

/** What a party pays at least of what everybody may buy, with everything that must be paid: on any day, and on the first one. */
export function lowestPrice(source: ProductSource, party: AskedParty, firstDay: string | undefined) {
  const { minOfPax, maxOfPax } = partyLimits(source);
  const lists = priceListsOf(source, { isMember: false, locale: 'en' });
  const onFirstDay = lists.filter((list) => countsOn(list, firstDay));
  const lowestFor = (children: number) => {
    const fromAdults = Math.min(Math.max(party.participants, minOfPax - children), maxOfPax - children);
    const lowest = lowestTotal(lists, fromAdults, children);
    return lowest && { ...lowest, fromAdults, fromChildren: children };
  };
  const found = lowestFor(party.children) ?? lowestFor(0);
  if (!found) throw new Error(`${source.id} has no package for anybody`);
  const { fromAdults, fromChildren, total: fromTotal, ofAdults } = found;
  const whole = fromMajor(ofAdults, source.price.currency);
  const [share = whole] = allocate(
    whole,
    Array.from({ length: fromAdults }, () => 1),
  );
  const firstDayTotal = lowestTotal(onFirstDay, fromAdults, fromChildren)?.total ?? fromTotal;
  return { publishFare: toMajor(share), fromTotal, fromAdults, fromChildren, firstDayTotal };
}
