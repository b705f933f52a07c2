import { useState } from 'react';
import * as v from 'valibot';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { addToItinerary } from '../api/itinerary.api.ts';
import { checkOwnItem, EMPTY_ITEM, readTime, type OwnItemInput } from '../rules/itinerary.rules.ts';
import { standingProblems } from '../rules/standing-problems.rules.ts';
import { findFormDraft } from './form-draft.ts';

const DRAFT_KEY = 'itinerary_item';
const DRAFT = v.object({
  title: v.string(),
  date: v.string(),
  time: v.string(),
  place: v.string(),
  note: v.string(),
});

/** What goes out: fields that were left empty stay at home. */
function toItem({ title, date, time, ...more }: OwnItemInput) {
  const filled = Object.entries({ time: readTime(time) ?? '', ...more }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  return { title: title.trim(), date, ...Object.fromEntries(filled.filter(([, text]) => text !== '')) };
}

/** The form of a thing of one's own; what is typed stays in this tab until it is on the itinerary. */
export function useOwnItem(onAdded: () => void) {
  const app = useApp();
  const [input, setInput] = useState<OwnItemInput>(() => findFormDraft(app, DRAFT_KEY, DRAFT) ?? EMPTY_ITEM);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Failure>();
  const [atTry, setAtTry] = useState<ReturnType<typeof checkOwnItem>>({});
  const problems = standingProblems(atTry, checkOwnItem(input));

  function change(part: Partial<OwnItemInput>): void {
    const next = { ...input, ...part };
    setInput(next);
    app.storage.session.set(DRAFT_KEY, JSON.stringify(next));
  }

  async function submit(): Promise<void> {
    const found = checkOwnItem(input);
    setAttempt(attempt + 1);
    setAtTry(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    setRefusal(undefined);
    const answer = await addToItinerary(app.api, toItem(input));
    if (!answer.ok) {
      setBusy(false);
      return setRefusal(answer.failure);
    }
    app.storage.session.remove(DRAFT_KEY);
    app.toast(app.t('account:itinerary.added'), 'success');
    onAdded();
  }

  return { input, change, submit, problems, attempt, busy, refusal };
}
