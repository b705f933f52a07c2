import type { ReactNode } from 'react';
import { useMediaQuery } from '@wisata/ui/use-media-query';

/** What narrow screens never show: they keep it as long as the server's page stands, and do not draw it themselves. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return useMediaQuery('(max-width: 959.98px)') ? null : children;
}
