import { useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { getStops } from '../api/train.api.ts';
import type { Stop } from '../api/train.model.ts';

/** The stations of a train, asked for when they are first looked at. */
export function useStops(journey: string): Outcome<readonly Stop[]> | undefined {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Outcome<readonly Stop[]>>();
  useEffect(() => {
    let isGone = false;
    void getStops(api, journey).then((stops) => {
      if (!isGone) setAnswer(stops);
    });
    return () => {
      isGone = true;
    };
  }, [api, journey]);
  return answer;
}
