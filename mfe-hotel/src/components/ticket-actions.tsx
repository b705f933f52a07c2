import { CalendarPlus, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '@wisata/kernel/remote';
import { Button } from '@wisata/ui/button';
import { Row } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useDocuments } from '../hooks/use-documents.ts';
import styles from './ticket.module.css';

/** Ways to take the voucher along: PDF, calendar, paper. */
export function TicketActions({ line, email }: { line: SlotProps['ticket']['line']; email: string | undefined }) {
  const { t } = useTranslation('hotel');
  const { busy, problem, get } = useDocuments(line, email);
  return (
    <div className={styles.actions}>
      <Row>
        <Button variant="action" icon={Download} busy={busy === 'voucher'} onClick={() => void get('voucher')}>
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
      </Row>
      {problem && (
        <Note tone="danger" title={t('ticket.downloadFailed')} live="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}
