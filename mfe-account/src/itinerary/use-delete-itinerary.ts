import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { deleteFromItinerary } from '../api/itinerary.api.ts';
import { useSending } from '../form/use-sending.ts';

/** Takes one thing off the itinerary; says why when it cannot. */
export function useDeleteItinerary(id: string, onDeleted: () => void) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  return useSending(
    () => deleteFromItinerary(app.api, id),
    async () => {
      app.toast(app.t('account:itinerary.deleted'), 'success');
      onDeleted();
      await revalidate();
    },
  );
}
