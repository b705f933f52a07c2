import { startTransition, Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useServed } from './use-served.ts';
import { watchSeen } from './watch-seen.ts';

/** What is no further below is in sight before anybody could scroll. */
const NEAR = '200px';
const REACHES = ['focusin', 'click'] as const;
const isServer = typeof document === 'undefined';

function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

interface GatedProps {
  /** What a browser that takes the part over waits for. */
  readonly opened: Promise<void>;
  readonly onTakenOver: () => void;
  readonly children: ReactNode;
}

function Gated({ opened, onTakenOver, children }: GatedProps) {
  if (useServed() && !isServer) use(opened);
  useEffect(onTakenOver, [onTakenOver]);
  return children;
}

interface HydrateNearProps {
  /** Stands there while a browser that draws the part itself waits for its code. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part below the first screen that takes a slow phone long to take over: what the server has drawn stands there, and React
 * takes it over when somebody sets out for it: scrolls, has it near, comes by keys or presses it, which is done then.
 */
export function HydrateNear({ fallback, children }: HydrateNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isServed = useServed();
  const [{ opened, open }] = useState(createGate);
  const [isTakenOver, setTakenOver] = useState(false);
  const [onTakenOver] = useState(() => () => startTransition(() => setTakenOver(true)));
  useEffect(() => {
    const endWatch = watchSeen(place.current, NEAR, open);
    // React stops an event on its way to what it has not taken over; whoever listens at the window hears it before.
    const openAt = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) open();
    };
    for (const type of REACHES) window.addEventListener(type, openAt, true);
    window.addEventListener('scroll', open, { passive: true });
    return () => {
      endWatch();
      window.removeEventListener('scroll', open);
      for (const type of REACHES) window.removeEventListener(type, openAt, true);
    };
  }, [open]);
  const part = (
    <Suspense fallback={fallback}>
      <Gated opened={opened} onTakenOver={onTakenOver}>
        {children}
      </Gated>
    </Suspense>
  );
  // React gives up what the server has drawn where the part is given something else before it is taken over.
  const [first] = useState(part);
  return <div ref={place}>{isServed && !isTakenOver ? first : part}</div>;
}
