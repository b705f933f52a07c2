import { ListFilter } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@wisata/runtime/journey/filter-chips';
import { SortMenu, SortSaid } from '@wisata/runtime/journey/sort-menu';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { JOURNEY_ORDERS, JOURNEY_TABS, type JourneyBadge } from '@wisata/kernel/journey-orders';
import { price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { OrderTabs } from '@wisata/ui/order-tabs';
import { useTrainText } from '../journey/use-train-text.ts';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { listStatePath } from './train-list-query.rules.ts';
import styles from './train-results.module.css';
import { cheapestOffer } from './train-sort.rules.ts';
import { tripTotal } from './train-trip.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** The orders that most people want, with the train that each puts first. */
function Leaders({ view: { leaders, depart, state, setFilter } }: { readonly view: ListView }) {
  const { t } = useTranslation('train');
  const { duration } = useTrainText();
  if (!leaders) return null;
  function leadOf(badge: JourneyBadge) {
    const train = leaders?.[badge];
    const offer = train && cheapestOffer(train);
    return offer && { price: price(tripTotal(offer, depart)), more: duration(train.durationMinutes) };
  }
  return (
    <div className={styles.leaders}>
      <OrderTabs
        label={t('sort.title')}
        tabs={JOURNEY_TABS.map(({ badge, order }) => ({ order, name: t(`badge.${badge}`), lead: leadOf(badge) }))}
        chosen={state.filter.sort}
        onChoose={(sort) => setFilter({ ...state.filter, sort })}
      />
      <p className={styles.muted}>{t('sort.why')}</p>
    </div>
  );
}

/** The order of the list, what it is narrowed by, and on phones the button to everything that narrows it. */
export function ListControls({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('train');
  const { search, state, trains, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames();
  const count = TRAIN_FILTER.active(filter).length;
  const sheet = usePanelStep('filters', (open) => listStatePath(search, { ...state, open }));
  return (
    <div className={styles.controls}>
      <Leaders view={view} />
      <span className={styles.open}>
        <Button icon={ListFilter} onClick={sheet.open} aria-haspopup="dialog">
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </Button>
      </span>
      <div className={styles.sort}>
        <SortMenu
          service="train"
          sorts={JOURNEY_ORDERS}
          sort={filter.sort}
          onSort={(sort) => setFilter({ ...filter, sort })}
        />
      </div>
      <SortSaid service="train" sort={filter.sort} count={trains.length} />
      {count > 0 && (
        <div className={styles.chips}>
          <FilterChips
            service="train"
            of={TRAIN_FILTER}
            filter={filter}
            nameOf={(each) => names.active(filter, each)}
            onChange={setFilter}
          />
        </div>
      )}
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            view={view}
            onClose={sheet.close}
            onApply={(next) => view.go({ filter: next, open: undefined }, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
