import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { VisitService } from '../visit/visit-service.ts';
import type { VisitCard, VisitDetail, VisitKinds, VisitPlace } from './visit.model.ts';
import type { CardRead, DetailRead, PlaceRead } from './visit.schema.ts';

const placeOf = ({ locations: [first] }: Pick<CardRead, 'locations'>) =>
  first ? [...new Set([first.city, first.country])].join(', ') : '';

type PricedRead = Pick<CardRead, 'uniqueId' | 'publishFare' | 'fromTotal' | 'firstDayTotal' | 'currency' | 'locations'>;

/** An API that knows only the contract says what one adult pays. Something without a place on the map is only in the list. */
function adapt<T extends PricedRead>(answer: T) {
  const { uniqueId, publishFare, fromTotal = publishFare, firstDayTotal = fromTotal, currency, ...rest } = answer;
  const listed = parseCurrency(currency) ?? 'SGD';
  return {
    ...rest,
    id: uniqueId,
    from: fromMajor(publishFare, listed),
    total: fromMajor(fromTotal, listed),
    firstDay: fromMajor(firstDayTotal, listed),
    place: placeOf(answer),
  };
}

export const toCard = (answer: CardRead): VisitCard => adapt(answer);
export const toDetail = (answer: DetailRead): VisitDetail => adapt(answer);

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
