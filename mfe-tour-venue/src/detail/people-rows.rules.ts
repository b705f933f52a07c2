import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';

/** The rows in which a party is counted: children by the bed they sleep in. */
export const ROWS = ['ADT', 'CHD', 'CHD_BED', 'CHD_NO_BED', 'INF'] as const;
export type Row = (typeof ROWS)[number];

/** More than one booking takes. */
export const MOST_TRAVELLERS = 99;

type Party = readonly PricedTraveller[];

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
