import { useTranslation } from 'react-i18next';
import { useSavedDocuments } from '@wisata/runtime/use-ticket-documents';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { TicketDownloads } from '@wisata/ui/ticket-downloads';
import type { IssuedBooking } from './trip-documents.rules.ts';
import styles from './itinerary.module.css';

function BookingDocuments({ booking: { id, service, title } }: { booking: IssuedBooking }) {
  const { t } = useTranslation('account');
  const documents = useSavedDocuments({ service, id, email: undefined }, t('itinerary.downloaded'));
  const words = {
    download: t('documents.voucher'),
    calendar: t('documents.calendar'),
    receipt: t('documents.receipt'),
    failed: t('documents.failed'),
  };
  return (
    <div role="group" aria-label={title}>
      <Stack gap={2}>
        <h3>{title}</h3>
        <TicketDownloads words={words} {...documents} />
      </Stack>
    </div>
  );
}

/** The files of every issued booking of the trip in one place; not on paper, where nothing can be pressed. */
export function TripDocuments({ bookings }: { bookings: readonly IssuedBooking[] }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.documents}>
      <SectionCard id="trip-documents" title={t('documents.title')}>
        <Stack gap={4}>
          {bookings.map((booking) => (
            <BookingDocuments key={booking.id} booking={booking} />
          ))}
        </Stack>
      </SectionCard>
    </div>
  );
}
