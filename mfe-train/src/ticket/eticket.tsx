import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import { useTrainText } from '../journey/use-train-text.ts';
import { readTrip, searchAgainPath, type BookedTrip } from './booked-train.rules.ts';
import { BoardingPasses } from './boarding-pass.tsx';
import { ChangeOrCancel, GetThere, OnTheDay } from './ticket-facts.tsx';

const TOTAL = 'TOTAL_PAID';

function useTripWords({ trains, people }: BookedTrip, line: OrderLine) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  const [there, back] = trains;
  const cities = there && { origin: there.originCity, destination: there.destinationCity };
  return {
    title: cities ? t(back ? 'eticket.andBack' : 'checkout.trains.route', cities) : line.title,
    facts: [
      trains.map(({ departDate }) => text.dayWithYear(departDate)).join(' – '),
      t('travellers.people', { count: people }),
    ].join(' · '),
  };
}

/** What the trains cost, row by row. */
function Paid({ trip, line }: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  const { t } = useTranslation('train');
  const currency = parseCurrency(line.currency) ?? 'IDR';
  const rows = trip.payments
    .filter(({ code }) => code !== TOTAL)
    .map(({ code, title, amount }) => ({
      label: t(`checkout.fare.code.${code}`, title),
      amount: fromMajor(amount, currency),
    }));
  return <TicketPaid line={line} rows={rows} total={fromMajor(line.amount, currency)} />;
}

/** A booked trip on a page of its own. */
export function ETicket({ line, email }: TicketData) {
  const { clock } = useApp();
  const trip = readTrip(line);
  return (
    <TicketFrame
      line={line}
      email={email}
      {...useTripWords(trip, line)}
      sentTo={trip.email}
      searchAgain={searchAgainPath(trip, todayInJakarta(clock.now()))}
      side={
        <>
          <OnTheDay trip={trip} />
          <GetThere trip={trip} line={line} />
          <ChangeOrCancel trip={trip} line={line} />
          <Paid trip={trip} line={line} />
          <HelpBox service="train" />
        </>
      }
    >
      {(isIssued) => <BoardingPasses trip={trip} isIssued={isIssued} />}
    </TicketFrame>
  );
}
