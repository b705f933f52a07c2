import { useTranslation } from 'react-i18next';
import { FilterBar } from '@wisata/runtime/journey/filter-bar';
import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { Stack } from '@wisata/ui/layout';
import { lazyPart } from '@wisata/runtime';
import styles from './filter-bar.module.css';
import { useFilterNames } from './use-filter-names.ts';
import { useAskedFilter, type ListView } from './use-list-view.ts';
import { VISIT_FILTER } from './visit-filter.rules.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** Parts of the day with how many begin then, and what needs no day. */
function StartTimes({ view }: { readonly view: ListView }) {
  const { service, all, place, counts, setFilter } = view;
  const { t } = useTranslation(service);
  const filter = useAskedFilter(view);
  const names = useFilterNames(view);
  if (all.every(({ sessions }) => sessions.length === 0)) return null;
  const anyDay = counts.flags.anyDay;
  return (
    <div className={styles.starts}>
      <span className={styles.label} aria-hidden>
        {place ? t('filter.startIn', { place: place.city }) : t('filter.start')}
      </span>
      <ChipGroup label={t('filter.start')} scroll>
        {counts.options.start.map(({ value, count }) => (
          <Chip
            key={value}
            selected={filter.start.includes(value)}
            count={count}
            disabled={count === 0 && !filter.start.includes(value)}
            onToggle={() => setFilter(VISIT_FILTER.toggle(filter, 'start', value))}
          >
            {names.option('start', value)}
          </Chip>
        ))}
        <Chip
          selected={filter.anyDay}
          count={anyDay}
          disabled={anyDay === 0 && !filter.anyDay}
          onToggle={(isOn) => setFilter(VISIT_FILTER.change(filter, { anyDay: isOn }))}
        >
          {t('filter.anyDay')}
        </Chip>
      </ChipGroup>
    </div>
  );
}

/** What narrows the list: the kinds and parts of the day at hand, everything else in the sheet. */
export function VisitFilterBar({ view }: { readonly view: ListView }) {
  const { service, counts, setFilter, pathOf } = view;
  const control = useFilterControl(service, VISIT_FILTER, { ...view, names: useFilterNames(view) });
  const panel = usePanelStep('filters', (open) => pathOf(control.filter, open));
  return (
    <Stack gap={3}>
      <FilterBar
        {...control}
        quick={counts.options.type.map(({ value, count }) => ({
          part: { kind: 'type', value } as const,
          count,
        }))}
        panel={panel}
        sheet={<FilterSheet view={view} onClose={panel.close} onApply={(next) => setFilter(next, { replace: true })} />}
      />
      <StartTimes view={view} />
    </Stack>
  );
}
