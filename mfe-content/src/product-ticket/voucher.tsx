import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import { usePriceLines } from '../products/use-price-lines.ts';
import { linePrice, readBooked, searchAgainPath } from './booked-product.rules.ts';
import { useBookedText } from './use-booked-text.ts';
import { VoucherCard } from './voucher-card.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

/** The voucher of a booking on a page of its own. */
export function Voucher({ line, email }: TicketData) {
  const { clock, locale } = useApp();
  const booked = readBooked(line, locale);
  const text = useBookedText(booked);
  const total = linePrice(line);
  const paid = usePriceLines(booked.payments);
  return (
    <TicketFrame
      line={line}
      email={email}
      title={booked.title}
      facts={[text.when, text.units].filter(Boolean).join(' · ')}
      sentTo={booked.email}
      searchAgain={searchAgainPath(booked, todayInJakarta(clock.now()))}
      side={
        <VoucherFacts booked={booked} level={2} line={line}>
          {total && <TicketPaid line={line} rows={paid} total={total} />}
        </VoucherFacts>
      }
    >
      {(isIssued) => <VoucherCard line={line} booked={booked} isIssued={isIssued} />}
    </TicketFrame>
  );
}
