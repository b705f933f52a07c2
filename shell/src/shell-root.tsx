import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { I18nextProvider } from 'react-i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import {
  AppProvider,
  RecoverPartProvider,
  SlotSourceProvider,
  type RecoverPart,
  type SlotSource,
} from '@wisata/runtime';
import { OverlayHistoryProvider } from '@wisata/ui/overlay-history';
import { ShellServicesProvider, type ShellServices } from './app/start/shell-services.tsx';
import { HeardEvents } from './components/heard-events.tsx';
import { frameSlot } from './components/page-boundary.tsx';

interface ShellRootProps {
  readonly app: AppContext;
  readonly i18n: i18n;
  readonly slots: SlotSource;
  readonly services: ShellServices;
  /** The router. */
  readonly children: ReactNode;
}

// Fetched when the first page stands idle: what comes with a lost network must not need it.
const recoverPart: RecoverPart = async (part, error) => {
  const { recoverPart: recover } = await import(
    /* webpackChunkName: "after-start" */ './components/lost-part.tsx'
  ).catch(() => Promise.reject(error as Error));
  return recover(part, error);
};

/** What is around the router on every page, the same on the server and in the browser. */
export function ShellRoot({ app, i18n, slots, services, children }: ShellRootProps) {
  const source = useStore(services.developerMode) ? { ...slots, frame: frameSlot } : slots;
  return (
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <SlotSourceProvider source={source}>
          <RecoverPartProvider recover={recoverPart}>
            <OverlayHistoryProvider history={services.overlays}>
              <ShellServicesProvider services={services}>
                <HeardEvents>{children}</HeardEvents>
              </ShellServicesProvider>
            </OverlayHistoryProvider>
          </RecoverPartProvider>
        </SlotSourceProvider>
      </AppProvider>
    </I18nextProvider>
  );
}
