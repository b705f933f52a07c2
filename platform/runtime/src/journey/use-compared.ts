import { comparedIn } from '@wisata/kernel/compared';
import { useOptimisticValue } from '../page/optimistic-query.ts';

/** Keys of what is picked for comparing on this page, updated at the press; keys that `exists` does not know are left out. */
export function useCompared(exists?: (key: string) => boolean): readonly string[] {
  const picked = useOptimisticValue((query) => query.get('compare'));
  return comparedIn({ get: () => picked }, exists);
}
