import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { useTicketDocuments } from '@wisata/runtime/use-ticket-documents';
import { saveFile } from '@wisata/ui/save-file';
import { TakeAlong } from '@wisata/ui/take-along';

/** Ways to take the voucher along: PDF, calendar, paper. */
export function TicketActions({ line, email }: { line: SlotProps['ticket']['line']; email: string | undefined }) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const documents = useTicketDocuments(app, { service: 'hotel', id: line.id, email }, (file) => {
    saveFile(file);
    app.toast(t('ticket.downloaded'), 'success');
  });
  const words = {
    download: t('ticket.download'),
    calendar: t('ticket.calendar'),
    receipt: t('ticket.receipt'),
    print: t('ticket.print'),
    failed: t('ticket.downloadFailed'),
  };
  return <TakeAlong words={words} {...documents} />;
}
