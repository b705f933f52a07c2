import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@wisata/kernel/remote';

/** Pages that the shell itself owns. */
export const SHELL_ROUTES: readonly RouteObject[] = [
  {
    path: 'maintenance',
    handle: { layout: 'blank', titleKey: 'maintenance.title' } satisfies RouteHandle,
    lazy: async () => import('./maintenance.page.tsx'),
  },
  {
    path: 'dev/ui',
    handle: { layout: 'minimal', titleKey: 'dev.ui' } satisfies RouteHandle,
    lazy: async () => import('./dev-ui.page.tsx'),
  },
  {
    path: 'dev/font',
    handle: { layout: 'minimal', titleKey: 'dev.font' } satisfies RouteHandle,
    lazy: async () => import('./dev-font.page.tsx'),
  },
];
