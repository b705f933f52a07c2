import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { countNights, type HotelSearch } from './hotel-search.rules.ts';

type StayDates = Pick<HotelSearch, 'checkInDate' | 'checkOutDate'>;

/** How stays are written. */
export function useStayText() {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  return {
    nights: (stay: StayDates) => t('nights', { count: countNights(stay) }),
    /** `Sat 12 Dec – Wed 16 Dec`, the year only where `withYear` asks for it. */
    formatRange({ checkInDate, checkOutDate }: StayDates, withYear = false): string {
      return `${formatDate(checkInDate, locale, 'short')} – ${formatDate(checkOutDate, locale, withYear ? 'medium' : 'short')}`;
    },
  };
}
