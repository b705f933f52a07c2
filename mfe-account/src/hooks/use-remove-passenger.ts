import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { deletePassenger } from '../api/passengers.api.ts';
import { passengerDraftKey } from './passenger-draft.ts';

/** Deletes a saved passenger together with what was typed about them. */
export function useRemovePassenger(id: string, onRemoved: () => void) {
  const { t } = useTranslation('account');
  const { api, storage, toast } = useApp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    const answer = await deletePassenger(api, id);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    storage.session.remove(passengerDraftKey(id));
    toast(t('travellers.deleted'), 'success');
    onRemoved();
  }

  return { remove, busy, failure };
}
