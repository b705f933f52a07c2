import { ListSkeleton as Cards } from '@wisata/runtime/journey/list-skeleton';
import { Skeleton } from '@wisata/ui/skeleton';

/** Placeholders for the list, in its size. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Cards label={label}>
      <Skeleton width="50%" height={28} />
      <Skeleton width="80%" height={36} shape="control" />
    </Cards>
  );
}
