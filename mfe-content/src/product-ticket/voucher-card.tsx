import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard, TicketStub } from '@wisata/ui/ticket-card';
import { PRODUCTS } from '../products/product-words.tsx';
import type { BookedProduct } from './booked-product.rules.ts';
import { useBookedText } from './use-booked-text.ts';
import styles from './voucher-card.module.css';

interface BookedProps {
  readonly booked: BookedProduct;
}

/** Where to go, with the way there on the map that the traveller's own device uses. */
function Where({ booked: { meetingPoint, address, position } }: BookedProps) {
  const { t } = useTranslation(PRODUCTS);
  return (
    <>
      {[meetingPoint, address].filter(Boolean).join('. ')}
      {position && (
        <a
          className={styles.map}
          href={`https://www.google.com/maps/search/?api=1&query=${position.latitude},${position.longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('ticket.map')}
        </a>
      )}
    </>
  );
}

function Stub({ code }: { readonly code: string }) {
  const { t } = useTranslation(PRODUCTS);
  const { config, href } = useApp();
  return (
    <TicketStub
      label={t('ticket.orderId')}
      code={code}
      qr={{ text: `${config.baseUrl}${href(`/order?order_id=${code}`)}`, label: t('ticket.qr', { code }) }}
      hint={t('ticket.show')}
    />
  );
}

interface VoucherCardProps extends BookedProps {
  readonly line: OrderLine;
  /** Without it the card carries no code: nobody may take it for a voucher. */
  readonly isIssued: boolean;
}

/** The voucher itself: navy head, the facts, and behind the perforation the code to show. */
export function VoucherCard({ line, booked, isIssued }: VoucherCardProps) {
  const { t } = useTranslation(PRODUCTS);
  const text = useBookedText(booked);
  const { option, names, ticket, notes, city } = booked;
  const hasPlace = Boolean(booked.meetingPoint ?? booked.address);
  return (
    <TicketCard title={booked.title} dates={text.when} place={city} stub={isIssued && <Stub code={line.code} />}>
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
