import { ResultCardSkeleton } from '@wisata/ui/result-card';
import { Skeleton, SkeletonRegion } from '@wisata/ui/skeleton';
import results from './hotel-results.module.css';

const CARDS = 4;

/** The list to come, in its size. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={results.split}>
      <div className={results.list}>
        <SkeletonRegion label={label}>
          <div className={results.cards}>
            <Skeleton width="50%" height={28} />
            <Skeleton width="80%" height={36} shape="control" />
            {Array.from({ length: CARDS }, (_, index) => (
              <ResultCardSkeleton key={index} />
            ))}
          </div>
        </SkeletonRegion>
      </div>
    </div>
  );
}
