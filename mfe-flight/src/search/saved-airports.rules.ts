import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { Airport } from '../api/flight.model.ts';

const AIRPORTS_KEY = storageKey('recent_airports');
const MOST_AIRPORTS = 8;
const WORDS = ['name', 'city', 'country', 'countryCode', 'timeZone'] as const;

// By hand: every page that writes a city's name reads these, and no other that is shown first needs schemas.
function isAirport(value: unknown): value is Airport {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    /^[A-Z0-9]{3}$/.test(String(fields['code'])) &&
    typeof fields['isCity'] === 'boolean' &&
    WORDS.every((name) => typeof fields[name] === 'string')
  );
}

/** Airports that were chosen on this device, newest first; none when what is kept is not a list of airports. */
export function savedAirports(store: KeyValueStore): Airport[] {
  try {
    const kept: unknown = JSON.parse(store.get(AIRPORTS_KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isAirport) ? kept : [];
  } catch {
    return [];
  }
}

/** Saving is skipped for a code that is there already (spec section 4). */
export function saveAirport(store: KeyValueStore, airport: Airport): void {
  const saved = savedAirports(store);
  if (saved.some(({ code }) => code === airport.code)) return;
  store.set(AIRPORTS_KEY, JSON.stringify([airport, ...saved].slice(0, MOST_AIRPORTS)));
}
