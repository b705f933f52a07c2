import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { deletePassenger } from '../api/passengers.api.ts';
import { passengerDraftKey } from './passenger-draft.ts';
import { useSending } from './use-sending.ts';

/** Deletes a saved passenger together with what was typed about them. */
export function useRemovePassenger(id: string, onRemoved: () => void) {
  const { t } = useTranslation('account');
  const { api, storage, toast } = useApp();
  return useSending(
    () => deletePassenger(api, id),
    () => {
      storage.session.remove(passengerDraftKey(id));
      toast(t('travellers.deleted'), 'success');
      onRemoved();
    },
  );
}
