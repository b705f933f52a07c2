import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { TicketDownloads } from '@wisata/ui/ticket-downloads';
import { useSavedDocuments } from './use-ticket-documents.ts';

interface TicketActionsProps {
  readonly line: OrderLine;
  /** A guest's proof. */
  readonly email: string | undefined;
  /** Path of the ticket's own page, where it is shown elsewhere. */
  readonly page?: string | undefined;
}

/** Ways to take the ticket along: PDF, calendar, paper. */
export function TicketActions({ line, email, page }: TicketActionsProps) {
  const { service, id } = line;
  const { t } = useTranslation(service);
  const documents = useSavedDocuments({ service, id, email }, t('ticket.downloaded'));
  const words = {
    download: t('ticket.download'),
    calendar: t('ticket.calendar'),
    receipt: t('ticket.receipt'),
    print: t('ticket.print'),
    failed: t('ticket.downloadFailed'),
  };
  return (
    <TicketDownloads words={words} {...documents}>
      {page && (
        <LinkButton as={RouterLink} href={page}>
          {t('ticket.open')}
        </LinkButton>
      )}
    </TicketDownloads>
  );
}
