import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { useDeleteItinerary } from '../hooks/use-delete-itinerary.ts';
import { RefusalNote } from './refusal-note.tsx';

interface DeleteProps {
  readonly id: string;
  readonly title: string;
  /** True for a booking: it stays booked. */
  readonly booked: boolean;
  readonly onClose: () => void;
}

/** Asks once before something leaves the itinerary. */
export function ItineraryDeleteDialog({ id, title, booked, onClose }: DeleteProps) {
  const { t } = useTranslation('account');
  const { remove, busy, problem } = useDeleteItinerary(id, onClose);
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={onClose}
      title={t('itinerary.deleteTitle')}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('itinerary.deleteNo')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('itinerary.deleteYes')}
          </Button>
        </>
      }
    >
      <p>{t(booked ? 'itinerary.deleteBooked' : 'itinerary.deleteOwn', { title })}</p>
      {problem && <RefusalNote failure={problem} />}
    </Dialog>
  );
}
