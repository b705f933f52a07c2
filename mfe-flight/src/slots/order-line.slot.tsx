import { Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import { todayInJakarta } from '@wisata/kernel/dates';
import { exactPrice, fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TripLineFoot } from '@wisata/runtime/ticket/trip-line-foot';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { OrderLineFoot } from '@wisata/ui/order-line-foot';
import { OrderStatus } from '@wisata/ui/order-status';
import { FlightRail } from '../journey/flight-rail.tsx';
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

function Facts({ trip }: { trip: BookedTrip }) {
  const { t } = useTranslation('flight');
  const [there] = trip.journeys;
  const cabin = there?.cabin && t(`cabin.${there.cabin}`, { defaultValue: there.cabin });
  const people = trip.passengers.length > 0 && t('travellers.people', { count: trip.passengers.length });
  const facts = [cabin, people].filter(Boolean).join(' · ');
  return facts ? <p className={styles.facts}>{facts}</p> : null;
}

/** A flight in the cart, an order or the dashboard. */
export function OrderLineSlot({ line }: SlotProps['order-line']) {
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const trip = readTrip(line);
  const badge = orderBadge(line, clock.now());
  const isOver = badge === 'expired' || badge === 'canceled';
  return (
    <Card as="article" tone={isOver ? 'sunk' : 'plain'} label={line.title}>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon of={Plane} />
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>{line.title}</h3>
            <Facts trip={trip} />
          </div>
          <OrderStatus state={badge}>{t(`line.status.${badge}`)}</OrderStatus>
        </div>
        {trip.journeys.length > 0 && (
          <div className={styles.journeys}>
            {trip.journeys.map((journey) => (
              <Journey key={journey.num} journey={journey} />
            ))}
          </div>
        )}
        <OrderLineFoot amount={exactPrice(fromMajor(line.amount, parseCurrency(line.currency) ?? 'IDR'))}>
          <TripLineFoot
            service="flight"
            line={line}
            badge={badge}
            searchAgain={searchAgainPath(line, trip, todayInJakarta(clock.now()))}
          />
        </OrderLineFoot>
      </div>
    </Card>
  );
}

export { OrderLineSlot as default };
