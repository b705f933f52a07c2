import { Card } from '@wisata/ui/card';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import results from './hotel-results.module.css';
import card from './hotel-card.module.css';

const CARDS = 4;

function CardSkeleton() {
  return (
    <div className={card.frame}>
      <Card>
        <div className={card.parts}>
          <div className={card.picture} />
          <div className={card.body}>
            <Skeleton width="60%" height={20} />
            <SkeletonText lines={3} />
          </div>
          <div className={card.stub}>
            <Skeleton width={132} height={22} />
            <Skeleton width={120} height={44} shape="control" />
          </div>
        </div>
      </Card>
    </div>
  );
}

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
              <CardSkeleton key={index} />
            ))}
          </div>
        </SkeletonRegion>
      </div>
    </div>
  );
}
