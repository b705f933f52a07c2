import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourPackage, TourPrice } from '@wisata/kernel/contracts/tour-price';

/** Something that one traveller may choose, at so much in major units. */
export interface Extra {
  readonly kind: 'single' | 'visa' | 'cost';
  /** Of the cost; empty for the others. */
  readonly id: string;
  /** The operator's own words; empty where the page has some. */
  readonly text: string;
  readonly amount: number;
}

interface Offered {
  readonly price: TourPrice;
  readonly pricePackage: TourPackage;
}

/** What a traveller may choose besides the package; a room of one's own is for adults who do not come alone. */
export function extrasFor(
  { price, pricePackage }: Offered,
  { type }: PricedTraveller,
  partySize: number,
): readonly Extra[] {
  const { SingleSupplementPrice: single } = pricePackage;
  const costs = price.MiscellaneousCost.filter(({ Mandatory }) => !Mandatory);
  return [
    ...(type === 'ADT' && single > 0 && partySize > 1
      ? [{ kind: 'single' as const, id: '', text: '', amount: single }]
      : []),
    ...(price.Visa > 0 ? [{ kind: 'visa' as const, id: '', text: '', amount: price.Visa }] : []),
    ...costs.map(({ Id, Item, Amount }) => ({ kind: 'cost' as const, id: Id, text: Item, amount: Amount })),
  ];
}

export function hasExtra(traveller: PricedTraveller, { kind, id }: Extra): boolean {
  if (kind === 'single') return traveller.bed === 'single';
  return kind === 'visa' ? (traveller.isIncludeVisa ?? false) : (traveller.miscellaneous ?? []).includes(id);
}

/** The traveller with an extra that was not chosen, or without one that was. */
export function toggleExtra(traveller: PricedTraveller, extra: Extra): PricedTraveller {
  const isOn = hasExtra(traveller, extra);
  const { miscellaneous = [] } = traveller;
  switch (extra.kind) {
    case 'single':
      return { ...traveller, bed: isOn ? '' : 'single' };
    case 'visa':
      return { ...traveller, isIncludeVisa: !isOn };
    default:
      return {
        ...traveller,
        miscellaneous: isOn ? miscellaneous.filter((id) => id !== extra.id) : [...miscellaneous, extra.id],
      };
  }
}
