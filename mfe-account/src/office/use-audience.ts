import { useEffect, useState } from 'react';
import type { PromoAudience, PromoAudienceAsk } from '@wisata/kernel/contracts/admin-promo';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { askAudience } from '../api/office-promos.api.ts';

/** As long as somebody types, nothing is asked. */
const TYPING_PAUSE_MS = 350;

/** Who could use a code as it is typed; the answer before stays until the next one is there. */
export function useAudience(ask: PromoAudienceAsk) {
  const { api } = useApp();
  const question = JSON.stringify(ask);
  const [told, setTold] = useState<{ question: string; answer: Outcome<PromoAudience> }>();
  useEffect(() => {
    const leaving = new AbortController();
    const find = async () => {
      const answer = await askAudience(api, JSON.parse(question) as PromoAudienceAsk, leaving.signal);
      if (!leaving.signal.aborted) setTold({ question, answer });
    };
    const timer = setTimeout(() => void find(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, question]);
  return { answer: told?.answer, isStale: told?.question !== question };
}
