import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneLabel } from '@wisata/kernel/zones';
import { SupplierStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard } from '@wisata/ui/ticket-card';
import { useFlightText } from '../journey/use-flight-text.ts';
import { airportTimes, ticketFor, type BookedJourney, type BookedPassenger } from './booked-flight.rules.ts';
import { FlightRail } from '../journey/flight-rail.tsx';
import styles from './ticket.module.css';

export interface BoardingCardProps {
  readonly journey: BookedJourney;
  readonly passengers: readonly BookedPassenger[];
  readonly isAbroad: boolean;
  /** Without it the card has no code and cannot be mistaken for a valid ticket. */
  readonly isIssued: boolean;
}

function Facts({ journey, isAbroad }: Pick<BoardingCardProps, 'journey' | 'isAbroad'>) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const times = airportTimes(journey, isAbroad);
  const cabin = journey.cabin && t(`cabin.${journey.cabin}`, { defaultValue: journey.cabin });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('ticket.terminal'), [journey.originAirport, text.terminal(journey.originTerminal)].filter(Boolean).join(', ')],
    [t('ticket.bagDrop'), times && `${text.time(times.bagDrop.time)} ${zoneLabel(journey.originZone)}`],
    [t('ticket.class'), cabin && (journey.fareClass ? `${cabin} (${journey.fareClass})` : cabin)],
    [t('ticket.aircraft'), journey.aircraft],
  ];
  return <FactList short facts={facts} />;
}

/** Where planes change: each with its number, airport and wait. */
function Changes({ journey }: Pick<BoardingCardProps, 'journey'>) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  if (journey.legs.length < 2) return null;
  return (
    <ol className={styles.legs}>
      {journey.legs.map((leg) => (
        <li key={`${leg.number}-${leg.departDate}`}>
          <b>{leg.number}</b>{' '}
          {t('ticket.leg', {
            origin: [leg.origin, leg.originTerminal].filter(Boolean).join(' '),
            destination: [leg.destination, leg.destinationTerminal].filter(Boolean).join(' '),
            depart: `${text.time(leg.departTime)} ${zoneLabel(leg.originZone)}`,
            arrive: `${text.time(leg.arriveTime)} ${zoneLabel(leg.destinationZone)}`,
            date: text.day(leg.departDate),
          })}
        </li>
      ))}
    </ol>
  );
}

function Passengers({ journey, passengers }: Pick<BoardingCardProps, 'journey' | 'passengers'>) {
  const { t } = useTranslation('flight');
  if (passengers.length === 0) return null;
  return (
    <table className={styles.people}>
      <thead>
        <tr>
          <th scope="col">{t('ticket.passenger')}</th>
          <th scope="col">{t('ticket.number')}</th>
          <th scope="col">{t('ticket.bag')}</th>
        </tr>
      </thead>
      <tbody>
        {passengers.map((passenger) => (
          <tr key={passenger.name}>
            <th scope="row">{passenger.name}</th>
            <td>{ticketFor(passenger, journey) || t('ticket.noNumber')}</td>
            <td>{(passenger.hasBag && journey.baggage) || t('ticket.noBag')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stub({ journey }: Pick<BoardingCardProps, 'journey'>) {
  const { t } = useTranslation('flight');
  const { pnr, number, departDate } = journey;
  return (
    <SupplierStub
      service="flight"
      label={t('ticket.pnr')}
      code={pnr}
      qr={{ text: [pnr, number, departDate].join(' '), label: t('ticket.qr', { code: pnr, flight: number }) }}
      hint={t('ticket.show')}
    />
  );
}

/** One journey as a ticket: navy head, what it is, and behind the perforation the airline's booking code. */
export function BoardingCard({ journey, passengers, isAbroad, isIssued }: BoardingCardProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  return (
    <TicketCard
      title={t('eticket.route', { origin: journey.originCity, destination: journey.destinationCity })}
      dates={text.dayWithYear(journey.departDate)}
      carrier={{ name: journey.airline, number: journey.number }}
      stub={isIssued && journey.pnr && <Stub journey={journey} />}
    >
      {journey.departTime && journey.arriveTime && <FlightRail journey={journey} named />}
      <Changes journey={journey} />
      <Facts journey={journey} isAbroad={isAbroad} />
      <Passengers journey={journey} passengers={passengers} />
    </TicketCard>
  );
}
