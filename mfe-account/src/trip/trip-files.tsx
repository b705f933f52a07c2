import { FileDown, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isIssued } from '@wisata/kernel/booking-status';
import { findDocumentPath } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { useSavedDocuments } from '@wisata/runtime/use-ticket-documents';
import { Button } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Note } from '@wisata/ui/note';
import type { Line } from '../api/order.schema.ts';
import { rememberGuestEmail } from '../orders/guest-email.ts';
import styles from './trip.module.css';

interface FileProps {
  readonly line: Line;
  /** Of a guest, who proves the order by it. */
  readonly email: string | undefined;
}

function Files({ line, email }: FileProps) {
  const { t } = useTranslation('trips');
  const app = useApp();
  const { id, service, title } = line;
  const { get, busy, problem } = useSavedDocuments({ service, id, email }, t('files.saved'));
  const page = findDocumentPath(app.config, line);
  const prove = () => email !== undefined && rememberGuestEmail(app, email);
  return (
    <li>
      {page ? (
        <RouterLink href={page} onClick={prove}>
          {title}
        </RouterLink>
      ) : (
        <b>{title}</b>
      )}
      <span className={styles.tools}>
        <Button
          size="s"
          variant="quiet"
          icon={FileDown}
          busy={busy === 'voucher'}
          aria-label={t('files.voucherOf', { title })}
          onClick={() => void get('voucher')}
        >
          {t('files.voucher')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={ReceiptText}
          busy={busy === 'receipt'}
          aria-label={t('files.receiptOf', { title })}
          onClick={() => void get('receipt')}
        >
          {t('files.receipt')}
        </Button>
      </span>
      {problem && (
        <Note tone="danger" live="alert">
          {problem}
        </Note>
      )}
    </li>
  );
}

/** Tickets, vouchers and receipts of everything that is issued; what is paid and still being issued is said. */
export function TripFiles({ lines, emailOf }: { lines: readonly Line[]; emailOf: (id: string) => string | undefined }) {
  const { t } = useTranslation('trips');
  const paid = lines.filter(({ payment_status: status }) => status === 'paid');
  if (paid.length === 0) return null;
  return (
    <SectionCard id="trip-files" title={t('files.title')}>
      <ul role="list" className={styles.files}>
        {paid.map((line) =>
          isIssued(line) ? (
            <Files key={line.id} line={line} email={emailOf(line.id)} />
          ) : (
            <li key={line.id}>
              <b>{line.title}</b>
              <small>{t('files.waiting')}</small>
            </li>
          ),
        )}
      </ul>
    </SectionCard>
  );
}
