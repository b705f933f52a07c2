import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { getSeats } from '../api/train.api.ts';
import type { Coach } from '../api/train.model.ts';

/** The coaches of a class as they are now, and a way to look again. */
export function useSeatMap(classKey: string, hold: string) {
  const { api } = useApp();
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Outcome<readonly Coach[]> }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    void getSeats(api, classKey, hold).then((answer) => {
      if (!isGone) setKnown({ key: classKey, answer });
    });
    return () => {
      isGone = true;
    };
  }, [api, classKey, hold, round]);
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  return { answer: known?.key === classKey ? known.answer : undefined, refresh };
}
