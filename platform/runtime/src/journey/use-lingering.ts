import { useEffect, useState } from 'react';

/** True while `isPending` is, and for a moment after it, so that the end is visible. */
export function useLingering(isPending: boolean, lingerMs = 400): boolean {
  const [isShown, setShown] = useState(isPending);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isPending), isPending ? 0 : lingerMs);
    return () => clearTimeout(timer);
  }, [isPending, lingerMs]);
  return isPending || isShown;
}
