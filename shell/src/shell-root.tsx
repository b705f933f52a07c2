import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { I18nextProvider } from 'react-i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import { AppProvider, SlotSourceProvider, type SlotSource } from '@wisata/runtime';
import { OverlayHistoryProvider } from '@wisata/ui/overlay-history';
import { ShellServicesProvider, type ShellServices } from './app/start/shell-services.tsx';
import { frameSlot } from './components/page-boundary.tsx';

interface ShellRootProps {
  readonly app: AppContext;
  readonly i18n: i18n;
  readonly slots: SlotSource;
  readonly services: ShellServices;
  /** The router. */
  readonly children: ReactNode;
}

/** What is around the router on every page, the same on the server and in the browser. */
export function ShellRoot({ app, i18n, slots, services, children }: ShellRootProps) {
  const source = useStore(services.developerMode) ? { ...slots, frame: frameSlot } : slots;
  return (
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <SlotSourceProvider source={source}>
          <OverlayHistoryProvider history={services.overlays}>
            <ShellServicesProvider services={services}>{children}</ShellServicesProvider>
          </OverlayHistoryProvider>
        </SlotSourceProvider>
      </AppProvider>
    </I18nextProvider>
  );
}
