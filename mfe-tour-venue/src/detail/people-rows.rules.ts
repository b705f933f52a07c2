import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourPackage } from '@wisata/kernel/contracts/tour-price';

/** The rows in which a party is counted: children by the bed they sleep in. */
export const ROWS = ['ADT', 'CHD', 'CHD_BED', 'CHD_NO_BED', 'INF'] as const;
export type Row = (typeof ROWS)[number];

/** More than one booking takes. */
export const MOST_TRAVELLERS = 99;

type Party = readonly PricedTraveller[];
type BedPrices = Pick<TourPackage, 'ChildExtraBedPrice' | 'ChildNoBedPrice'>;

/** Somebody of a row who has chosen nothing besides. */
export function travellerOf(row: Row): PricedTraveller {
  const type = row === 'ADT' || row === 'INF' ? row : 'CHD';
  const bed = row === 'CHD_NO_BED' ? 'no-bed' : '';
  return { type, bed, isExtraBed: row === 'CHD_BED', isIncludeVisa: false, miscellaneous: [] };
}

export function rowOf({ type, bed, isExtraBed }: PricedTraveller): Row {
  if (type !== 'CHD') return type;
  if (isExtraBed) return 'CHD_BED';
  return bed === 'no-bed' ? 'CHD_NO_BED' : 'CHD';
}

/** Whether a package has prices by the bed of a child. */
export const sellsBeds = ({ ChildExtraBedPrice, ChildNoBedPrice }: BedPrices): boolean =>
  ChildExtraBedPrice > 0 || ChildNoBedPrice > 0;

/** Whether all children sleep in beds of their own; undefined where they do not all sleep alike. */
export function childBedOf(paxes: Party): boolean | undefined {
  const [row, ...others] = new Set(paxes.filter(({ type }) => type === 'CHD').map(rowOf));
  return others.length > 0 || row === undefined || row === 'CHD' ? undefined : row === 'CHD_BED';
}

/** Children who have chosen nothing, in the beds that were chosen elsewhere, where the package sells those. */
export function withChildBed(paxes: Party, prices: BedPrices, own: boolean | undefined): Party {
  const isSold = own === undefined ? false : (own ? prices.ChildExtraBedPrice : prices.ChildNoBedPrice) > 0;
  const child = travellerOf(own ? 'CHD_BED' : 'CHD_NO_BED');
  return isSold ? paxes.map((pax) => (rowOf(pax) === 'CHD' ? child : pax)) : paxes;
}

export const countRow = (paxes: Party, row: Row) => paxes.filter((pax) => rowOf(pax) === row).length;

/** Why a row cannot change; undefined where it can. */
export function findRowRefusal(paxes: Party, row: Row, delta: 1 | -1) {
  const [adults, infants] = [countRow(paxes, 'ADT'), countRow(paxes, 'INF')];
  if (delta === 1) {
    if (row === 'INF' && infants >= adults) return { code: 'INFANT_NEEDS_ADULT' } as const;
    return paxes.length >= MOST_TRAVELLERS ? ({ code: 'MOST' } as const) : undefined;
  }
  if (countRow(paxes, row) === 0) return { code: 'NONE_LEFT' } as const;
  if (row === 'ADT' && adults === 1) return { code: 'ADULT_REQUIRED' } as const;
  return row === 'ADT' && infants >= adults ? ({ code: 'INFANT_NEEDS_ADULT' } as const) : undefined;
}

/** One more or one less of a row, adults before children before infants. */
export function changeRow(paxes: Party, row: Row, delta: 1 | -1): Party {
  if (delta === -1) {
    const last = paxes.findLastIndex((pax) => rowOf(pax) === row);
    return paxes.filter((_, index) => index !== last);
  }
  return [...paxes, travellerOf(row)].toSorted((a, b) => ROWS.indexOf(rowOf(a)) - ROWS.indexOf(rowOf(b)));
}
