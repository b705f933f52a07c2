import { Skeleton, SkeletonRegion, SkeletonResult } from '@wisata/ui/skeleton';

const ROWS = 4;

/** The orders and rows to come, in their size. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Skeleton height={62} shape="control" />
      <Skeleton height={44} shape="control" />
      {Array.from({ length: ROWS }, (_, index) => (
        <SkeletonResult key={index} />
      ))}
    </SkeletonRegion>
  );
}
