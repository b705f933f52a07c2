import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { AppContext, SessionUser } from '@wisata/kernel/app-context';

const ReactAppContext = createContext<AppContext | undefined>(undefined);

/** Gives the app context to everything below; the shell renders it once around the router. */
export function AppProvider({ app, children }: { app: AppContext; children: ReactNode }) {
  return <ReactAppContext value={app}>{children}</ReactAppContext>;
}

/** The app context of the page; throws outside of {@link AppProvider}, which is a bug. */
export function useApp(): AppContext {
  const app = useContext(ReactAppContext);
  if (!app) throw new Error('useApp is called outside of AppProvider');
  return app;
}

/** The signed-in member, or undefined for a guest; renders again when somebody signs in or out, in another tab too. */
export function useSessionUser(): SessionUser | undefined {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.user, session.rendered);
}
