import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Locale } from '@wisata/kernel/locale';
import { useApp } from '@wisata/runtime';
import { answerRequest } from '../api/office-orders.api.ts';
import type { Line, OrderRequest } from '../api/order.schema.ts';
import { useSending } from '../form/use-sending.ts';
import { checkAnswer, firstAnswer, letterOf, toPayload, type AnswerInput } from './answer.rules.ts';

/** The answer to one wish: the letter follows amount and day until somebody writes it anew. */
export function useAnswer(request: OrderRequest, order: Line, locale: Locale, onSent: () => void) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [input, setInput] = useState<AnswerInput>(() => firstAnswer(request, order, locale, app.clock.now()));
  const [attempt, setAttempt] = useState(0);
  const { send, busy, problem } = useSending(
    () => answerRequest(app.api, request.id, toPayload(request.type, order, input)),
    async () => {
      app.toast(app.t('office:answer.sent'), 'success');
      await revalidate();
      onSent();
    },
  );
  const problems = checkAnswer(request.type, order, input, app.clock.now());

  function change(part: Partial<AnswerInput>): void {
    const next = { ...input, ...part };
    const isOwnLetter = input.note !== letterOf(request, order, input, locale);
    setInput(isOwnLetter || part.note !== undefined ? next : { ...next, note: letterOf(request, order, next, locale) });
  }

  async function submit(): Promise<void> {
    setAttempt(attempt + 1);
    if (!busy && Object.keys(problems).length === 0) await send();
  }

  return { input, change, submit, attempt, busy, refusal: problem, problems: attempt > 0 ? problems : {} };
}
