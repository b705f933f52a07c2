import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleClassName, VEHICLE_CLASSES } from '@wisata/kernel/contracts/transport-terms';
import type { TransportListAnswer, Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { fromMajor, price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useOptimisticQuery, useQueryNavigate } from '@wisata/runtime/optimistic-query';
import { tripListPath } from '../trip/trip-search.rules.ts';
import { vehiclePath } from '../trip/vehicle-choice.rules.ts';
import type { TripListData } from './trip-list.data.ts';
import { countVehicles, pageOf, sortVehicles, VEHICLE_FILTER } from './vehicle-filter.rules.ts';
import type { ActiveFilter, OptionKind, VehicleFilter } from './vehicle-filter.rules.ts';

/** How filters are called. */
function useFilterNames() {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const amount = (major: number) => price(fromMajor(major, 'IDR'));
  function option(kind: OptionKind, value: string): string {
    if (kind === 'brand') return value;
    if (kind === 'gearbox') return t(`card.${value}`);
    const known = VEHICLE_CLASSES.find((each) => each === value);
    return known ? vehicleClassName(known, locale) : value;
  }
  function priceText({ price: { min, max } }: VehicleFilter): string {
    const [low, high] = [amount(min ?? 0), amount(max ?? 0)];
    if (min !== undefined && max !== undefined) return t('filter.priceBetween', { low, high });
    return min === undefined ? t('filter.priceTo', { high }) : t('filter.priceFrom', { low });
  }
  return {
    amount,
    option,
    active(filter: VehicleFilter, { kind, value }: ActiveFilter): string {
      if (kind === 'class' || kind === 'brand' || kind === 'gearbox') return option(kind, value);
      return kind === 'price' ? priceText(filter) : t('filter.fitsBags');
    },
  };
}

/** The list that a visitor looks at: what it holds and how it is changed. */
export function useListView({ search, filter }: TripListData, answer: TransportListAnswer) {
  const ask = useQueryNavigate();
  const all = answer.vehicles.data;
  const { bags } = search;
  const counts = useMemo(() => countVehicles(all, filter, bags), [all, filter, bags]);
  const sorted = useMemo(() => sortVehicles(counts.items, filter.sort), [counts, filter.sort]);
  const pathOf = (wanted: VehicleFilter, open?: string) =>
    tripListPath(search, [...VEHICLE_FILTER.write(wanted), ...(open ? [['open', open] as const] : [])]);
  return {
    search,
    filter,
    answer,
    all,
    counts,
    names: useFilterNames(),
    /** The lowest total of the search; undefined where there is nothing to compare it with. */
    lowest: all.length > 1 ? Math.min(...all.map(({ totalFare }) => totalFare)) : undefined,
    /** How many the filter leaves. */
    count: sorted.length,
    ...pageOf(sorted, filter.page),
    pathOf,
    /** One step of history each, so that Back undoes it; what a sheet applies takes the place of the sheet's own step. */
    setFilter: (wanted: VehicleFilter, { replace = false } = {}) =>
      ask(pathOf(wanted), { preventScrollReset: true, replace }),
    pathTo: ({ id }: Vehicle) => vehiclePath({ search, vehicle: id, extras: {} }),
  };
}

export type ListView = ReturnType<typeof useListView>;

/** The filter that is asked for: what shows it is rendered anew at a press, before the list follows. */
export const useAskedFilter = ({ filter }: Pick<ListView, 'filter'>) => useOptimisticQuery(filter, VEHICLE_FILTER.read);
