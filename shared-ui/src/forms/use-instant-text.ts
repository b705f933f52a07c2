import { formatInstant, formatInstantHere } from '@wisata/kernel/dates';
import { useHydrated } from '../browser/use-hydrated.ts';

type Locale = Parameters<typeof formatInstant>[1];

/**
 * Writes instants (created, paid, to be paid by) with their zone, and with the reader's own time beside it where that is
 * another one. The reader's zone is only known on the device, so it joins after the server's markup has been taken over.
 * @example const at = useInstantText(locale); at(payment.date) // 15:04 WIB, Fri 20 Nov 2026 (08:04 your time)
 */
export function useInstantText(locale: Locale): (instant: number | string, zone?: string) => string {
  const isHydrated = useHydrated();
  return (instant, zone) => (isHydrated ? formatInstantHere : formatInstant)(instant, locale, zone);
}
