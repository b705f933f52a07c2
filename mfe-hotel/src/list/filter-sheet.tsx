import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { Button } from '@wisata/ui/button';
import { FilterGroups } from '@wisata/ui/filter-group';
import { TextField } from '@wisata/ui/text-field';
import type { FilterOption } from '../api/hotel.model.ts';
import { useFilterPreview } from './use-filter-preview.ts';
import { HOTEL_FILTER, RATE_FILTERS, type HotelFilter } from './hotel-filter.rules.ts';
import type { HotelResultsViewProps } from './use-hotel-list.ts';
import { PriceFilter } from './price-filter.tsx';

/** Facilities that are always listed; the rest unfolds. */
const FIRST_FACILITIES = 7;

interface GroupProps {
  readonly preview: ReturnType<typeof useFilterPreview>;
}

/** "All" of a group means the options that at least one hotel has. */
const possible = (options: readonly FilterOption[]) =>
  options.filter(({ count }) => count > 0).map(({ value }) => value);

function Stars({ preview: { draft, page, change } }: GroupProps) {
  const { t } = useTranslation('hotel');
  return (
    <OptionGroup
      service="hotel"
      title={t('filter.stars')}
      options={page.stars}
      chosen={draft.star}
      onToggle={(value) => change(HOTEL_FILTER.toggle(draft, 'star', value))}
      all={possible(page.stars)}
      onSet={(star) => change({ ...draft, star })}
    />
  );
}

function Facilities({ preview: { draft, page, change } }: GroupProps) {
  const { t } = useTranslation('hotel');
  const [isWhole, setWhole] = useState(false);
  const options = page.facilities;
  const chosen = draft.facilities;
  const shown = options.filter(({ value }, index) => isWhole || index < FIRST_FACILITIES || chosen.includes(value));
  return (
    <div>
      <OptionGroup
        service="hotel"
        title={t('filter.facilities')}
        options={shown}
        chosen={chosen}
        onToggle={(value) => change(HOTEL_FILTER.toggle(draft, 'facilities', value))}
        all={possible(shown)}
        onSet={(facilities) => change({ ...draft, facilities })}
      />
      {shown.length < options.length && (
        <Button variant="link" size="s" onClick={() => setWhole(true)}>
          {t('filter.moreFacilities', { count: options.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function Areas({ preview: { draft, page, change } }: GroupProps) {
  const { t } = useTranslation('hotel');
  return (
    <OptionGroup
      service="hotel"
      title={t('filter.area')}
      options={page.areas.map(({ area, value, count }) => ({ name: area, value, count }))}
      chosen={draft.area.length === 0 ? [''] : draft.area}
      onToggle={(value) => change(value === '' ? { ...draft, area: [] } : HOTEL_FILTER.toggle(draft, 'area', value))}
    />
  );
}

function Rates({ preview: { draft, page, change } }: GroupProps) {
  const { t } = useTranslation('hotel');
  const options = RATE_FILTERS.map((kind) => ({ value: kind, name: t(`filter.${kind}`), count: page[kind] }));
  const withRates = (kinds: readonly string[]) =>
    change({ ...draft, ...Object.fromEntries(RATE_FILTERS.map((kind) => [kind, kinds.includes(kind)])) });
  const chosen = RATE_FILTERS.filter((kind) => draft[kind]);
  return (
    <OptionGroup
      service="hotel"
      title={t('filter.rates')}
      options={options}
      chosen={chosen}
      onToggle={(value) => withRates(RATE_FILTERS.filter((kind) => draft[kind] !== (kind === value)))}
      all={possible(options)}
      onSet={withRates}
    />
  );
}

interface FilterSheetProps extends HotelResultsViewProps {
  readonly onClose: () => void;
  readonly onApply: (filter: HotelFilter) => void;
}

const isOpenIn = (query: URLSearchParams) => query.get('open') === 'filters';

/** All filters of the list; the number of hotels that a draft would leave is loaded. */
export function FilterSheet({ search, filter, results, onClose, onApply }: FilterSheetProps) {
  const { t } = useTranslation('hotel');
  const preview = useFilterPreview(search, filter, results);
  const { draft, page, overview, isPending, change } = preview;
  const isOpen = useOptimisticQuery(true, isOpenIn);
  const named = ({ value }: HTMLInputElement) => HOTEL_FILTER.change(draft, { name: value.trim() });
  // The sheet goes with the press, though what it applies may still have to be loaded.
  if (!isOpen) return null;
  return (
    <FilterSheetFrame
      service="hotel"
      of={HOTEL_FILTER}
      draft={draft}
      count={page.total}
      busy={isPending}
      onChange={change}
      onClose={onClose}
      onApply={onApply}
    >
      <FilterGroups>
        <PriceFilter draft={draft} overview={overview} onChange={change} />
        <Rates preview={preview} />
        <Stars preview={preview} />
        <Areas preview={preview} />
        <Facilities preview={preview} />
        <TextField
          label={t('filter.name')}
          defaultValue={draft.name}
          autoComplete="off"
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') onApply(named(currentTarget));
          }}
          onBlur={({ target }) => change(named(target))}
        />
      </FilterGroups>
    </FilterSheetFrame>
  );
}
