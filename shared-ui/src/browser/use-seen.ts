import { useEffect, useState } from 'react';
import { watchSeen } from './watch-seen.ts';

/** True once the element has come onto the screen, or as near to it as `margin` says; at once where the browser cannot tell. */
export function useSeen(frame: { readonly current: HTMLElement | null }, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => watchSeen(frame.current, margin, () => setSeen(true)), [frame, margin]);
  return isSeen;
}
