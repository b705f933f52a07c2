import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { standingProblems } from './standing-problems.rules.ts';
import { findFormDraft, useFormDraft } from './form-draft.ts';
import { useSending } from './use-sending.ts';

interface KeptFormOptions<Input, Problems, Data> {
  readonly draftKey: string;
  readonly draft: GenericSchema<Input>;
  readonly empty: Input;
  readonly check: (input: Input) => Problems;
  readonly request: (input: Input) => Promise<Outcome<Data>>;
  readonly onSent: (data: Data) => void | Promise<void>;
}

/** The form of a dialog: what is typed stays in this tab until it has been sent. */
export function useKeptForm<Input extends object, Problems extends Readonly<Record<string, string | undefined>>, Data>(
  options: KeptFormOptions<Input, Problems, Data>,
) {
  const { draftKey, draft, empty, check, request, onSent } = options;
  const app = useApp();
  const { keep, forget } = useFormDraft(draftKey);
  const [input, setInput] = useState<Input>(() => findFormDraft(app, draftKey, draft) ?? empty);
  const [attempt, setAttempt] = useState(0);
  const [atTry, setAtTry] = useState<Partial<Problems>>({});
  const { send, busy, problem } = useSending(request, (data) => {
    forget();
    return onSent(data);
  });
  const found = check(input);

  function change(part: Partial<Input>): void {
    const next = { ...input, ...part };
    setInput(next);
    keep(next);
  }

  async function submit(): Promise<void> {
    setAttempt(attempt + 1);
    setAtTry(found);
    if (!busy && Object.keys(found).length === 0) await send(input);
  }

  return { input, change, submit, problems: standingProblems(atTry, found), attempt, busy, refusal: problem };
}
