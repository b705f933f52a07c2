import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';

/**
 * What a part of a page asks for when it is first shown, and a way to ask again. Undefined until the answer to this `key`
 * is there; an answer that comes after the part has gone, or after another question, is dropped.
 */
export function useAsked<T>(key: string, ask: () => Promise<Outcome<T>>) {
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Outcome<T> }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    void ask().then((answer) => {
      if (!isGone) setKnown({ key, answer });
    });
    return () => {
      isGone = true;
    };
  }, [key, ask, round]);
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  return { answer: known?.key === key ? known.answer : undefined, refresh };
}
