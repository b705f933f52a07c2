import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { useTripText } from '../journey/use-trip-text.ts';
import { HelpBox } from './ticket-boxes.tsx';
import { TicketFrame } from './ticket-frame.tsx';
import type { TicketLine } from './ticket-line.api.ts';
import type { TicketData } from './ticket-loader.ts';
import { TicketPaid } from './ticket-paid.tsx';

/** A row of what was paid, as the records of trips have it. */
interface Payment {
  readonly code: string;
  readonly title: string;
  readonly amount: number;
}

const TOTAL = 'TOTAL_PAID';

/** What a trip cost, one row for each kind of charge. */
function TripPaid({ line, payments }: { readonly line: OrderLine; readonly payments: readonly Payment[] }) {
  const { t } = useTranslation(line.service);
  const currency = parseCurrency(line.currency) ?? 'IDR';
  const codes = [...new Set(payments.map(({ code }) => code))].filter((code) => code !== TOTAL);
  const rows = codes.map((code) => {
    const same = payments.filter((row) => row.code === code);
    const amount = same.reduce((sum, row) => sum + row.amount, 0);
    return { label: t(`checkout.fare.code.${code}`, same[0]?.title ?? code), amount: fromMajor(amount, currency) };
  });
  return <TicketPaid line={line} rows={rows} total={fromMajor(line.amount, currency)} />;
}

interface TripFacts {
  /** Cities of the way there; undefined where the record does not say them. */
  readonly cities: { readonly origin: string; readonly destination: string } | undefined;
  readonly isReturn: boolean;
  readonly days: readonly CalendarDate[];
  readonly people: number;
}

/** What a ticket is called, and when it is for how many. */
function useTripWords({ service, title }: OrderLine, { cities, isReturn, days, people }: TripFacts) {
  const { t } = useTranslation(service);
  const { dayWithYear } = useTripText(service);
  return {
    title: cities ? t(isReturn ? 'eticket.andBack' : 'eticket.route', cities) : title,
    facts: [days.map(dayWithYear).join(' – '), t('travellers.people', { count: people })].join(' · '),
  };
}

interface BookedTrip {
  readonly email: string | undefined;
  readonly payments: readonly Payment[];
}

/** What a service tells of a booked trip. */
interface TripTicketParts<Trip extends BookedTrip> {
  readonly readTrip: (line: TicketLine) => Trip;
  readonly factsOf: (trip: Trip) => TripFacts;
  /** The same search once more, `today` or later. */
  readonly searchAgain: (trip: Trip, today: CalendarDate, line: TicketLine) => string;
  /** Boxes before what was paid. */
  readonly Boxes: ComponentType<{ readonly trip: Trip; readonly line: TicketLine }>;
  /** The tickets themselves. */
  readonly Tickets: ComponentType<{ readonly trip: Trip; readonly isIssued: boolean }>;
}

/** The page of a booked trip. */
export function createTripTicket<Trip extends BookedTrip>(parts: TripTicketParts<Trip>) {
  const { readTrip, factsOf, searchAgain, Boxes, Tickets } = parts;
  return function TripTicket({ line, email }: TicketData) {
    const { clock } = useApp();
    const trip = readTrip(line);
    const words = useTripWords(line, factsOf(trip));
    return (
      <TicketFrame
        {...words}
        line={line}
        email={email}
        sentTo={trip.email}
        searchAgain={searchAgain(trip, todayInJakarta(clock.now()), line)}
        side={
          <>
            <Boxes trip={trip} line={line} />
            <TripPaid line={line} payments={trip.payments} />
            <HelpBox service={line.service} />
          </>
        }
      >
        {(isIssued) => <Tickets trip={trip} isIssued={isIssued} />}
      </TicketFrame>
    );
  };
}
