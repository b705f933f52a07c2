import { TicketsPlane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink, useApp } from '@wisata/runtime';
import { useTicketDocuments } from '@wisata/runtime/use-ticket-documents';
import { LinkButton } from '@wisata/ui/button';
import { saveFile } from '@wisata/ui/save-file';
import { TakeAlong } from '@wisata/ui/take-along';

interface TicketActionsProps {
  readonly line: OrderLine;
  /** A guest's proof. */
  readonly email: string | undefined;
  /** Path of the ticket's own page, where it is shown elsewhere. */
  readonly page?: string;
}

/** Ways to take the ticket along: PDF, calendar, paper. */
export function TicketActions({ line, email, page }: TicketActionsProps) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const documents = useTicketDocuments(app, { service: 'flight', id: line.id, email }, (file) => {
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
  return (
    <TakeAlong words={words} {...documents}>
      {page && (
        <LinkButton as={RouterLink} icon={TicketsPlane} href={page}>
          {t('ticket.open')}
        </LinkButton>
      )}
    </TakeAlong>
  );
}
