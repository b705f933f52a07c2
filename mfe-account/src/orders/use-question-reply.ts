import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { replyToQuestion } from '../api/request.api.ts';
import { useSending } from '../form/use-sending.ts';

/** The answer to a question of the help desk; `email` is a guest's proof. */
export function useQuestionReply(requestId: string, email: string | undefined) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { send, busy, problem } = useSending(
    () => replyToQuestion(app.api, requestId, { note: note.trim(), email: email ?? null }),
    async () => {
      app.toast(app.t('account:request.replied'), 'success');
      await revalidate();
    },
  );
  const isEmpty = note.trim() === '';
  /** False where there is nothing to send. */
  function submit(): boolean {
    setTried(true);
    if (!busy && !isEmpty) void send();
    return !isEmpty;
  }
  return { note, setNote, submit, busy, problem, isMissing: isTried && isEmpty };
}
