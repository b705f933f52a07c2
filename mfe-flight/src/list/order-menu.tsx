import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortMenu, SortSaid } from '@wisata/runtime/journey/sort-menu';
import { IconButton } from '@wisata/ui/icon-button';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import styles from './order-tabs.module.css';

/** All orders in a list, and an explanation of "Best". */
export function OrderMenu({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { state, flights, setFilter } = view;
  const { sort } = state.filter;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.menu}>
        <div className={styles.select}>
          <SortMenu
            service="flight"
            sorts={FLIGHT_FILTER.sorts}
            sort={sort}
            onSort={(next) => setFilter({ ...state.filter, sort: next })}
          />
        </div>
        <IconButton
          icon={Info}
          label={t('sort.whyTitle')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <p id={id} className={styles.why} hidden={!isOpen}>
        {t('sort.why')}
      </p>
      <SortSaid service="flight" sort={sort} count={flights.length} />
    </>
  );
}
