import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './skeleton.module.css';
import { StubCard } from '../layout/stub-card.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Props of `Skeleton`; lengths as CSS text or pixels. */
export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'control' | 'round';
}

/** One flat grey piece in the size of what will stand there. */
export function Skeleton({ width = '100%', height = 14, shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.bone, shape !== 'line' && styles[shape])} style={{ width, height }} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** A result card to come, with its stub; as high as a flight or train result. */
export function SkeletonResult() {
  return (
    <StubCard
      as="div"
      stub={
        <>
          <span className={styles.lines}>
            <Skeleton width={132} height={22} />
            <Skeleton width={110} height={12} />
          </span>
          <Skeleton width={96} height={44} shape="control" />
        </>
      }
    >
      <div className={styles.row}>
        <Skeleton width={36} height={36} shape="control" />
        <span className={styles.lines}>
          <Skeleton width={96} />
          <Skeleton width={72} height={12} />
        </span>
      </div>
      <div className={styles.between}>
        <Skeleton width={84} height={26} />
        <span className={styles.grow}>
          <Skeleton height={3} />
        </span>
        <Skeleton width={84} height={26} />
      </div>
      <div className={styles.row}>
        <Skeleton width={110} />
        <Skeleton width={80} />
      </div>
    </StubCard>
  );
}

/** Region that is loading: says so once to screen readers, hides its pieces from them, and paints nothing in the first 200 ms. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.region} aria-hidden>
        {children}
      </div>
    </div>
  );
}

/** Whether to show loading UI now: not in the first `delayMs` of waiting, and once shown for at least `leastMs`, so nothing flashes. */
export function useSteadyLoading(pending: boolean, delayMs = 200, leastMs = 200): boolean {
  const [shown, setShown] = useState(false);
  const shownAtMs = useRef(0);
  useEffect(() => {
    if (pending === shown) return undefined;
    const waitMs = pending ? delayMs : Math.max(0, shownAtMs.current + leastMs - Date.now());
    const timer = setTimeout(() => {
      if (pending) shownAtMs.current = Date.now();
      setShown(pending);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [pending, shown, delayMs, leastMs]);
  return shown;
}
