import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import type { Line } from '../api/order.schema.ts';
import { useRemoveLine } from '../hooks/use-remove-line.ts';
import { RefusalNote } from './refusal-note.tsx';

interface RemoveDialogProps {
  readonly line: Line;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once before a booking is given back. */
export function RemoveDialog({ line, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('account');
  const { remove, busy, problem } = useRemoveLine(line.id, onRemoved);
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={onClose}
      title={t('cart.removeTitle')}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cart.removeNo')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('cart.removeYes')}
          </Button>
        </>
      }
    >
      <p>{t('cart.removeText', { title: line.title })}</p>
      {problem && <RefusalNote failure={problem} />}
    </Dialog>
  );
}
