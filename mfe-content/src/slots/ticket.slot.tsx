import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { ProductWords } from '../products/product-words.tsx';
import { readBooked } from '../product-ticket/booked-product.rules.ts';
import { VoucherCard } from '../product-ticket/voucher-card.tsx';
import { VoucherFacts } from '../product-ticket/voucher-facts.tsx';

/** The voucher of a booking. */
export default function ProductTicket({ line, email }: SlotProps['ticket']) {
  const { locale } = useApp();
  const booked = readBooked(line, locale);
  return (
    <ProductWords>
      <TicketInPage line={line} email={email} sentTo={booked.email} facts={<VoucherFacts booked={booked} level={4} />}>
        {(isIssued) => <VoucherCard line={line} booked={booked} isIssued={isIssued} />}
      </TicketInPage>
    </ProductWords>
  );
}
