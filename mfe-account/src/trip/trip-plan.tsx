import type { ReactNode } from 'react';
import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TripPlaceAnswer } from '@wisata/kernel/contracts/trip';
import { serviceName } from '@wisata/kernel/services';
import { isClash, type Clash } from '@wisata/kernel/trip-clash';
import { wallClockIn } from '@wisata/kernel/trip-moments';
import type { TripRide } from '@wisata/kernel/trip-rides';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { Tag } from '@wisata/ui/tag';
import { useAgendaWords } from '../itinerary/agenda-words.ts';
import { TripDays } from '../itinerary/trip-days.tsx';
import { planTrip, type TripMoment } from '../itinerary/trip.rules.ts';
import { rememberGuestEmail } from '../orders/guest-email.ts';
import { OrderLine } from '../orders/order-line.tsx';
import type { Line } from '../api/order.schema.ts';
import { offersIn, townOn, type OwnTrip } from './own-trip.rules.ts';
import styles from './trip.module.css';
import { useRidePath } from './use-ride-path.ts';

interface PlanProps {
  readonly trip: OwnTrip;
  readonly clashes: readonly Clash[];
  readonly rides: readonly TripRide[];
  readonly places: readonly TripPlaceAnswer[];
  readonly emailOf: (id: string) => string | undefined;
  /** What stands between two moments that are close. */
  readonly gapOf: (clash: Clash) => ReactNode;
}

/** Where a booking is seen, changed and given back; a guest's e-mail goes along in this tab alone. */
function BookingPageLink({ line, email }: { line: Line; email: string | undefined }) {
  const { t } = useTranslation('trips');
  const app = useApp();
  const href = email === undefined ? `/dashboard/order/detail?id=${line.id}` : `/order?order_id=${line.code}`;
  return (
    <Row justify="end">
      <LinkButton
        variant="quiet"
        size="s"
        as={RouterLink}
        href={href}
        aria-label={t('openOf', { title: line.title })}
        onClick={() => email !== undefined && rememberGuestEmail(app, email)}
      >
        {t('open')}
      </LinkButton>
    </Row>
  );
}

/** "How do I get there?" with the drive, the moment to leave, and a transfer with everything filled in. */
function RideNote({ ride }: { ride: TripRide }) {
  const { t } = useTranslation('trips');
  const { timeOf } = useAgendaWords();
  const pathOf = useRidePath();
  const { kind, from, to, minutes, leaveMs, moment } = ride;
  const href = pathOf({
    from,
    to,
    atMs: leaveMs,
    zone: moment.zone,
    flight: kind === 'from-arrival' ? moment.flight : undefined,
  });
  const at = timeOf({ ...moment, time: wallClockIn(leaveMs, moment.zone).time.slice(0, 5) });
  return (
    <Note
      tone="plain"
      icon={CarFront}
      title={t(`ride.${kind}.title`, { at })}
      actions={
        href && (
          <LinkButton size="s" as={RouterLink} href={href}>
            {t('ride.see')}
          </LinkButton>
        )
      }
    >
      {t(`ride.${kind}.text`, { from: from.name, to: to.name, at })}{' '}
      {minutes === undefined ? '' : t('ride.minutes', { count: minutes })}
    </Note>
  );
}

function FreeOffers({ trip, places, first }: Pick<PlanProps, 'trip' | 'places'> & { first: string }) {
  const { t } = useTranslation('trips');
  const { config, locale } = useApp();
  const town = townOn(trip.lines, first) ?? trip.towns[0] ?? '';
  const offers = offersIn(config, 'visit', town, places, { start: first });
  if (offers.length === 0) return null;
  return (
    <Row>
      {offers.map(({ service, href }) => (
        <LinkButton key={service} size="s" variant="quiet" as={RouterLink} href={href}>
          {t('offer', { service: serviceName(config, service, locale), town })}
        </LinkButton>
      ))}
    </Row>
  );
}

/** What stands where it happens, between its two moments; everything else that does not fit stands above the days. */
export const isGap = ({ kind }: Pick<Clash, 'kind'>): boolean => kind === 'tight';

/** The trip day by day. */
export function TripPlan({ trip, clashes, rides, places, emailOf, gapOf }: PlanProps) {
  const { t } = useTranslation('trips');
  const { days } = planTrip(trip.lines);
  const clashing = new Set(clashes.filter(isClash).flatMap(({ lines }) => lines.map(({ id }) => id)));
  const topId = days[0]?.moments[0]?.lineId;
  const cardOf = (id: string) => {
    const line = trip.lines.find((each) => each.id === id);
    return (
      line && (
        <Stack gap={2}>
          {clashing.has(id) ? (
            <div className={styles.clashing}>
              <Tag tone="danger">{t('day.clash')}</Tag>
              <OrderLine line={line} isTop={id === topId} />
            </div>
          ) : (
            <OrderLine line={line} isTop={id === topId} />
          )}
          <BookingPageLink line={line} email={emailOf(id)} />
        </Stack>
      )
    );
  };
  const noteOf = ({ entry, lineId }: TripMoment) => {
    const ride = rides.find(({ moment, line }) => moment === entry && line.id === lineId);
    const gap = clashes.find((clash) => isGap(clash) && clash.times?.[0] === entry && clash.lines[0].id === lineId);
    return (
      (ride || gap) && (
        <Stack gap={3}>
          {ride && <RideNote ride={ride} />}
          {gap && gapOf(gap)}
        </Stack>
      )
    );
  };
  return (
    <TripDays
      days={days}
      clashing={clashing}
      cardOf={cardOf}
      noteOf={noteOf}
      offersOf={(first) => <FreeOffers trip={trip} places={places} first={first} />}
    />
  );
}
