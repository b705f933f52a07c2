import { useTranslation } from 'react-i18next';
import { lazyPart, useApp } from '@wisata/runtime';
import { CopyButton } from '@wisata/ui/copy-button';
import { Skeleton } from '@wisata/ui/skeleton';
import { TicketStub } from '@wisata/ui/ticket-card';

/** On its own, because it brings an encoder. */
const QrCode = lazyPart(
  async () => (await import('@wisata/ui/qr-code')).QrCode,
  <Skeleton width={168} height={168} shape="control" />,
);

interface OrderStubProps {
  readonly service: string;
  /** Of the order. */
  readonly code: string;
}

/** The stub of a ticket: the code of the order, and a QR code that opens it. */
export function OrderStub({ service, code }: OrderStubProps) {
  const { t } = useTranslation(service);
  const { config, href } = useApp();
  return (
    <TicketStub
      label={t('ticket.orderId')}
      code={code}
      qr={<QrCode text={`${config.baseUrl}${href(`/order?order_id=${code}`)}`} label={t('ticket.qr', { code })} />}
      hint={t('ticket.show')}
    />
  );
}

interface SupplierStubProps extends OrderStubProps {
  /** What the supplier calls it: a booking code, a ticket number. */
  readonly label: string;
  readonly qr: { readonly text: string; readonly label: string };
  readonly hint: string;
}

/** Behind the perforation: the supplier's own code, which travellers type elsewhere too. */
export function SupplierStub({ service, label, code, qr, hint }: SupplierStubProps) {
  const { t } = useTranslation(service);
  const copy = { label: t('ticket.copy'), copiedLabel: t('ticket.copied'), what: label };
  return (
    <TicketStub
      label={label}
      code={code}
      action={<CopyButton value={code} {...copy} />}
      qr={<QrCode {...qr} />}
      hint={hint}
    />
  );
}
