import { useTranslation } from 'react-i18next';
import { routeOf, type AtLeg } from '@wisata/kernel/trip-legs';
import type { TripPlaces } from '@wisata/kernel/trip-search';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { Checkbox } from '@wisata/ui/checkbox';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import { useFilterNames } from './use-filter-names.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { PRICE_STEP, type Facets } from './flight-facets.rules.ts';
import { FLIGHT_FILTER, type FlightFilter, type ListFilter } from './flight-filter.rules.ts';

/** Slots are in the local times of the ends. */
export interface FlightFiltersProps extends AtLeg<TripPlaces> {
  readonly filter: FlightFilter;
  readonly facets: Facets;
  readonly onChange: (filter: FlightFilter) => void;
}

type Names = ReturnType<typeof useFilterNames>;

interface OptionsProps extends FlightFiltersProps {
  readonly kind: ListFilter;
  readonly title: string;
  readonly names: Names;
}

function Options({ kind, title, names, filter, facets, onChange }: OptionsProps) {
  const options = facets.options[kind];
  if (options.length === 0) return null;
  return (
    <OptionGroup
      service="flight"
      title={title}
      options={options.map((option) => ({ ...option, name: names.option(kind, option.value) }))}
      chosen={filter[kind]}
      onToggle={(value) => onChange(FLIGHT_FILTER.toggle(filter, kind, value))}
      all={options.length > 2 ? options.map(({ value }) => value) : undefined}
      onSet={(values) => onChange({ ...filter, [kind]: values })}
    />
  );
}

const hoursTyped = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.').replace(/[^\d.]/g, ''));
  return text.trim() !== '' && Number.isFinite(value) ? Math.round(value * 10) / 10 : undefined;
};

function Ranges({ filter, facets, onChange, names }: FlightFiltersProps & { readonly names: Names }) {
  const { t } = useTranslation('flight');
  const { price, wait, histogram } = facets;
  return (
    <>
      {price.max > price.min && (
        <FilterGroup>
          <FilterRange
            service="flight"
            label={t('filter.price')}
            scale={{ ...price, step: PRICE_STEP }}
            value={filter.price}
            formatValue={names.amount}
            histogram={histogram}
            onChange={(ends) => onChange({ ...filter, price: ends })}
          />
        </FilterGroup>
      )}
      {wait && wait.max > wait.min && (
        <FilterGroup>
          <FilterRange
            service="flight"
            label={t('filter.wait')}
            scale={{ ...wait, step: 0.1 }}
            value={filter.wait}
            formatValue={(value) => t('filter.hours', { hours: names.hours(value) })}
            parseValue={hoursTyped}
            onChange={(ends) => onChange({ ...filter, wait: ends })}
          />
        </FilterGroup>
      )}
    </>
  );
}

/** Every filter of the list with its counts. */
export function FlightFilters(props: FlightFiltersProps) {
  const { t } = useTranslation('flight');
  const { city } = useFlightText();
  const { filter, facets, onChange } = props;
  const { origin, destination } = routeOf(props);
  const names = useFilterNames(facets, facets.items[0]?.perAdult.currency ?? 'IDR');
  const bags = facets.flags.bag;
  return (
    <FilterGroups lined>
      <Options {...props} names={names} kind="transit" title={t('filter.transit')} />
      <Options {...props} names={names} kind="depart" title={t('filter.depart', { place: city(origin) })} />
      <Options {...props} names={names} kind="arrive" title={t('filter.arrive', { place: city(destination) })} />
      <Options {...props} names={names} kind="airline" title={t('filter.airline')} />
      <Ranges {...props} names={names} />
      <Options {...props} names={names} kind="via" title={t('filter.via')} />
      <FilterGroup>
        <Checkbox
          label={t('filter.bag')}
          aside={bags}
          checked={filter.bag}
          disabled={bags === 0 && !filter.bag}
          onChange={() => onChange({ ...filter, bag: !filter.bag })}
        />
      </FilterGroup>
    </FilterGroups>
  );
}
