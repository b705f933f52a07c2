import path from 'node:path';
import { createFileRegistry, type Registry } from './registry.ts';
import { createFolderStore, type ReleaseStore } from './store.ts';

/** The store and the registry that live under one data folder. */
export function openReleases(dataDir: string): { store: ReleaseStore; registry: Registry } {
  const store = createFolderStore(path.join(dataDir, 'releases'));
  return { store, registry: createFileRegistry(path.join(dataDir, 'registry.json'), store) };
}
