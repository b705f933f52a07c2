import type { ReactNode } from 'react';
import { useMediaQuery } from '@wisata/ui/use-media-query';

/** What narrow screens never show: they do not draw it, and let go of what the server has sent of it. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return useMediaQuery('(max-width: 959.98px)') ? null : children;
}
