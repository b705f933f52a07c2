import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { listNames } from '@wisata/kernel/name-lists';
import type { SplitTrip } from '@wisata/kernel/trip-split';
import { useApp } from '@wisata/runtime';

type Named = Pick<SplitTrip<never>, 'towns' | 'first' | 'last'>;

/** How a trip is called: `Bali and Yogyakarta`, `Sat 12 Dec to Fri 18 Dec 2026`. */
export function useTripTitle() {
  const { t } = useTranslation('trips');
  const { locale } = useApp();
  const townsOf = ({ towns }: Named) => (towns.length > 0 ? listNames(towns, locale) : t('anywhere'));
  const daysOf = ({ first, last }: Named) =>
    first === last
      ? formatDate(last, locale)
      : t('span', { first: formatDate(first, locale, 'short'), last: formatDate(last, locale) });
  return { townsOf, daysOf };
}
