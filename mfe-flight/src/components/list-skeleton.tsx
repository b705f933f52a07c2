import { SkeletonRegion, SkeletonResult } from '@wisata/ui/skeleton';

const ROWS = 4;

/** Rows to come, in their size. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonRegion label={label}>
      {Array.from({ length: ROWS }, (_, index) => (
        <SkeletonResult key={index} />
      ))}
    </SkeletonRegion>
  );
}
