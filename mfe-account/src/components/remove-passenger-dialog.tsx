import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import { deletePassenger, type Passenger } from '../api/passengers.api.ts';
import { passengerDraftKey } from '../hooks/use-passenger-form.ts';
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
  const { api, storage, toast } = useApp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    const answer = await deletePassenger(api, passenger.id);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    storage.session.remove(passengerDraftKey(passenger.id));
    toast(t('travellers.deleted'), 'success');
    onRemoved();
  }

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
