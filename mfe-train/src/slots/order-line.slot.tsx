import { TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TripLineFoot } from '@wisata/runtime/ticket/trip-line-foot';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { useTrainText } from '../journey/use-train-text.ts';
import { classOf, passesOf, readTrip, searchAgainPath } from '../ticket/booked-train.rules.ts';
import type { BookedTrain, BookedTrip } from '../ticket/booked-train.rules.ts';

/** Three lines of a train: where and when, which train and class, and where the party sits. */
function useTrainFacts(trip: BookedTrip): (train: BookedTrain) => string[] {
  const { t, i18n } = useTranslation('train');
  const text = useTrainText();
  return (train) => {
    const times = [train.departTime, train.arriveTime].filter(Boolean).map(text.time).join(' – ');
    const route = t('eticket.route', { origin: train.originName, destination: train.destinationName });
    const seats = passesOf(trip, train).flatMap(({ seat }) => seat || []);
    const name = [train.name, train.number].filter(Boolean).join(' ');
    return [
      [route, text.dayWithYear(train.departDate), times].filter(Boolean).join(', '),
      [name, classOf(train, i18n.language as Locale), seats.join(', ')].filter(Boolean).join(' · '),
    ].filter(Boolean);
  };
}

/** A train trip in the cart, an order or the dashboard. */
export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('train');
  const { clock } = useApp();
  const badge = orderBadge(line, clock.now());
  const trip = readTrip(line);
  const factsOf = useTrainFacts(trip);
  return (
    <OrderLineCard
      icon={TrainFront}
      title={line.title}
      badge={badge}
      word={t(`line.status.${badge}`)}
      facts={trip.trains.flatMap(factsOf)}
      code={
        <TripLineFoot
          service="train"
          line={line}
          badge={badge}
          searchAgain={searchAgainPath(trip, todayInJakarta(clock.now()))}
        />
      }
      amount={exactPrice(fromMajor(line.amount, parseCurrency(line.currency) ?? 'IDR'))}
    />
  );
}

export { OrderLineSlot as default };
