import { useTranslation } from 'react-i18next';
import { JOURNEY_TABS } from '@wisata/kernel/journey-orders';
import { price } from '@wisata/kernel/money';
import { OrderTabs as Tabs } from '@wisata/ui/order-tabs';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { ListView } from './use-list-view.ts';
import styles from './order-tabs.module.css';

/** The three orders that most people want, each with the flight that leads it. */
export function OrderTabs({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { duration } = useFlightText();
  const { highlights, state, setFilter, trips } = view;
  if (!highlights && view.all.length > 0) return null;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('sort.title')}
        tabs={JOURNEY_TABS.map(({ badge, order }) => ({
          order,
          name: t(`badge.${badge}`),
          lead: highlights && {
            price: price(trips.totalOf(highlights[badge])),
            more: duration(highlights[badge].durationMinutes),
          },
        }))}
        chosen={state.filter.sort}
        onChoose={(sort) => setFilter({ ...state.filter, sort })}
      />
    </div>
  );
}
