import { Skeleton, SkeletonRegion, SkeletonResult } from '@wisata/ui/skeleton';

const ROWS = 4;

interface ListSkeletonProps {
  readonly label: string;
  /** Orders and filters stand there already. */
  readonly rowsOnly?: boolean;
}

/** The orders and rows to come, in their size. */
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
