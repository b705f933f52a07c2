import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheetFrame, SelectAll } from '@wisata/runtime/journey/filter-sheet';
import { Button } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { TextField } from '@wisata/ui/text-field';
import type { FilterOption } from '../api/hotel.model.ts';
import { useFilterPreview } from './use-filter-preview.ts';
import { activeFilters, clearedFilter, RATE_FILTERS, toggleValue, type HotelFilter } from './hotel-filter.rules.ts';
import styles from './filter-sheet.module.css';
import type { HotelResultsViewProps } from './hotel-results-props.ts';
import { PriceFilter } from './price-filter.tsx';

/** Facilities that are always listed; the rest unfolds. */
const FIRST_FACILITIES = 7;

interface OptionGroupProps {
  readonly title: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** All of a group at once, or none of it. */
  readonly onSet?: (values: readonly string[]) => void;
}

function AllOrNone({ title, options, chosen, onSet }: OptionGroupProps) {
  const possible = options.filter(({ count }) => count > 0).map(({ value }) => value);
  return (
    <div className={styles.all}>
      <SelectAll
        service="hotel"
        group={title}
        isAll={possible.every((value) => chosen.includes(value))}
        isNone={chosen.length === 0}
        onAll={() => onSet?.(possible)}
        onNone={() => onSet?.([])}
      />
    </div>
  );
}

/** Choices with how many hotels each would leave; one that would leave none stays, disabled. */
function OptionGroup(props: OptionGroupProps) {
  const { title, options, chosen, onToggle, onSet } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {options.map(({ value, name, count }) => (
        <Checkbox
          key={value}
          label={name}
          aside={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {onSet && <AllOrNone {...props} />}
    </fieldset>
  );
}

function Facilities(props: Omit<OptionGroupProps, 'title'>) {
  const { t } = useTranslation('hotel');
  const [isWhole, setWhole] = useState(false);
  const { options, chosen } = props;
  const shown = options.filter(({ value }, index) => isWhole || index < FIRST_FACILITIES || chosen.includes(value));
  return (
    <div>
      <OptionGroup {...props} title={t('filter.facilities')} options={shown} />
      {shown.length < options.length && (
        <Button variant="link" size="s" onClick={() => setWhole(true)}>
          {t('filter.moreFacilities', { count: options.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

interface FilterSheetProps extends HotelResultsViewProps {
  readonly onClose: () => void;
  readonly onApply: (filter: HotelFilter) => void;
}

type Preview = ReturnType<typeof useFilterPreview>;

function AreaGroup({ preview: { draft, page, change } }: { readonly preview: Preview }) {
  const { t } = useTranslation('hotel');
  const toggle = (value: string) => change(value === '' ? { ...draft, area: [] } : toggleValue(draft, 'area', value));
  return (
    <OptionGroup
      title={t('filter.area')}
      options={page.areas.map(({ area, value, count }) => ({ name: area, value, count }))}
      chosen={draft.area.length === 0 ? [''] : draft.area}
      onToggle={toggle}
    />
  );
}

function Rates({ preview: { draft, page, change } }: { readonly preview: Preview }) {
  const { t } = useTranslation('hotel');
  return (
    <OptionGroup
      title={t('filter.rates')}
      options={RATE_FILTERS.map((kind) => ({ value: kind, name: t(`filter.${kind}`), count: page[kind] }))}
      chosen={RATE_FILTERS.filter((kind) => draft[kind])}
      onToggle={(value) => {
        const kind = RATE_FILTERS.find((each) => each === value);
        if (kind) change({ ...draft, [kind]: !draft[kind] });
      }}
      onSet={(kinds) =>
        change({ ...draft, ...Object.fromEntries(RATE_FILTERS.map((kind) => [kind, kinds.includes(kind)])) })
      }
    />
  );
}

/** All filters of the list; how many hotels a draft would leave is asked for. */
export function FilterSheet({ search, filter, results, onClose, onApply }: FilterSheetProps) {
  const { t } = useTranslation('hotel');
  const preview = useFilterPreview(search, filter, results);
  const { draft, page, overview, isPending, change } = preview;
  return (
    <FilterSheetFrame
      service="hotel"
      count={page.total}
      busy={isPending}
      isFiltered={activeFilters(draft).length > 0}
      onClear={() => change(clearedFilter(draft))}
      onClose={onClose}
      onApply={() => onApply(draft)}
    >
      <div className={styles.groups}>
        <PriceFilter draft={draft} overview={overview} onChange={change} />
        <Rates preview={preview} />
        <OptionGroup
          title={t('filter.stars')}
          options={page.stars}
          chosen={draft.star}
          onToggle={(value) => change(toggleValue(draft, 'star', value))}
          onSet={(star) => change({ ...draft, star })}
        />
        <AreaGroup preview={preview} />
        <Facilities
          options={page.facilities}
          chosen={draft.facilities}
          onToggle={(value) => change(toggleValue(draft, 'facilities', value))}
          onSet={(facilities) => change({ ...draft, facilities })}
        />
        <TextField
          label={t('filter.name')}
          defaultValue={draft.name}
          autoComplete="off"
          onBlur={(event) => change({ ...draft, name: event.target.value.trim() })}
        />
      </div>
    </FilterSheetFrame>
  );
}
