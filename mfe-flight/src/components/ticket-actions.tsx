import { CalendarPlus, Download, Printer, TicketsPlane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useDocuments } from '../hooks/use-documents.ts';
import styles from './ticket.module.css';

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
  const { busy, problem, get } = useDocuments(line, email);
  return (
    <div className={styles.actions}>
      <Row>
        <Button variant="action" icon={Download} busy={busy === 'ticket'} onClick={() => void get('ticket')}>
          {t('ticket.download')}
        </Button>
        <Button icon={CalendarPlus} busy={busy === 'calendar'} onClick={() => void get('calendar')}>
          {t('ticket.calendar')}
        </Button>
        <span className={styles.print}>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('ticket.print')}
          </Button>
        </span>
        {page && (
          <LinkButton as={RouterLink} icon={TicketsPlane} href={page}>
            {t('ticket.open')}
          </LinkButton>
        )}
      </Row>
      {problem && (
        <Note tone="danger" title={t('ticket.downloadFailed')} live="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}
