import { useEffect, useState } from 'react';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import { mayPrefetch, whenIdle } from '@wisata/ui/when-idle';

/** True when the coastline of a small map may load: where it is seen, when idle, and not with save-data. */
export function useCoast(seenWhere: string): boolean {
  const isSeen = useMediaQuery(seenWhere);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isSeen && mayPrefetch(navigator) ? whenIdle(() => setQuiet(true)) : undefined), [isSeen]);
  return isQuiet;
}
