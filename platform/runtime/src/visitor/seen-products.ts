import { useEffect } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { createStoredList } from '@wisata/kernel/stored-values';
import { useApp } from '@wisata/runtime';
import { ownKey } from './own-key.ts';
import { isSavedProduct, type SavedProduct } from './saved-products.ts';

type Parts = Pick<AppContext, 'storage' | 'session'>;

const MOST_KEPT = 8;

const listOf = (app: Parts) =>
  createStoredList<SavedProduct>({
    key: ownKey('seen_products', app),
    check: isSavedProduct,
    idOf: ({ service, key }) => `${service} ${key}`,
    most: MOST_KEPT,
  });

/** What this traveller has looked at last on this device, the latest first. */
export const findSeenProducts = (app: Parts): readonly SavedProduct[] => listOf(app).find(app.storage.local);

/** Notes that a product's page is being looked at. */
export function useSeenProduct({ service, key, title, facts, path }: SavedProduct): void {
  const app = useApp();
  useEffect(() => {
    listOf(app).remember(app.storage.local, { service, key, title, facts, path });
  }, [app, service, key, title, facts, path]);
}
