import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { refusedFields } from '@wisata/kernel/failure-words';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { endPromo, savePromo } from '../api/office-promos.api.ts';
import { useSending } from '../form/use-sending.ts';
import { NEW_PROMO, toInput, toSave, unreadableDays, type PromoInput } from './promo-form.rules.ts';
import { promosPath } from './promo-path.rules.ts';
import { useUnsaved } from './use-unsaved.ts';

type What = 'save' | 'end';

/** What is typed of a code, and what can be done with it. */
export function usePromoEdit(stood: StaffPromo | undefined) {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation('office');
  const [input, setInput] = useState<PromoInput>(() => (stood ? toInput(stood) : NEW_PROMO));
  const [attempt, setAttempt] = useState(0);

  const unsaved = useUnsaved();

  async function run(what: What): Promise<Outcome<What>> {
    const hasArrived = unsaved.send();
    const answer =
      what === 'end' && stood
        ? await endPromo(app.api, stood.id, stood.revision)
        : await savePromo(app.api, stood?.id, toSave(input, stood));
    if (!answer.ok) return answer;
    hasArrived();
    return { ok: true, data: what };
  }

  const sending = useSending(run, async (what) => {
    app.toast(t(`promos.done.${what}`), 'success');
    await navigate(promosPath());
  });

  /** The server's word about a field, or the page's where the server's is in another language. */
  function problemOf(field: string): string | undefined {
    const said = sending.problem && refusedFields(app, sending.problem)[field];
    return said && app.locale !== 'en' ? t(`promos.problem.${field}`, { defaultValue: said }) : said;
  }

  const unreadable = unreadableDays(input);

  async function send(what: What): Promise<void> {
    if (what === 'save') setAttempt(attempt + 1);
    if (what === 'end' || unreadable.length === 0) await sending.send(what);
  }

  function change(part: Partial<PromoInput>): void {
    unsaved.add();
    setInput((typed) => ({ ...typed, ...part }));
  }
  return {
    ...sending,
    input,
    change,
    send,
    hasUnsaved: unsaved.has,
    problemOf,
    attempt,
    unreadable: attempt > 0 ? unreadable : [],
  };
}

/** Of the hook's answer, what the form needs. */
export type PromoForm = Pick<ReturnType<typeof usePromoEdit>, 'input' | 'change' | 'problemOf'>;
