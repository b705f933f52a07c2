import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Band, Page, Row, SideColumns, Stack } from '@wisata/ui/layout';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { useRefresh } from '../hooks/use-refresh.ts';
import { readTrip, searchAgainPath, type BookedTrip } from '../rules/booked-flight.rules.ts';
import styles from './eticket.module.css';
import { TicketActions } from './ticket-actions.tsx';
import { TicketCards } from './ticket-cards.tsx';
import { ChangeOrCancel, FlightHelp, OnTheDay } from './ticket-facts.tsx';
import { TicketPaid } from './ticket-paid.tsx';
import { TicketState } from './ticket-state.tsx';

export interface ETicketProps {
  readonly line: OrderLine;
  /** A guest's proof; undefined for a member. */
  readonly email: string | undefined;
  /** The calendar day it is in Jakarta. */
  readonly today: string;
}

function useTripWords(trip: BookedTrip, line: OrderLine) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const [there, back] = trip.journeys;
  const isReturn = there && back?.destination === there.origin;
  const cities = there && { origin: there.originCity, destination: there.destinationCity };
  const days = [there, back].filter((journey) => journey !== undefined);
  return {
    title: cities ? t(isReturn ? 'eticket.andBack' : 'checkout.flights.route', cities) : line.title,
    facts: [
      days.map(({ departDate }) => text.dayWithYear(departDate)).join(' – '),
      t('travellers.people', { count: trip.passengers.length }),
    ].join(' · '),
  };
}

/** What the visitor can do next: take the ticket along, pay, or search the same trip again. */
function NextStep({ line, email, trip, today }: ETicketProps & { trip: BookedTrip }) {
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const { badge } = orderStatus(line, clock.now());
  if (badge === 'paid') return <TicketActions line={line} email={email} />;
  if (badge === 'unpaid') {
    return (
      <LinkButton as={RouterLink} variant="action" href={`/payment?booking=${line.id}`}>
        {t('eticket.pay')}
      </LinkButton>
    );
  }
  if (badge === 'process' || badge === 'error') return null;
  return (
    <LinkButton as={RouterLink} variant="action" href={searchAgainPath(line, trip, today)}>
      {t('line.again')}
    </LinkButton>
  );
}

/** A booked trip on a page of its own, to read, to keep and to print. */
export function ETicket(props: ETicketProps) {
  const { line, email } = props;
  const { t } = useTranslation('flight');
  const { clock } = useApp();
  const trip = readTrip(line);
  const words = useTripWords(trip, line);
  const { badge } = orderStatus(line, clock.now());
  useRefresh(badge === 'process');
  const side = (
    <Stack>
      <OnTheDay trip={trip} />
      <ChangeOrCancel trip={trip} line={line} />
      <TicketPaid trip={trip} line={line} />
      <FlightHelp />
    </Stack>
  );
  return (
    <Band>
      <Page>
        <div className={styles.page}>
          <Stack>
            <TicketState line={line} email={email ?? trip.email} />
            <Row justify="between" align="top">
              <div>
                <p className={styles.order}>{t('line.code', { code: line.code })}</p>
                <h1>{words.title}</h1>
                <p className={styles.facts}>{words.facts}</p>
              </div>
              <NextStep {...props} trip={trip} />
            </Row>
            <SideColumns at="end" side={side}>
              <TicketCards trip={trip} isIssued={badge === 'paid'} />
            </SideColumns>
          </Stack>
        </div>
      </Page>
    </Band>
  );
}
