import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneLabel } from '@wisata/kernel/zones';
import { CopyButton } from '@wisata/ui/copy-button';
import { KawungLines } from '@wisata/ui/kawung';
import { Skeleton } from '@wisata/ui/skeleton';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { airportTimes, ticketFor, type BookedJourney, type BookedPassenger } from '../rules/booked-flight.rules.ts';
import { FlightRail } from './flight-rail.tsx';
import styles from './ticket.module.css';

const QrCode = lazy(async () => ({ default: (await import('@wisata/ui/qr-code')).QrCode }));

export interface BoardingCardProps {
  readonly journey: BookedJourney;
  readonly passengers: readonly BookedPassenger[];
  readonly isAbroad: boolean;
  /** Without it the card carries no code: nobody may take it for a ticket. */
  readonly isIssued: boolean;
}

function Facts({ journey, isAbroad }: Pick<BoardingCardProps, 'journey' | 'isAbroad'>) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const times = airportTimes(journey, isAbroad);
  const cabin = journey.cabin && t(`cabin.${journey.cabin}`, { defaultValue: journey.cabin });
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('ticket.terminal'), [journey.originAirport, text.terminal(journey.originTerminal)].filter(Boolean).join(', ')],
    [t('ticket.bagDrop'), times && `${text.time(times.bagDrop.time)} ${zoneLabel(journey.originZone)}`],
    [t('ticket.class'), cabin && (journey.fareClass ? `${cabin} (${journey.fareClass})` : cabin)],
    [t('ticket.aircraft'), journey.aircraft],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
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
            <td>{journey.baggage}</td>
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
    <div className={styles.stub}>
      <span className={styles.label}>{t('ticket.pnr')}</span>
      <b className={styles.code}>{pnr}</b>
      <span className={styles.screenOnly}>
        <CopyButton value={pnr} label={t('ticket.copy')} copiedLabel={t('ticket.copied')} what={t('ticket.pnr')} />
      </span>
      <Suspense fallback={<Skeleton width={168} height={168} shape="control" />}>
        <QrCode
          className={styles.qr}
          text={[pnr, number, departDate].join(' ')}
          label={t('ticket.qr', { code: pnr, flight: number })}
        />
      </Suspense>
      <span className={styles.label}>{t('ticket.show')}</span>
    </div>
  );
}

/** One journey as a ticket: navy head, what it is, and behind the perforation the airline's booking code. */
export function BoardingCard({ journey, passengers, isAbroad, isIssued }: BoardingCardProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const route = t('checkout.flights.route', { origin: journey.originCity, destination: journey.destinationCity });
  return (
    <article className={styles.ticket} aria-label={route}>
      <header className={styles.head}>
        <KawungLines ink="brand" />
        <div>
          <span>{text.dayWithYear(journey.departDate)}</span>
          <h3 className={styles.title}>{route}</h3>
        </div>
        <div>
          <span>{journey.airline}</span>
          <b className={styles.title}>{journey.number}</b>
        </div>
      </header>
      <div className={styles.parts}>
        <div className={styles.main}>
          {journey.departTime && journey.arriveTime && <FlightRail journey={journey} named />}
          <Changes journey={journey} />
          <Facts journey={journey} isAbroad={isAbroad} />
          <Passengers journey={journey} passengers={passengers} />
        </div>
        {isIssued && journey.pnr && <Stub journey={journey} />}
      </div>
    </article>
  );
}
