import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * What only this device knows, drawn once the server's markup has been taken over. Only this part is drawn then: parts
 * beside it that still wait for their code or data would lose what the server has drawn of them.
 */
export function InBrowser({ children }: { readonly children: ReactNode }) {
  return useHydrated() ? children : null;
}
