import { useEffect, useMemo, useState } from 'react';
import { failureWords } from '@wisata/kernel/failure-words';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { holdSeats } from '../api/train.api.ts';
import type { SeatHold } from '../api/train.model.ts';
import { findQueueToken } from '../queue/queue-token.ts';
import { findChosenSeats, findSeatHold, forgetSeatHold, keepSeatHold } from './kept-seats.ts';

/** The seats that a party has chosen on its trains, and how they are kept and given back. */
export function useSeats(subject: string) {
  const app = useApp();
  const isInBrowser = useHydrated();
  const [changed, setHold] = useState<{ readonly hold: SeatHold | undefined }>();
  const kept = useMemo(() => (isInBrowser ? findSeatHold(app, subject) : undefined), [app, subject, isInBrowser]);
  const hold = changed ? changed.hold : kept;
  // Whoever is shown no seats must not get the ones of before.
  useEffect(() => {
    if (isInBrowser && !hold && findChosenSeats(app, subject)) forgetSeatHold(app);
  }, [app, subject, hold, isInBrowser]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Keeps the seats; says whether that went well. None gives all of them back. */
  async function keep(seats: SeatHold['seats']): Promise<boolean> {
    setBusy(true);
    setProblem('');
    const answer = await holdSeats(app.api, seats, { hold: hold?.token, queue: findQueueToken(app) });
    setBusy(false);
    if (!answer.ok) {
      setProblem(failureWords(app, answer.failure, { remote: 'train' }));
      return false;
    }
    setHold({ hold: answer.data });
    if (answer.data) keepSeatHold(app, subject, answer.data);
    else forgetSeatHold(app);
    return true;
  }

  /** The time is over: the seats are anybody's again. */
  function end() {
    forgetSeatHold(app);
    setHold({ hold: undefined });
  }

  return { hold, isBusy, problem, keep, end, dismiss: () => setProblem('') };
}
