import { useApp } from '@wisata/runtime';
import { perApp } from '../context/per-app.ts';

const layoutsOf = perApp(() => new Map<string, Map<string, number>>());

/** Measured heights of rows for as long as the page lives; each layout has its own. */
export function useRowHeights(layout: string): Map<string, number> {
  const layouts = layoutsOf(useApp());
  const heights = layouts.get(layout) ?? new Map<string, number>();
  layouts.set(layout, heights);
  return heights;
}
