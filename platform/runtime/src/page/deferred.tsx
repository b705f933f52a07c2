import { startTransition, Suspense, useEffect, useReducer, type ReactNode } from 'react';

interface WaitingProps {
  readonly for: unknown;
  readonly onArrive: () => void;
  readonly children: ReactNode;
}

/** Rendered only while the data loads. */
function Waiting({ for: data, onArrive, children }: WaitingProps) {
  useEffect(() => {
    if (!(data instanceof Promise)) return undefined;
    let isGone = false;
    const arrive = () => {
      if (!isGone) startTransition(onArrive);
    };
    data.then(arrive, arrive);
    return () => {
      isGone = true;
    };
  }, [data, onArrive]);
  return children;
}

/** Properties of {@link Deferred}. */
export interface DeferredProps {
  /** What `children` use: a promise of it, or the value itself. */
  readonly data: unknown;
  /** A placeholder of the final size. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that may have to wait for its data, drawn as soon as that is there. Suspense alone leaves a fallback
 * where it is for at least 300 ms, which is longer than most answers take.
 */
export function Deferred({ data, fallback, children }: DeferredProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const waiting = (
    <Waiting for={data} onArrive={draw}>
      {fallback}
    </Waiting>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
