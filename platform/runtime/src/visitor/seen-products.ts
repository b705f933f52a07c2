import { useEffect } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList } from '@wisata/kernel/stored-values';
import { useApp } from '@wisata/runtime';
import { isSavedProduct, type SavedProduct } from './saved-products.ts';

type Parts = Pick<AppContext, 'storage' | 'session'>;

const MOST_KEPT = 8;

/** Stored by user: the next one who signs in on this device has seen other products. */
const listOf = ({ session }: Parts) =>
  createStoredList<SavedProduct>({
    key: storageKey('seen_products', session.user()?.id ?? 'guest'),
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
