import { useLocation } from 'react-router-dom';
import { comparedIn } from '@wisata/kernel/compared';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';

/** Keys of the hotels that are picked for comparing, from the press on; those of an address that no hotel has are none. */
export function useCompared(exists?: (key: string) => boolean): readonly string[] {
  const { search } = useLocation();
  const read = (query: URLSearchParams) => comparedIn(query, exists);
  return useOptimisticQuery(read(new URLSearchParams(search)), read);
}
