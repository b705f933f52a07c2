import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { readTrip } from '../ticket/booked-trip.rules.ts';
import { VoucherCard } from '../ticket/voucher-card.tsx';
import { VoucherFacts } from '../ticket/voucher-facts.tsx';

/** The voucher of a booking. */
export default function TicketSlot({ line, email }: SlotProps['ticket']) {
  const trip = readTrip(line, useApp().locale);
  return (
    <TicketInPage line={line} email={email} sentTo={trip.email} facts={<VoucherFacts trip={trip} level={4} />}>
      {(isIssued) => <VoucherCard line={line} trip={trip} isIssued={isIssued} />}
    </TicketInPage>
  );
}
