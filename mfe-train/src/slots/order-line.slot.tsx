import { TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, fromMajor, listingCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { useTrainText } from '../journey/use-train-text.ts';
import { classOf, passesOf, readTrip, type BookedTrain, type BookedTrip } from '../ticket/booked-train.rules.ts';

/** Three lines of a train: where and when, which train and class, and where the party sits. */
function useTrainFacts(trip: BookedTrip): (train: BookedTrain) => string[] {
  const { t, i18n } = useTranslation('train');
  const text = useTrainText();
  return (train) => {
    const times = [train.departTime, train.arriveTime].filter(Boolean).map(text.time).join(' – ');
    const route = t('line.route', { origin: train.originName, destination: train.destinationName });
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
  const status = orderStatus(line, clock.now());
  const trip = readTrip(line);
  const factsOf = useTrainFacts(trip);
  return (
    <OrderLineCard
      icon={TrainFront}
      title={line.title}
      {...status}
      word={t(`line.status.${status.badge}`)}
      facts={trip.trains.flatMap(factsOf)}
      code={t('line.code', { code: line.code })}
      amount={exactPrice(fromMajor(line.amount, listingCurrency('other', line.currency)))}
    />
  );
}

export { OrderLineSlot as default };
