import { useRef, type ReactNode } from 'react';
import { useSeen } from './use-seen.ts';

/** As far as a thumb scrolls while code and data are on their way. */
const NEAR = '600px';

/** What stands far below and is asked for only by whoever comes near: until then neither its code nor its data loads. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, NEAR);
  return <div ref={place}>{isSeen && children}</div>;
}
