import { useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { askQueue } from '../api/train.api.ts';
import type { QueuePlace } from '../api/train.model.ts';
import { findQueueToken, keepQueueToken } from './queue-token.ts';

const SECOND_MS = 1000;
/** After a call that failed: the place in line is kept meanwhile. */
const AGAIN_SECONDS = 10;

/** This visit's place in line, asked for again as often as the railway says; nothing while nobody has to wait. */
export function useQueue(isNeeded: boolean): Outcome<QueuePlace> | undefined {
  const app = useApp();
  const [answer, setAnswer] = useState<Outcome<QueuePlace>>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function ask() {
      const place = await askQueue(app.api, findQueueToken(app));
      if (isGone) return;
      if (place.ok) keepQueueToken(app, place.data.token);
      setAnswer((known) => (place.ok ? place : known?.ok ? known : place));
      timer = setTimeout(() => void ask(), (place.ok ? place.data.pollSeconds : AGAIN_SECONDS) * SECOND_MS);
    }
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [app, isNeeded]);
  return answer;
}
