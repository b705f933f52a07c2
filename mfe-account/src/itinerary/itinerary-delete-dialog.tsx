import { useTranslation } from 'react-i18next';
import { useDeleteItinerary } from './use-delete-itinerary.ts';
import { RemovalDialog } from '../form/removal-dialog.tsx';

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
  const removal = useDeleteItinerary(id, onClose);
  const labels = { no: t('itinerary.deleteNo'), yes: t('itinerary.deleteYes') };
  return (
    <RemovalDialog title={t('itinerary.deleteTitle')} labels={labels} removal={removal} onClose={onClose}>
      {t(booked ? 'itinerary.deleteBooked' : 'itinerary.deleteOwn', { title })}
    </RemovalDialog>
  );
}
