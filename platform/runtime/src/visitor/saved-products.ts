import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { ownKey } from './own-key.ts';

/** Something that a traveller wants to come back to, kept on this device. */
export interface SavedProduct {
  /** `hotel`, `flight`; with `key` the name of the thing. */
  readonly service: string;
  readonly key: string;
  readonly title: string;
  /** When and for how much, in few words. */
  readonly facts: string;
  /** Where it is seen again, without the language. */
  readonly path: string;
  /** Last day on which it is worth anything; left out where it does not end. */
  readonly until?: CalendarDate;
}

type Parts = Pick<AppContext, 'storage' | 'session' | 'clock'>;

const MOST_KEPT = 50;
const listeners = new Set<() => void>();

const keyFor = (app: Parts) => ownKey('saved_products', app);

/** True for a stored value that can be shown and led back to. */
export function isSavedProduct(value: unknown): value is SavedProduct {
  const record = (value ?? {}) as Record<string, unknown>;
  return ['service', 'key', 'title', 'facts', 'path'].every((name) => typeof record[name] === 'string');
}

function parse(text: string): readonly SavedProduct[] {
  try {
    const kept = JSON.parse(text) as unknown;
    return Array.isArray(kept) ? kept.filter(isSavedProduct) : [];
  } catch {
    return [];
  }
}

const readText = (app: Parts) => app.storage.local.get(keyFor(app)) ?? '';

const isSame = (a: SavedProduct, b: Pick<SavedProduct, 'service' | 'key'>) =>
  a.service === b.service && a.key === b.key;

function toggle(app: Parts, product: SavedProduct): void {
  const kept = parse(readText(app));
  const others = kept.filter((each) => !isSame(each, product));
  const next = others.length < kept.length ? others : [product, ...others].slice(0, MOST_KEPT);
  app.storage.local.set(keyFor(app), JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What this traveller has saved of a service, of all without one, newest first, and a way to save or forget one. The server knows of none:
 * a page that it has drawn shows its hearts once the browser has taken over.
 */
export function useSavedProducts(app: Parts, service?: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(app),
    () => '',
  );
  const saved = useMemo(() => {
    if (text === '') return [];
    const today = todayInJakarta(app.clock.now());
    return parse(text).filter(
      (each) => (service === undefined || each.service === service) && (each.until ?? today) >= today,
    );
  }, [text, service, app]);
  const toggleOne = useCallback((product: SavedProduct) => toggle(app, product), [app]);
  return { saved, isSaved: (key: string) => saved.some((each) => each.key === key), toggle: toggleOne };
}
