import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, formatDate, formatWallTime, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import { listNames } from '@wisata/kernel/name-lists';
import { findService, serviceName } from '@wisata/kernel/services';
import type { VoucherCode, VoucherNeeds } from '../api/content.model.ts';

type Words = Pick<AppContext, 't' | 'locale' | 'config'>;

/** Weekdays are counted from it. */
const A_SUNDAY = '2024-01-07';

function weekdays(locale: Locale, days: readonly number[]): string {
  const nameOf = (day: number) => formatDate(addDays(A_SUNDAY, day), locale, 'long').split(/,? /)[0] ?? '';
  return listNames(days.map(nameOf), locale, 'or');
}

function spanOf({ t, locale }: Words, { period, from, to }: VoucherNeeds): string | undefined {
  const kind = period ?? 'any';
  if (from && to)
    return t(`content:voucher.span.${kind}`, { from: formatDate(from, locale), to: formatDate(to, locale) });
  if (from) return t(`content:voucher.since.${kind}`, { from: formatDate(from, locale) });
  return to ? t(`content:voucher.till.${kind}`, { to: formatDate(to, locale) }) : undefined;
}

/** What an order needs for a code, one sentence each, in the order in which the payment page looks at it. */
export function voucherNeeds(words: Words, { least, endsAtMs, needs }: VoucherCode): readonly string[] {
  const { t, locale, config } = words;
  const { service, hours, nights, regions, hasHotels, checkInDays, bookingDays } = needs;
  const isKnown = service !== undefined && findService(config, service) !== undefined;
  return [
    isKnown ? t('content:voucher.only', { service: serviceName(config, service, locale) }) : undefined,
    least && t('content:voucher.least', { amount: price(least) }),
    spanOf(words, needs),
    hours &&
      t('content:voucher.hours', { from: formatWallTime(hours[0], locale), to: formatWallTime(hours[1], locale) }),
    nights && nights > 1 ? t('content:voucher.nights', { count: nights }) : undefined,
    regions.length > 0 ? t('content:voucher.regions', { names: listNames(regions, locale, 'or') }) : undefined,
    hasHotels ? t('content:voucher.hotels') : undefined,
    checkInDays.length > 0 ? t('content:voucher.checkInDays', { days: weekdays(locale, checkInDays) }) : undefined,
    bookingDays.length > 0 ? t('content:voucher.bookingDays', { days: weekdays(locale, bookingDays) }) : undefined,
    endsAtMs ? t('content:voucher.until', { date: formatDate(todayInJakarta(endsAtMs), locale) }) : undefined,
  ].filter((sentence) => sentence !== undefined);
}
