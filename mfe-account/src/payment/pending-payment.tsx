import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { Transaction } from '../api/order.schema.ts';

interface PendingPaymentProps {
  readonly transaction: Transaction;
  readonly busy: boolean;
  readonly onResume: () => void;
}

/** A payment that was begun and is still open. */
export function PendingPayment({ transaction, busy, onResume }: PendingPaymentProps) {
  const { t } = useTranslation('account');
  return (
    <Note
      tone="info"
      title={t('payment.resumeTitle', { channel: transaction.payment.channel })}
      actions={
        <Button variant="primary" busy={busy} onClick={onResume}>
          {t('payment.resume')}
        </Button>
      }
    >
      {t('payment.resumeText')}
    </Note>
  );
}
