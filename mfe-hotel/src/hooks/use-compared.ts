import { useLocation } from 'react-router-dom';
import { comparedIn } from '@wisata/kernel/compared';
import { useAsked } from '@wisata/runtime/asked';

/** Keys of the hotels that are picked for comparing, from the press on. */
export function useCompared(): readonly string[] {
  const { search } = useLocation();
  return useAsked(comparedIn(new URLSearchParams(search)), comparedIn);
}
