import { Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { todayInJakarta } from '@wisata/kernel/dates';
import { exactPrice, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TripLineFoot } from '@wisata/runtime/ticket/trip-line-foot';
import { OrderLineCard } from '@wisata/ui/order-line-card';
import { FlightRail } from '../journey/flight-rail.tsx';
import { classNames } from '@wisata/ui/class-names';
import layout from '@wisata/ui/layout.module.css';
import styles from './order-line.module.css';
import { useFlightText } from '../journey/use-flight-text.ts';
import { readTrip, searchAgainPath, type BookedJourney, type BookedTrip } from '../ticket/booked-flight.rules.ts';

function Journey({ journey }: { journey: BookedJourney }) {
  const text = useFlightText();
  return (
    <div className={styles.journey}>
      <p className={styles.who}>
        {[text.dayWithYear(journey.departDate), journey.airline && `${journey.airline} ${journey.number}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {journey.departTime && journey.arriveTime ? (
        <FlightRail journey={journey} />
      ) : (
        <p>
          {journey.origin} – {journey.destination}
        </p>
      )}
    </div>
  );
}

/** Cabin and party; what the record does not say is left out. */
function useFacts({ journeys: [there], passengers }: BookedTrip): string[] {
  const { t } = useTranslation('flight');
  const cabin = there?.cabin && t(`cabin.${there.cabin}`, { defaultValue: there.cabin });
  const people = passengers.length > 0 && t('travellers.people', { count: passengers.length });
  const facts = [cabin, people].filter(Boolean).join(' · ');
  return facts ? [facts] : [];
}

/** A flight in the cart, an order or the dashboard. */
export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const trip = readTrip(line);
  const badge = orderBadge(line, clock.now());
  return (
    <OrderLineCard
      icon={Plane}
      title={line.title}
      badge={badge}
      word={t(`line.status.${badge}`)}
      facts={useFacts(trip)}
      code={
        <TripLineFoot
          service="flight"
          line={line}
          badge={badge}
          searchAgain={searchAgainPath(line, trip, todayInJakarta(clock.now()))}
        />
      }
      amount={exactPrice(fromMajor(line.amount, parseCurrency(line.currency) ?? 'IDR'))}
    >
      {trip.journeys.length > 0 && (
        <div className={classNames(layout.grid, styles.journeys)}>
          {trip.journeys.map((journey) => (
            <Journey key={journey.num} journey={journey} />
          ))}
        </div>
      )}
    </OrderLineCard>
  );
}

export { OrderLineSlot as default };
