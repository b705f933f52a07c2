import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { Passenger } from '../api/passengers.api.ts';
import { useRemovePassenger } from '../hooks/use-remove-passenger.ts';
import { nameOf } from './passenger-row.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface RemovePassengerProps {
  readonly passenger: Passenger;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once, because nothing brings a deleted passenger back. */
export function RemovePassengerDialog({ passenger, onClose, onRemoved }: RemovePassengerProps) {
  const { t } = useTranslation('account');
  const { remove, busy, failure } = useRemovePassenger(passenger.id, onRemoved);
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={onClose}
      title={t('travellers.removeTitle', { name: nameOf(passenger) })}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('travellers.removeNo')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('travellers.removeYes')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('travellers.removeText')}</p>
        {failure && <RefusalNote failure={failure} />}
      </Stack>
    </Dialog>
  );
}
