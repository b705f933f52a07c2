import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { OverrideSettings } from '@wisata/runtime/composition';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { CartCount } from '../session/cart-count.ts';
import type { SavedAt } from '../offline/offline-tickets.ts';
import type { PageHistory } from '../navigation/overlay-history.ts';
import type { ShellHealth } from '../releases/shell-health.ts';
import type { ToastStore } from '../site/toasts.ts';

/** What only the shell's own parts use, one set a page view. */
export interface ShellServices {
  readonly toasts: ToastStore;
  readonly cart: CartCount;
  readonly savedAt: SavedAt;
  readonly loader: RemoteLoader;
  readonly health: ShellHealth;
  /** Steps of what covers the page; none on the server. */
  readonly overlays?: PageHistory | undefined;
  /** A tester's choice of versions. */
  readonly override?: OverrideSettings | undefined;
  /** While on, the page draws who owns what on it; asked for by `?boundaries` or the checkout's hidden switch. */
  readonly developerMode: StoreApi<boolean>;
}

const ShellContext = createContext<ShellServices | undefined>(undefined);

export function ShellServicesProvider({ services, children }: { services: ShellServices; children: ReactNode }) {
  const { health } = services;
  useEffect(() => health.started(), [health]);
  return <ShellContext value={services}>{children}</ShellContext>;
}

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell is called outside of ShellServicesProvider');
  return services;
}
