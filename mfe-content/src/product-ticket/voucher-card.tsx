import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { MapPlace } from '@wisata/runtime/ticket/map-place';
import { OrderStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard } from '@wisata/ui/ticket-card';
import { PRODUCTS } from '../products/product-words.tsx';
import type { BookedProduct } from './booked-product.rules.ts';
import { useBookedText } from './use-booked-text.ts';

interface BookedProps {
  readonly booked: BookedProduct;
}

function Where({ booked: { meetingPoint, address, position } }: BookedProps) {
  return (
    <MapPlace service={PRODUCTS} position={position}>
      {[meetingPoint, address].filter(Boolean).join('. ')}
    </MapPlace>
  );
}

interface VoucherCardProps extends BookedProps {
  readonly line: OrderLine;
  /** Without it the card has no code and cannot be mistaken for a valid voucher. */
  readonly isIssued: boolean;
}

/** The voucher itself: navy head, the facts, and behind the perforation the code to show. */
export function VoucherCard({ line, booked, isIssued }: VoucherCardProps) {
  const { t } = useTranslation(PRODUCTS);
  const text = useBookedText(booked);
  const { option, names, ticket, notes, city } = booked;
  const hasPlace = Boolean(booked.meetingPoint ?? booked.address);
  return (
    <TicketCard
      title={booked.title}
      dates={text.when}
      place={city}
      stub={isIssued && <OrderStub service={PRODUCTS} code={line.code} />}
    >
      <FactList
        facts={[
          [t('ticket.option'), option],
          [t('ticket.party'), text.units],
          [t('ticket.name'), names.join(', ')],
          [t('ticket.confirmation'), ticket],
          [t('ticket.meetingPoint'), hasPlace && <Where key="place" booked={booked} />],
          [t('checkout.remark.title'), notes],
        ]}
      />
    </TicketCard>
  );
}
