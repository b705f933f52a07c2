import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';

const known = new WeakMap<AppContext, Map<string, Map<string, number>>>();

/** Measured heights of rows for as long as the page lives; each layout has its own. */
export function useRowHeights(layout: string): Map<string, number> {
  const app = useApp();
  const layouts = known.get(app) ?? new Map<string, Map<string, number>>();
  known.set(app, layouts);
  const heights = layouts.get(layout) ?? new Map<string, number>();
  layouts.set(layout, heights);
  return heights;
}
