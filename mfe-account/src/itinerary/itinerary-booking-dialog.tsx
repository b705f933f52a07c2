import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Checkbox } from '@wisata/ui/checkbox';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { Line } from '../api/order.schema.ts';
import { useAddToItinerary } from './use-add-to-itinerary.ts';
import { useServiceName } from '../orders/use-service-name.ts';
import { mayJoinTrip } from '../orders/booking-choice.rules.ts';
import { RefusalNote } from '../form/refusal-note.tsx';

interface BookingDialogProps {
  readonly bookings: Outcome<readonly Line[]>;
  /** Bookings that are on the itinerary already. */
  readonly present: ReadonlySet<string>;
  readonly onClose: () => void;
}

interface ListProps extends Pick<BookingDialogProps, 'present'> {
  readonly lines: readonly Line[];
  readonly chosen: readonly Line[];
  readonly onToggle: (line: Line) => void;
}

function BookingList({ lines, present, chosen, onToggle }: ListProps) {
  const { t } = useTranslation('account');
  const nameOf = useServiceName();
  if (lines.length === 0) return <p>{t('itinerary.noBookings')}</p>;
  return lines.map((line) => (
    <Checkbox
      key={line.id}
      variant="framed"
      label={line.title}
      detail={`${nameOf(line.service)} · ${
        present.has(line.id) ? t('itinerary.present') : `${t('order.orderId')} ${line.code}`
      }`}
      disabled={present.has(line.id)}
      checked={present.has(line.id) || chosen.includes(line)}
      onChange={() => onToggle(line)}
    />
  ));
}

/** Chooses among the newest bookings what joins the trip. */
export function ItineraryBookingDialog({ bookings, present, onClose }: BookingDialogProps) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { send: add, busy, refused } = useAddToItinerary(onClose);
  const lines = bookings.ok ? bookings.data.filter((line) => mayJoinTrip(line, clock.now())) : [];
  const chosen = lines.filter(({ id }) => ticked.includes(id) && !present.has(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('itinerary.addBooking')}
      labels={{ close: t('close') }}
      actions={
        <>
          <LinkButton variant="quiet" as={RouterLink} href="/dashboard/order">
            {t('orders.showAll')}
          </LinkButton>
          <Button
            variant="action"
            busy={busy}
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => void add(chosen)}
          >
            {t('orders.addToItinerary')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {bookings.ok && (
          <BookingList
            lines={lines}
            present={present}
            chosen={chosen}
            onToggle={({ id }) =>
              setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id])
            }
          />
        )}
        {!bookings.ok && <RefusalNote failure={bookings.failure} />}
        {refused.map(({ id, title, failure }) => (
          <RefusalNote key={id} title={title} failure={failure} />
        ))}
      </Stack>
    </Dialog>
  );
}
