import { useTranslation } from 'react-i18next';
import { orderStatus } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { Note } from '@wisata/ui/note';
import { Stack } from '@wisata/ui/layout';
import { TicketActions } from '../components/ticket-actions.tsx';
import { TicketFacts } from '../components/ticket-facts.tsx';
import { TicketVoucher } from '../components/ticket-voucher.tsx';
import { readStay } from '../rules/order-line.rules.ts';

/** The voucher of a paid stay; before it is issued, what is going on and whom to call. */
export default function HotelTicket({ line, email }: SlotProps['ticket']) {
  const { t } = useTranslation('hotel');
  const { clock, config } = useApp();
  const stay = readStay(line);
  const { badge } = orderStatus(line, clock.now());
  const help = { phone: config.brand.helpPhone };
  return (
    <Stack>
      {badge === 'process' && (
        <Note tone="info" live="status" title={t('line.status.process')}>
          {t('ticket.waiting')} {t('ticket.waitingHelp', help)}
        </Note>
      )}
      {badge === 'error' && (
        <Note tone="danger" title={t('line.status.error')}>
          {t('ticket.failed')} {t('ticket.failedHelp', help)}
        </Note>
      )}
      {(badge === 'unpaid' || badge === 'expired' || badge === 'canceled') && (
        <Note tone="plain" title={t(`line.status.${badge}`)}>
          {t('ticket.none')}
        </Note>
      )}
      {badge === 'paid' && <TicketActions line={line} email={email} />}
      <TicketVoucher line={line} stay={stay} isIssued={badge === 'paid'} />
      <TicketFacts stay={stay} />
    </Stack>
  );
}
