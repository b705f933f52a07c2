import { ListFilter as FilterIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterParts } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import styles from './filter-bar.module.css';
import { FilterChips, type QuickFilter } from './filter-chips.tsx';
import type { FilterControl } from './filter-control.ts';
import type { usePanelStep } from './use-panel-step.ts';

interface FilterBarProps<P extends FilterParts, S extends string> extends FilterControl<P, S> {
  /** What is often filtered by, one press each. */
  readonly quick: readonly QuickFilter<P>[];
  /** The sheet with everything else, as the address opens it. */
  readonly panel: ReturnType<typeof usePanelStep<'filters'>>;
  readonly sheet: ReactNode;
  /** Whether all filters stand beside the list where there is room for them. */
  readonly beside?: boolean;
}

/** Chips of the active filters, quick filters beside them, and the button to the sheet with all filters. */
export function FilterBar<P extends FilterParts, S extends string>(props: FilterBarProps<P, S>) {
  const { panel, sheet, beside = false, ...chips } = props;
  const { t } = useTranslation(props.service);
  const count = props.of.active(props.filter).length;
  return (
    <>
      <FilterChips
        {...chips}
        first={
          <span className={beside ? styles.narrow : undefined}>
            <Button size="s" icon={FilterIcon} onClick={panel.open} aria-haspopup="dialog">
              {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
            </Button>
          </span>
        }
      />
      {panel.isOpen && <Suspense fallback={null}>{sheet}</Suspense>}
    </>
  );
}
