import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { Note } from '@wisata/ui/note';

/** The literal of a status with its meaning in Indonesian beside it; English needs none. */
export function StatusWords({ line }: { line: OrderLine }) {
  const { t, i18n } = useTranslation('flight');
  const { clock } = useApp();
  const { badge, label } = orderStatus(line, clock.now());
  if (badge === 'unpaid') return t('line.status.unpaid');
  if (i18n.language === 'en') return label;
  return (
    <>
      <span lang="en">{label}</span> ({t(`line.status.${badge}`)})
    </>
  );
}

/** What is going on with a ticket, and whom to call where it does not go on by itself. */
export function TicketState({ line, email }: { line: OrderLine; email: string | undefined }) {
  const { t } = useTranslation('flight');
  const { clock, config } = useApp();
  const { badge } = orderStatus(line, clock.now());
  const help = { phone: config.brand.helpPhone };
  const title: ReactNode = <StatusWords line={line} />;
  if (badge === 'paid') {
    return (
      <Note tone="success" title={title}>
        {email && t('ticket.sentTo', { email })}
      </Note>
    );
  }
  if (badge === 'process') {
    return (
      <Note tone="info" live="status" title={title}>
        {t('ticket.waiting')} {t('ticket.waitingHelp', help)}
      </Note>
    );
  }
  if (badge === 'error') {
    return (
      <Note tone="danger" title={title}>
        {t('ticket.failed')} {t('ticket.failedHelp', help)}
      </Note>
    );
  }
  return (
    <Note tone="plain" title={title}>
      {t('ticket.none')}
    </Note>
  );
}
