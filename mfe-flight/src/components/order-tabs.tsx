import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Announcer } from '@wisata/ui/live-region';
import { SelectField } from '@wisata/ui/select-field';
import { Skeleton } from '@wisata/ui/skeleton';
import { useFlightText } from '../hooks/use-flight-text.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { FLIGHT_ORDERS, type FlightBadge, type FlightOrder } from '../rules/flight-sort.rules.ts';
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

/** The three orders that most people want, each with the flight that leads it; the others in a list. */
export function OrderTabs({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { duration } = useFlightText();
  const { highlights, state, flights, setFilter } = view;
  const { order } = state.filter;
  const [said, setSaid] = useState<FlightOrder>();

  function sortBy(next: FlightOrder) {
    setSaid(next);
    setFilter({ ...state.filter, order: next });
  }

  return (
    <div className={styles.orders}>
      {view.all.length === 0 && <TabsSkeleton />}
      {highlights && (
        <div role="group" aria-label={t('order.title')} className={styles.tabs}>
          {TABS.map(({ badge, order: own }) => (
            <button
              key={own}
              type="button"
              className={styles.tab}
              aria-pressed={order === own}
              onClick={() => sortBy(own)}
            >
              <span className={styles.name}>{t(`badge.${badge}`)}</span>{' '}
              <span className={styles.fact}>
                {price(highlights[badge].total)}
                <span className={styles.wide}> · {duration(highlights[badge].durationMinutes)}</span>
              </span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.more}>
        <p className={styles.why}>{t('order.why')}</p>
        <div className={styles.select}>
          <SelectField
            label={t('order.more')}
            labelHidden
            value={order}
            onChange={(event) => sortBy(event.target.value as FlightOrder)}
            options={FLIGHT_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          />
        </div>
      </div>
      <Announcer
        message={said === order ? t('order.said', { order: t(`order.${order}`), count: flights.length }) : ''}
      />
    </div>
  );
}
