import { useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { getCancelRules } from '../api/hotel.api.ts';
import type { CancelRules } from '../api/hotel.model.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

/** What cancelling a rate costs; loaded at the first render and again on `retry`. */
export function useCancelRules(search: HotelSearch) {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Outcome<CancelRules>>();
  const [attempt, setAttempt] = useState(0);
  const { roomKey } = search;
  useEffect(() => {
    let isCurrent = true;
    void getCancelRules(api, search).then((given) => isCurrent && setAnswer(given));
    return () => {
      isCurrent = false;
    };
    // Once for each room, rate and attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, roomKey, attempt]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  return { answer, retry };
}
