import { comparedIn } from '@wisata/kernel/compared';
import { useOptimisticParam } from '../page/optimistic-query.ts';

/** Keys of what is picked for comparing on this page, updated at the press; keys that `exists` does not know are left out. */
export function useCompared(exists?: (key: string) => boolean): readonly string[] {
  const picked = useOptimisticParam('compare');
  return comparedIn({ get: () => picked }, exists);
}
