import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { useItineraryVoucher } from './use-itinerary-voucher.ts';
import styles from './itinerary.module.css';
import { RefusalNote } from '../form/refusal-note.tsx';

/** The thing that actions are about. */
export interface ItineraryTarget {
  readonly id: string;
  readonly title: string;
  readonly bookingId: string | null;
  readonly service: string | null;
  readonly isIssued: boolean;
}

interface ActionsProps {
  readonly target: ItineraryTarget;
  readonly onDelete: (target: ItineraryTarget) => void;
}

function Voucher({ bookingId, service, title }: { bookingId: string; service: string; title: string }) {
  const { t } = useTranslation('account');
  const { send: get, busy, problem } = useItineraryVoucher(bookingId, service);
  return (
    <>
      <Button
        size="s"
        icon={FileText}
        busy={busy}
        aria-label={t('itinerary.voucherOf', { title })}
        onClick={() => void get()}
      >
        {t('itinerary.voucher')}
      </Button>
      {problem && <RefusalNote failure={problem} />}
    </>
  );
}

/** What can be done with one thing on the itinerary; none of it is printed. */
export function ItineraryActions({ target, onDelete }: ActionsProps) {
  const { t } = useTranslation('account');
  const { bookingId, service, title, isIssued } = target;
  return (
    <div className={styles.actions}>
      {bookingId && service && isIssued && <Voucher bookingId={bookingId} service={service} title={title} />}
      {bookingId && (
        <LinkButton
          size="s"
          as={RouterLink}
          href={`/dashboard/order/detail?id=${bookingId}`}
          aria-label={t('itinerary.openOf', { title })}
        >
          {t('history.open')}
        </LinkButton>
      )}
      <Button size="s" icon={Trash2} aria-label={t('itinerary.deleteOf', { title })} onClick={() => onDelete(target)}>
        {t('itinerary.delete')}
      </Button>
    </div>
  );
}
