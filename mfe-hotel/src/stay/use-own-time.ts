import { useSyncExternalStore } from 'react';
import { ownTime, parseInstant } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';

const never = () => () => undefined;

/**
 * The reader's own time of an instant, empty where the property's clocks show the same. The server cannot know it; where
 * it is empty in the browser too, nothing is drawn twice.
 */
export function useOwnTime(instant: string, zone: string): string {
  const { locale } = useApp();
  const atMs = parseInstant(instant);
  return useSyncExternalStore(
    never,
    () => (atMs === undefined ? '' : ownTime(atMs, zone, locale, 'short')),
    () => '',
  );
}
