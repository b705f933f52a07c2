import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import { chargeName } from '../trip/charge-name.ts';
import { readTrip, type BookedTrip } from './booked-trip.rules.ts';
import { useTripText } from './use-trip-text.ts';
import { VoucherCard } from './voucher-card.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

/** What it cost, charge by charge, before and after a voucher code. */
function Paid({ line, trip }: { readonly line: OrderLine; readonly trip: BookedTrip }) {
  const { locale } = useApp();
  const currency = parseCurrency(line.currency);
  if (!currency) return null;
  const rows = trip.charges.map((charge) => ({
    label: chargeName(charge, locale),
    amount: fromMajor(charge.amount, currency),
  }));
  return <TicketPaid line={line} rows={rows} total={fromMajor(line.amount, currency)} />;
}

/** The voucher of a booking on a page of its own. */
export function Voucher({ line, email }: TicketData) {
  const trip = readTrip(line, useApp().locale);
  const text = useTripText(trip);
  return (
    <TicketFrame
      line={line}
      email={email}
      title={trip.title}
      facts={text.brief}
      sentTo={trip.email}
      searchAgain="/transport/list"
      side={
        <VoucherFacts trip={trip} level={2} line={line}>
          <Paid line={line} trip={trip} />
        </VoucherFacts>
      }
    >
      {(isIssued) => <VoucherCard line={line} trip={trip} isIssued={isIssued} />}
    </TicketFrame>
  );
}
