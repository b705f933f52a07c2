import { useLocation } from 'react-router-dom';
import { comparedIn } from '@wisata/kernel/compared';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';

/** Keys of the hotels that are picked for comparing, updated at the press; unknown keys of an address are left out. */
export function useCompared(exists?: (key: string) => boolean): readonly string[] {
  const { search } = useLocation();
  const read = (query: URLSearchParams) => comparedIn(query, exists);
  return useOptimisticQuery(read(new URLSearchParams(search)), read);
}
