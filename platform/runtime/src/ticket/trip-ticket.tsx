import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useTripText } from '../journey/use-trip-text.ts';
import { HelpBox } from './ticket-boxes.tsx';
import { TicketFrame, type TicketFrameProps } from './ticket-frame.tsx';
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

/** What a service tells of a booked trip. */
interface TripTicketProps extends Pick<TicketFrameProps, 'line' | 'email' | 'searchAgain' | 'children'> {
  readonly booked: { readonly email: string | undefined; readonly payments: readonly Payment[] };
  readonly facts: TripFacts;
  /** Boxes before what was paid. */
  readonly boxes: ReactNode;
}

/** A booked trip on a page of its own. */
export function TripTicket({ booked: { email, payments }, facts, boxes, ...ticket }: TripTicketProps) {
  const { line } = ticket;
  const side = (
    <>
      {boxes}
      <TripPaid line={line} payments={payments} />
      <HelpBox service={line.service} />
    </>
  );
  return <TicketFrame {...ticket} {...useTripWords(line, facts)} sentTo={email} side={side} />;
}
