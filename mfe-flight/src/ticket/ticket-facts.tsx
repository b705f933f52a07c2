import { BookUser, Clock, ClockArrowUp, IdCard, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneLabel } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { RideBox } from '@wisata/runtime/ticket/ride-box';
import { ChangeBox } from '@wisata/runtime/ticket/ticket-boxes';
import { Icon, type IconType } from '@wisata/ui/icon';
import { TicketBox } from '@wisata/ui/ticket-box';
import { useFlightText } from '../journey/use-flight-text.ts';
import { airportTimes, hoursAhead, policySentences } from './booked-flight.rules.ts';
import type { BookedJourney, BookedTrip } from './booked-flight.rules.ts';
import styles from './ticket.module.css';

function Fact({ icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size="s" />
      <span>{children}</span>
    </li>
  );
}

/** When to be where for one journey, at the airport's own time. */
function AirportTimes({ journey, isAbroad }: { journey: BookedJourney; isAbroad: boolean }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const times = airportTimes(journey, isAbroad);
  if (!times) return null;
  const zone = zoneLabel(journey.originZone);
  const at = ({ date, time }: { date: string; time: string }) =>
    `${text.time(time)} ${zone}${date === journey.departDate ? '' : `, ${text.day(date)}`}`;
  const place = [journey.origin, text.terminal(journey.originTerminal)].filter(Boolean).join(' ');
  return (
    <Fact icon={Clock}>
      <b>{t('ticket.day.beThere', { place, date: text.day(journey.departDate), time: at(times.arrive) })}</b>{' '}
      {t('ticket.day.closes', { time: at(times.closes) })}
    </Fact>
  );
}

function ZoneChange({ journey }: { journey: BookedJourney }) {
  const { t } = useTranslation('flight');
  const ahead = hoursAhead(journey);
  if (ahead === 0) return null;
  const words = {
    count: Math.abs(ahead),
    place: journey.destinationCity,
    other: journey.originCity,
    from: zoneLabel(journey.originZone),
    to: zoneLabel(journey.destinationZone),
  };
  return <Fact icon={ClockArrowUp}>{t(ahead > 0 ? 'ticket.day.ahead' : 'ticket.day.behind', words)}</Fact>;
}

/** What to do on the day of each flight. */
export function OnTheDay({ trip }: { trip: BookedTrip }) {
  const { t } = useTranslation('flight');
  const { journeys, passengers, needsPassport } = trip;
  const bagFor = passengers.every(({ hasBag }) => hasBag) ? 'bag' : 'bagNoInfant';
  const [there] = journeys;
  const bags = [...new Set(journeys.map(({ baggage }) => baggage).filter(Boolean))];
  return (
    <TicketBox title={t('ticket.day.title')}>
      <ul className={styles.day}>
        {journeys.map((journey) => (
          <AirportTimes key={journey.num} journey={journey} isAbroad={needsPassport} />
        ))}
        <Fact icon={needsPassport ? BookUser : IdCard}>
          {t(needsPassport ? 'ticket.day.passport' : 'ticket.day.id')}
        </Fact>
        {bags.length > 0 && <Fact icon={Luggage}>{t(`ticket.day.${bagFor}`, { bag: bags.join(' / ') })}</Fact>}
        {there && <ZoneChange journey={there} />}
      </ul>
    </TicketBox>
  );
}

/** The way on from where the journey there ends. */
export function GetThere({ trip: { journeys, passengers }, line }: { trip: BookedTrip; line: OrderLine }) {
  const [there] = journeys;
  const landing = there && there.arriveTime !== '' ? there : undefined;
  const ride = landing && {
    pickUp: `airport:${landing.destination}`,
    date: landing.arriveDate,
    time: landing.arriveTime,
    people: passengers.length,
    flight: landing.legs.at(-1)?.number ?? '',
  };
  return <RideBox line={line} ride={ride} />;
}

/** The airline's rules for changes and refunds, and where to ask for them. */
export function ChangeOrCancel({ trip, line }: { trip: BookedTrip; line: OrderLine }) {
  const { i18n } = useTranslation('flight');
  return <ChangeBox service="flight" rules={policySentences(trip, i18n.language as Locale)} line={line} />;
}
