import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';

/** Why a call failed, in the language of the page. */
export function useFailureWords(): (failure: Pick<Failure, 'code' | 'message'>, own?: string) => string {
  const app = useApp();
  return (failure, own) => failureWords(app, failure, { remote: 'account', ...(own ? { own } : {}) });
}
