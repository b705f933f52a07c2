import { useEffect, useState } from 'react';
import type { PromoAudience, PromoAudienceAsk } from '@wisata/kernel/contracts/admin-promo';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { askWhileShown } from '@wisata/runtime/ask-while-shown';
import { askAudience } from '../api/office-promos.api.ts';

/** As long as somebody types, nothing is asked. */
const TYPING_PAUSE_MS = 350;

/** Who could use a code as it is typed; the answer before stays until the next one is there. */
export function useAudience(ask: PromoAudienceAsk) {
  const { api } = useApp();
  const question = JSON.stringify(ask);
  const [told, setTold] = useState<{ question: string; answer: Outcome<PromoAudience> }>();
  useEffect(() => {
    const asked = JSON.parse(question) as PromoAudienceAsk;
    return askWhileShown(
      (signal) => askAudience(api, asked, signal),
      (answer) => setTold({ question, answer }),
      TYPING_PAUSE_MS,
    );
  }, [api, question]);
  return { answer: told?.answer, isStale: told?.question !== question };
}
