import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import type { Line } from '../api/order.schema.ts';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import { RemovalDialog } from '../form/removal-dialog.tsx';

interface CancelDialogProps {
  readonly line: Line;
  readonly terms: NonNullable<Line['cancellation']>;
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onCanceled: () => void;
}

/** Asks once, with the exact amounts before and after. */
export function CancelDialog({ line, terms, email, onClose, onCanceled }: CancelDialogProps) {
  const { t } = useTranslation('account');
  const removal = useRemoveLine(line, email, () => {
    onClose();
    onCanceled();
  });
  const [paid, refund] = [terms.paid, terms.refund].map((each) => exactPrice(fromMajor(each, terms.currency)));
  const labels = { no: t('cart.removeNo'), yes: t('cancel.yes') };
  return (
    <RemovalDialog title={t('cancel.title')} labels={labels} removal={removal} onClose={onClose}>
      {terms.paid > 0
        ? t('cancel.textPaid', { title: line.title, paid, refund })
        : t('cancel.textUnpaid', { title: line.title })}
    </RemovalDialog>
  );
}
