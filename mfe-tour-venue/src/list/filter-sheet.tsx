import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterRange } from '@wisata/runtime/journey/filter-range';
import { FilterSheetFrame } from '@wisata/runtime/journey/filter-sheet';
import { OptionGroup } from '@wisata/runtime/journey/option-group';
import { FilterGroup, FilterGroups } from '@wisata/ui/filter-group';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';
import { countVisits, FLAGS, optionKinds, priceScale, VISIT_FILTER, type VisitFilter } from './visit-filter.rules.ts';

interface FiltersProps {
  readonly view: ListView;
  readonly draft: VisitFilter;
  readonly onChange: (draft: VisitFilter) => void;
}

function Options({ view, draft, onChange }: FiltersProps) {
  const { t } = useTranslation(view.service);
  const names = useFilterNames(view);
  const { options } = countVisits(view.all, draft);
  return optionKinds(view.all).map((kind) => (
    <OptionGroup
      key={kind}
      service={view.service}
      title={t(`filter.${kind}`)}
      options={options[kind].map((each) => ({ ...each, name: names.option(kind, each.value) }))}
      chosen={draft[kind]}
      onToggle={(value) => onChange(VISIT_FILTER.toggle(draft, kind, value))}
    />
  ));
}

function Flags({ view, draft, onChange }: FiltersProps) {
  const { t } = useTranslation(view.service);
  const { flags } = countVisits(view.all, draft);
  return (
    <OptionGroup
      service={view.service}
      title={t('filter.more')}
      options={FLAGS.map((kind) => ({ value: kind, name: t(`filter.${kind}`), count: flags[kind] }))}
      chosen={FLAGS.filter((kind) => draft[kind])}
      onToggle={(value) =>
        onChange(
          VISIT_FILTER.change(draft, value === 'anyDay' ? { anyDay: !draft.anyDay } : { wellRated: !draft.wellRated }),
        )
      }
    />
  );
}

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: VisitFilter) => void;
}

/** All filters of the list; what a draft leaves is counted at once. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const { t } = useTranslation(view.service);
  const names = useFilterNames(view);
  const [draft, setDraft] = useState(view.filter);
  const scale = priceScale(view.all);
  const props = { view, draft, onChange: setDraft };
  return (
    <FilterSheetFrame
      service={view.service}
      of={VISIT_FILTER}
      draft={draft}
      count={countVisits(view.all, draft).items.length}
      onChange={setDraft}
      onClose={onClose}
      onApply={onApply}
    >
      <FilterGroups>
        <Options {...props} />
        <Flags {...props} />
        {scale && (
          <FilterGroup>
            <FilterRange
              service={view.service}
              label={t('filter.price')}
              scale={scale}
              value={draft.price}
              formatValue={names.amount}
              onChange={(price) => setDraft(VISIT_FILTER.change(draft, { price }))}
            />
          </FilterGroup>
        )}
      </FilterGroups>
    </FilterSheetFrame>
  );
}
