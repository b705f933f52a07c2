import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstJourney } from '@wisata/kernel/journey-sort';
import { price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import type { Flight } from '../api/flight.model.ts';
import styles from './flight-rows.module.css';
import { flightOrder } from './flight-sort.rules.ts';
import type { ListView } from './use-list-view.ts';

export interface NewFlightsProps {
  readonly arrived: readonly Flight[];
  readonly shown: readonly Flight[];
  readonly trips: ListView['trips'];
  readonly onShow: () => void;
}

/** A button that shows flights which arrived while the list was in use; it says when one of them is the cheapest. */
export function NewFlights({ arrived, shown, trips, onShow }: NewFlightsProps) {
  const { t } = useTranslation('flight');
  const count = arrived.length - shown.length;
  const cheapest = firstJourney(arrived.filter(trips.canChoose), 'lowest-price', flightOrder(trips.priceOf));
  const isCheaper = cheapest !== undefined && !shown.includes(cheapest);
  return (
    <span className={styles.pill}>
      <Button size="s" icon={ArrowUp} onClick={onShow}>
        {isCheaper
          ? t('list.showCheaper', { count, price: price(trips.totalOf(cheapest)) })
          : t('list.showNew', { count })}
      </Button>
    </span>
  );
}
