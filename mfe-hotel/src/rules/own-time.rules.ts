import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { deviceClockAt, wallClockAt } from '@wisata/kernel/zones';

/** The device's own time of an instant, with the day where it is another one; empty where the zone's clocks show the same. */
export function ownTime(instantMs: number, zone: string, locale: Locale, dateStyle: 'short' | 'medium'): string {
  const own = deviceClockAt(instantMs);
  const there = wallClockAt(instantMs, zone);
  if (own.date === there.date && own.time === there.time) return '';
  const day = own.date === there.date ? '' : `, ${formatDate(own.date, locale, dateStyle)}`;
  return `${formatWallTime(own.time, locale)}${day}`;
}
