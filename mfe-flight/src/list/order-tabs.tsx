import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Skeleton } from '@wisata/ui/skeleton';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { ListView } from './use-list-view.ts';
import type { FlightBadge, FlightOrder } from './flight-sort.rules.ts';
import styles from './order-tabs.module.css';

const TABS: readonly { readonly badge: FlightBadge; readonly order: FlightOrder }[] = [
  { badge: 'cheapest', order: 'lowest-price' },
  { badge: 'fastest', order: 'shortest-duration' },
  { badge: 'best', order: 'best' },
];

/** The tabs before the first flight has come, as high as they will be. */
function TabsSkeleton() {
  const { t } = useTranslation('flight');
  return (
    <div className={styles.tabs} aria-hidden>
      {TABS.map(({ badge }) => (
        <div key={badge} className={styles.tab}>
          <span className={styles.name}>{t(`badge.${badge}`)}</span>
          <Skeleton width="72%" height="1lh" />
        </div>
      ))}
    </div>
  );
}

/** The three orders that most people want, each with the flight that leads it. */
export function OrderTabs({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { duration } = useFlightText();
  const { highlights, state, setFilter, trips } = view;
  const { sort } = state.filter;

  return (
    <>
      {view.all.length === 0 && <TabsSkeleton />}
      {highlights && (
        <div role="group" aria-label={t('sort.title')} className={styles.tabs}>
          {TABS.map(({ badge, order: own }) => (
            <button
              key={own}
              type="button"
              className={styles.tab}
              aria-pressed={sort === own}
              onClick={() => setFilter({ ...state.filter, sort: own })}
            >
              <span className={styles.name}>{t(`badge.${badge}`)}</span>{' '}
              <span className={styles.fact}>
                {price(trips.totalOf(highlights[badge]))}
                <span className={styles.wide}> · {duration(highlights[badge].durationMinutes)}</span>
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
