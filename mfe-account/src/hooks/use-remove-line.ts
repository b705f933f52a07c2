import { useApp } from '@wisata/runtime';
import { removeLine } from '../api/orders.api.ts';
import { useSending } from './use-sending.ts';

/** Gives one booking back; says why when it cannot be. */
export function useRemoveLine(id: string, onRemoved: () => void) {
  const app = useApp();
  return useSending(
    () => removeLine(app.api, id),
    () => {
      app.toast(app.t('account:cart.removed'), 'success');
      onRemoved();
    },
  );
}
