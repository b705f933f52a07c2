import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { endDraft } from '@wisata/runtime/drafts';
import { deletePassenger } from '../api/passengers.api.ts';
import { passengerDraftKey } from './passenger-draft.ts';
import { useSending } from '../form/use-sending.ts';

/** Deletes a saved passenger together with what was typed about them. */
export function useRemovePassenger(id: string, onRemoved: () => void) {
  const { t } = useTranslation('account');
  const app = useApp();
  return useSending(
    () => deletePassenger(app.api, id),
    () => {
      endDraft(app, passengerDraftKey(id));
      app.toast(t('travellers.deleted'), 'success');
      onRemoved();
    },
  );
}
