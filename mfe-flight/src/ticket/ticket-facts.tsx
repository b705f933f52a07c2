import { BookUser, Clock, ClockArrowUp, IdCard, Luggage } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { zoneLabel } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { RideBox } from '@wisata/runtime/ticket/ride-box';
import { ChangeBox } from '@wisata/runtime/ticket/ticket-boxes';
import { IconList, type IconLine } from '@wisata/ui/icon-list';
import { TicketBox } from '@wisata/ui/ticket-box';
import { useFlightText } from '../journey/use-flight-text.ts';
import { airportTimes, hoursAhead, policySentences } from './booked-flight.rules.ts';
import type { BookedJourney, BookedTrip } from './booked-flight.rules.ts';

/** When to be where for one journey, at the airport's own time. */
function useAirportTimes(): (journey: BookedJourney, isAbroad: boolean) => readonly IconLine[] {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  return (journey, isAbroad) => {
    const times = airportTimes(journey, isAbroad);
    if (!times) return [];
    const zone = zoneLabel(journey.originZone);
    const at = ({ date, time }: { date: string; time: string }) =>
      `${text.time(time)} ${zone}${date === journey.departDate ? '' : `, ${text.day(date)}`}`;
    const place = [journey.origin, text.terminal(journey.originTerminal)].filter(Boolean).join(' ');
    const beThere = t('ticket.day.beThere', { place, date: text.day(journey.departDate), time: at(times.arrive) });
    const closes = t('ticket.day.closes', { time: at(times.closes) });
    const words = (
      <>
        <strong>{beThere}</strong> {closes}
      </>
    );
    return [{ icon: Clock, text: words, key: `times ${journey.num}` }];
  };
}

/** By how much the clock differs at the end of the journey. */
function zoneChange(t: TFunction, journey: BookedJourney): readonly IconLine[] {
  const ahead = hoursAhead(journey);
  if (ahead === 0) return [];
  const words = {
    count: Math.abs(ahead),
    place: journey.destinationCity,
    other: journey.originCity,
    from: zoneLabel(journey.originZone),
    to: zoneLabel(journey.destinationZone),
  };
  return [{ icon: ClockArrowUp, text: t(ahead > 0 ? 'ticket.day.ahead' : 'ticket.day.behind', words) }];
}

/** What to do on the day of each flight. */
export function OnTheDay({ trip }: { trip: BookedTrip }) {
  const { t } = useTranslation('flight');
  const timesOf = useAirportTimes();
  const { journeys, passengers, needsPassport } = trip;
  const bagFor = passengers.every(({ hasBag }) => hasBag) ? 'bag' : 'bagNoInfant';
  const [there] = journeys;
  const bags = [...new Set(journeys.map(({ baggage }) => baggage).filter(Boolean))];
  const lines: readonly IconLine[] = [
    ...journeys.flatMap((journey) => timesOf(journey, needsPassport)),
    needsPassport ? { icon: BookUser, text: t('ticket.day.passport') } : { icon: IdCard, text: t('ticket.day.id') },
    ...(bags.length > 0 ? [{ icon: Luggage, text: t(`ticket.day.${bagFor}`, { bag: bags.join(' / ') }) }] : []),
    ...(there ? zoneChange(t, there) : []),
  ];
  return (
    <TicketBox title={t('ticket.day.title')}>
      <IconList lines={lines} />
    </TicketBox>
  );
}

/** A ride from the place of arrival. */
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
