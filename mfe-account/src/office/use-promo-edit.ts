import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { refusedFields } from '@wisata/kernel/failure-words';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { endPromo, savePromo } from '../api/office-promos.api.ts';
import { useSending } from '../form/use-sending.ts';
import { NEW_PROMO, toInput, toSave, type PromoInput } from './promo-form.rules.ts';
import { promosPath } from './promo-path.rules.ts';

type What = 'save' | 'end';

/** What is typed of a code, and what can be done with it. */
export function usePromoEdit(stood: StaffPromo | undefined) {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation('office');
  const [input, setInput] = useState<PromoInput>(() => (stood ? toInput(stood) : NEW_PROMO));

  async function run(what: What): Promise<Outcome<What>> {
    const answer =
      what === 'end' && stood
        ? await endPromo(app.api, stood.id, stood.revision)
        : await savePromo(app.api, stood?.id, toSave(input, stood));
    return answer.ok ? { ok: true, data: what } : answer;
  }

  const { send, busy, problem } = useSending(run, async (what) => {
    app.toast(t(`promos.done.${what}`), 'success');
    await navigate(promosPath());
  });

  /** The server's word about a field, or the page's where the server's is in another language. */
  function problemOf(field: string): string | undefined {
    const said = problem && refusedFields(app, problem)[field];
    return said && app.locale !== 'en' ? t(`promos.problem.${field}`, { defaultValue: said }) : said;
  }

  const change = (part: Partial<PromoInput>) => setInput((typed) => ({ ...typed, ...part }));
  return { input, change, send, busy, problem, problemOf };
}

/** Of the hook's answer, what the form needs. */
export type PromoForm = Pick<ReturnType<typeof usePromoEdit>, 'input' | 'change' | 'problemOf'>;
