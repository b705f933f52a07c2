import { useSyncExternalStore } from 'react';
import { formatDate, formatWallTime, parseInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { deviceClockAt, wallClockAt } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';

const never = () => () => undefined;

function ownTime(instant: string, zone: string, locale: Locale): string {
  const atMs = parseInstant(instant);
  if (atMs === undefined) return '';
  const own = deviceClockAt(atMs);
  const there = wallClockAt(atMs, zone);
  if (own.date === there.date && own.time === there.time) return '';
  const day = own.date === there.date ? '' : `, ${formatDate(own.date, locale, 'short')}`;
  return `${formatWallTime(own.time, locale)}${day}`;
}

/**
 * The reader's own time of an instant, empty where the property's clocks show the same. The server cannot know it; where
 * it is empty in the browser too, nothing is drawn twice.
 */
export function useOwnTime(instant: string, zone: string): string {
  const { locale } = useApp();
  return useSyncExternalStore(
    never,
    () => ownTime(instant, zone, locale),
    () => '',
  );
}
