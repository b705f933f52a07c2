import { useTranslation } from 'react-i18next';
import { orderBadge } from '@wisata/kernel/booking-status';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { Note } from '@wisata/ui/note';

/** What is going on with a ticket, and whom to call where it does not go on by itself. */
export function TicketState({ line, email }: { line: OrderLine; email: string | undefined }) {
  const { t } = useTranslation(line.service);
  const { clock, config } = useApp();
  const badge = orderBadge(line, clock.now());
  const help = { phone: config.brand.helpPhone };
  const title = `${t(`line.status.${badge}`)}.`;
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
