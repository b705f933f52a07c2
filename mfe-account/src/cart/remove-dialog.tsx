import { useTranslation } from 'react-i18next';
import type { Line } from '../api/order.schema.ts';
import { useRemoveLine } from './use-remove-line.ts';
import { RemovalDialog } from '../form/removal-dialog.tsx';

interface RemoveDialogProps {
  readonly line: Line;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once before a booking is given back. */
export function RemoveDialog({ line, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('account');
  const removal = useRemoveLine(line, undefined, onRemoved);
  const labels = { no: t('cart.removeNo'), yes: t('cart.removeYes') };
  return (
    <RemovalDialog title={t('cart.removeTitle')} labels={labels} removal={removal} onClose={onClose}>
      {t('cart.removeText', { title: line.title })}
    </RemovalDialog>
  );
}
