import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { VisitService } from '../visit/visit-service.ts';
import type { VisitCard, VisitDetail, VisitKinds, VisitPlace } from './visit.model.ts';
import type { CardRead, DetailRead, PlaceRead } from './visit.schema.ts';

const placeOf = ({ locations: [first] }: Pick<CardRead, 'locations'>) =>
  first ? [...new Set([first.city, first.country])].join(', ') : '';

/** An API that knows only the contract says what one adult pays. */
function pricesOf({ publishFare, fromTotal, currency }: Pick<CardRead, 'publishFare' | 'fromTotal' | 'currency'>) {
  const listed = parseCurrency(currency) ?? 'SGD';
  return { from: fromMajor(publishFare, listed), total: fromMajor(fromTotal ?? publishFare, listed) };
}

/** Something without a place on the map is only in the list. */
export function toCard(answer: CardRead): VisitCard {
  const { uniqueId, publishFare: _fare, fromTotal: _total, currency: _currency, ...card } = answer;
  return { ...card, ...pricesOf(answer), id: uniqueId, place: placeOf(answer) };
}

export function toDetail(answer: DetailRead): VisitDetail {
  const { uniqueId, publishFare: _fare, fromTotal: _total, currency: _currency, ...detail } = answer;
  return { ...detail, ...pricesOf(answer), id: uniqueId, place: placeOf(answer) };
}

export const toPlace = ({ LocationId, City, Country }: PlaceRead): VisitPlace => ({
  id: LocationId,
  city: City,
  country: Country,
});

interface KindRead {
  readonly id: number;
  readonly name: string;
  readonly services: readonly VisitService[];
  readonly categoryId?: number;
}

/** What a service sells of the masters' kinds, by name. The entry that means all has the number 0 and is left out. */
export function toKinds(
  service: VisitService,
  categories: readonly KindRead[],
  types: readonly KindRead[],
): VisitKinds {
  const of = (kinds: readonly KindRead[]) =>
    kinds
      .filter(({ id, services }) => id !== 0 && services.includes(service))
      .map(({ id, name, categoryId = 0 }) => ({ id, name, category: categoryId }));
  return { categories: of(categories), types: of(types) };
}
