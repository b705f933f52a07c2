import { useTranslation } from 'react-i18next';
import { isIssued } from '@wisata/kernel/booking-status';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { classNames } from '@wisata/ui/class-names';
import { Stack } from '@wisata/ui/layout';
import type { Itinerary } from '../api/itinerary.schema.ts';
import { ItineraryActions, type ItineraryTarget } from './itinerary-item.tsx';
import { OrderLine } from '../orders/order-line.tsx';
import card from '../card-body.module.css';
import styles from './itinerary.module.css';

interface ListProps {
  readonly items: readonly Itinerary[];
  readonly onDelete: (target: ItineraryTarget) => void;
}

function useDays() {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  return ({ start_date: start, end_date: end, start_time: time }: Itinerary): string => {
    if (!start) return t('itinerary.noDay');
    const first = formatDate(start, locale);
    const days = end && end !== start ? t('trip.span', { first, last: formatDate(end, locale) }) : first;
    return time && !end ? `${days}, ${formatWallTime(time, locale)}` : days;
  };
}

/** Everything on the itinerary as plain cards, by its first day. */
export function ItineraryList({ items, onDelete }: ListProps) {
  const daysOf = useDays();
  return (
    <Stack gap={4}>
      {items.map((item) => {
        const { id, title, note, place, line } = item;
        const target = {
          id,
          title,
          bookingId: item.booking_id,
          service: item.service,
          isIssued: line != null && isIssued(line),
        };
        return (
          <Card key={id} as="section" label={title}>
            <div className={classNames(card.body, styles.card)}>
              <div>
                <h2 className={styles.title}>{title}</h2>
                <p>{daysOf(item)}</p>
                {place && <p className={styles.muted}>{place}</p>}
                {note && <p className={styles.note}>{note}</p>}
              </div>
              {line && <OrderLine line={line} />}
              <ItineraryActions target={target} onDelete={onDelete} />
            </div>
          </Card>
        );
      })}
    </Stack>
  );
}
