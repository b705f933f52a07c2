import { Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { tripPath } from '../trip/trip-path.ts';

/** To the trip in which a booking stands, or to the next one. */
export function TripLink({ bookingId }: { readonly bookingId?: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <LinkButton icon={Route} as={RouterLink} href={tripPath(bookingId)}>
      {t('trip.see')}
    </LinkButton>
  );
}
