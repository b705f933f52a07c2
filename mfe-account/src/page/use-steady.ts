import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Outcome } from '@wisata/kernel/outcome';

/**
 * What this visit loaded last. Pages that ask again and again keep what they show when one answer does not come: the
 * next one will.
 */
export function useSteady<L extends Outcome<unknown> | undefined>(loaded: L): L {
  const { key: visit } = useLocation();
  const [kept, setKept] = useState({ visit, loaded });
  if (kept.loaded === loaded) return loaded;
  const isGap = loaded && !loaded.ok && loaded.failure.retryable;
  if (isGap && kept.loaded?.ok && kept.visit === visit) return kept.loaded;
  setKept({ visit, loaded });
  return loaded;
}
