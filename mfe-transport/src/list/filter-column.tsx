import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import styles from './trip-results.module.css';
import { useAskedFilter, type ListView } from './use-list-view.ts';
import { VEHICLE_FILTER } from './vehicle-filter.rules.ts';
import { VehicleFilters } from './vehicle-filters.tsx';

/** The filters beside the list, where there is room for them; narrow screens have a sheet. */
export function FilterColumn({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('transport');
  const { setFilter } = view;
  const filter = useAskedFilter(view);
  return (
    <aside className={styles.filters} aria-label={t('filter.title')}>
      <div className={styles.filtersHead}>
        <h2 className={styles.filtersTitle}>{t('filter.title')}</h2>
        <Button
          variant="link"
          size="s"
          disabled={VEHICLE_FILTER.active(filter).length === 0}
          onClick={() => setFilter(VEHICLE_FILTER.cleared(filter))}
        >
          {t('filter.clearAll')}
        </Button>
      </div>
      <VehicleFilters view={view} filter={filter} onChange={setFilter} />
    </aside>
  );
}
