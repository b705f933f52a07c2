import { useTranslation } from 'react-i18next';
import { formatDate, formatMonth, formatWallTime } from '@wisata/kernel/dates';
import { oneDecimal } from '@wisata/kernel/locale';
import { inRupiah, price, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { VisitCard } from '../api/visit.model.ts';
import type { VisitSearch } from './visit-search.rules.ts';
import type { VisitService } from './visit-service.ts';

/** How times, lengths and places are written. */
export function useVisitText(service: VisitService) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  /** `December`; the year of the date stands for none. */
  const month = (number: number) =>
    formatMonth(`2026-${String(number).padStart(2, '0')}-01`, locale).replace(/\s*2026$/, '');
  return {
    month,
    /** `2 adults, 1 child`. */
    party: (adults: number, children: number) =>
      [t('party.count.ADT', { count: adults }), children > 0 && t('party.count.CHD', { count: children })]
        .filter(Boolean)
        .join(', '),
    day: (date: string) => formatDate(date, locale, 'short'),
    dayWithYear: (date: string) => formatDate(date, locale),
    time: (time: string) => formatWallTime(time, locale),
    decimal: (value: number) => oneDecimal(value, locale),
    /** `December 2026`, `2026`, `any time`. */
    when({ month: asked, year }: Pick<VisitSearch, 'month' | 'year'>): string {
      const words = [asked ? month(asked) : '', year ? String(year) : ''].filter(Boolean).join(' ');
      return words || t('search.anyTime');
    },
    /** `about Rp. 2.261.000` for a foreign amount, to read beside it. */
    about(amount: Money, { currencyRate }: Pick<VisitCard, 'currencyRate'>): string | undefined {
      const rupiah = inRupiah(amount, currencyRate);
      return rupiah && t('price.about', { price: price(rupiah) });
    },
    /** `2 days, 1 night`, or `4 hours` for what takes less than a day. */
    length({
      duration,
      tripLengthDay: days,
      tripLengthNight: nights,
    }: Pick<VisitCard, 'duration' | 'tripLengthDay' | 'tripLengthNight'>) {
      if (nights > 0) return [t('length.days', { count: days }), t('length.nights', { count: nights })].join(', ');
      return duration > 0 ? t('length.hours', { count: duration }) : t('length.days', { count: days });
    },
  };
}
