import { Skeleton, SkeletonRegion, SkeletonResult } from '@wisata/ui/skeleton';

const ROWS = 4;

interface ListSkeletonProps {
  readonly label: string;
  /** The orders and filters are rendered already. */
  readonly rowsOnly?: boolean;
}

/** Placeholders for orders and rows, in their size. */
export function ListSkeleton({ label, rowsOnly }: ListSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {!rowsOnly && (
        <>
          <Skeleton height={62} shape="control" />
          <Skeleton height={44} shape="control" />
        </>
      )}
      {Array.from({ length: ROWS }, (_, index) => (
        <SkeletonResult key={index} />
      ))}
    </SkeletonRegion>
  );
}
