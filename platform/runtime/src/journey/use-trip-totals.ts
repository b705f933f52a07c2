import { useEffect, useState } from 'react';
import type { Span, TripTotals } from '@wisata/kernel/day-prices';
import type { Outcome } from '@wisata/kernel/outcome';
import type { FindTotals } from './trip-dates.ts';

/** Totals for the days of both ways; asked for when they are first looked at, and once for each choice of days. */
export function useTripTotals(find: FindTotals, out: Span, home: Span | undefined) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Outcome<TripTotals> | undefined>>>({});
  const { from, to } = out;
  const [homeFrom, homeTo] = [home?.from, home?.to];
  const key = [from, to, homeFrom, homeTo].join('|');
  const answer = answers[key];
  useEffect(() => {
    if (answer) return undefined;
    let isWanted = true;
    const span = homeFrom && homeTo ? { from: homeFrom, to: homeTo } : undefined;
    void find({ from, to }, span).then((loaded) => {
      if (isWanted) setAnswers((before) => ({ ...before, [key]: loaded }));
    });
    return () => {
      isWanted = false;
    };
  }, [answer, find, key, from, to, homeFrom, homeTo]);
  return { answer, askAgain: () => setAnswers((before) => ({ ...before, [key]: undefined })) };
}
