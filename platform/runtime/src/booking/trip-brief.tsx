import type { CalendarDate } from '@wisata/kernel/dates';
import { RouterLink } from '@wisata/runtime';
import { CheckoutBrief } from '@wisata/ui/checkout-page';
import { useTripText } from '../journey/use-trip-text.ts';
import { useService, useWords } from './service.tsx';

interface TripBriefProps {
  /** Names of both ends. */
  readonly ends: { readonly origin: string; readonly destination: string };
  readonly legs: readonly { readonly departDate: CalendarDate; readonly departTime: string; readonly what: string }[];
  /** The list to choose from again. */
  readonly listPath: string;
}

/** What trip is being booked, in short, where the price column does not fit. */
export function TripBrief({ ends, legs, listPath }: TripBriefProps) {
  const { t } = useWords();
  const { day, time } = useTripText(useService());
  return (
    <CheckoutBrief
      as={RouterLink}
      title={t('eticket.route', ends)}
      facts={legs.map(({ departDate, departTime, what }) => `${day(departDate)} · ${time(departTime)} · ${what}`)}
      back={{ href: listPath, label: t('checkout.details.back') }}
    />
  );
}
