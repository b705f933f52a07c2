import { useEffect, useState } from 'react';
import { failureWords } from '@wisata/kernel/failure-words';
import { useApp } from '@wisata/runtime';
import { holdSeats } from '../api/train.api.ts';
import type { SeatHold } from '../api/train.model.ts';
import { findQueueToken } from '../queue/queue-token.ts';
import { findChosenSeats, findSeatHold, forgetSeatHold, keepSeatHold } from './kept-seats.ts';

/** The seats that a party has chosen on its trains, and how they are kept and given back. */
export function useSeats(subject: string) {
  const app = useApp();
  const [hold, setHold] = useState<SeatHold | undefined>(() => findSeatHold(app, subject));
  // Whoever is shown no seats must not get the ones of before.
  useEffect(() => {
    if (!hold && findChosenSeats(app, subject)) forgetSeatHold(app);
  }, [app, subject, hold]);
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
    setHold(answer.data);
    if (answer.data) keepSeatHold(app, subject, answer.data);
    else forgetSeatHold(app);
    return true;
  }

  /** The time is over: the seats are anybody's again. */
  function end() {
    forgetSeatHold(app);
    setHold(undefined);
  }

  return { hold, isBusy, problem, keep, end, dismiss: () => setProblem('') };
}
