import { useEffect, useState } from 'react';

/** True while something goes on and for a moment after it, so that its end can be seen. */
export function useLingering(isPending: boolean, lingerMs = 400): boolean {
  const [isShown, setShown] = useState(isPending);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isPending), isPending ? 0 : lingerMs);
    return () => clearTimeout(timer);
  }, [isPending, lingerMs]);
  return isPending || isShown;
}
