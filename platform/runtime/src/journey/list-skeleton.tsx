import type { ReactNode } from 'react';
import { ResultCardSkeleton } from '@wisata/ui/result-card';
import { SkeletonRegion } from '@wisata/ui/skeleton';
import styles from './list-frame.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

interface ListSkeletonProps {
  readonly label: string;
  /** What stands before the cards. */
  readonly children?: ReactNode;
}

/** The cards to come, in their size. */
export function CardsSkeleton({ label, children }: ListSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <div className={styles.cards}>
        {children}
        {ROWS.map((row) => (
          <ResultCardSkeleton key={row} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

/** The same where a map will stand beside them. */
export function ListSkeleton(props: ListSkeletonProps) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>
        <CardsSkeleton {...props} />
      </div>
    </div>
  );
}
