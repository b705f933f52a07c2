import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { changeMember, type MemberDetail } from '../api/members.api.ts';
import { useSending } from '../form/use-sending.ts';

/** The form of how an account stands: what was chosen, why, and sending it. */
export function useStanding(member: MemberDetail) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const [input, setInput] = useState({ status: member.status, role: member.role, reason: '' });
  const [attempt, setAttempt] = useState(0);
  const { send, busy, problem } = useSending(
    () => changeMember(app.api, member, input),
    async () => {
      app.toast(app.t('office:standing.done'), 'success');
      await revalidate();
    },
  );
  const isChanged = input.status !== member.status || input.role !== member.role;
  const isReasonMissing = input.reason.trim() === '';

  async function submit(): Promise<void> {
    setAttempt(attempt + 1);
    if (!busy && !isReasonMissing) await send();
  }

  return {
    input,
    change: (part: Partial<typeof input>) => setInput({ ...input, ...part }),
    submit,
    busy,
    refusal: problem,
    attempt,
    isChanged,
    isReasonMissing: attempt > 0 && isReasonMissing,
  };
}
