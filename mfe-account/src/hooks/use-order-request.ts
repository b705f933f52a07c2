import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import type { Line } from '../api/order.schema.ts';
import { sendRequest } from '../api/request.api.ts';
import { checkRequest, EMPTY_REQUEST, type RequestInput, type RequestType } from '../rules/order-request.rules.ts';
import { standingProblems } from '../rules/standing-problems.rules.ts';
import { findFormDraft } from './form-draft.ts';

const DRAFT = v.object({ reason: v.string(), wantedDate: v.string() });

interface RequestOptions {
  readonly line: Line;
  readonly type: RequestType;
  readonly email: string | undefined;
  readonly onSent: () => void;
}

/** The form of one request: what is typed stays in this tab until it has been sent. */
export function useOrderRequest({ line, type, email, onSent }: RequestOptions) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  const draftKey = `order_request.${line.id}.${type}`;
  const [input, setInput] = useState<RequestInput>(() => findFormDraft(app, draftKey, DRAFT) ?? EMPTY_REQUEST);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Failure>();
  const [atTry, setAtTry] = useState<ReturnType<typeof checkRequest>>({});
  const problems = standingProblems(atTry, checkRequest(type, input, app.clock.now()));

  function change(part: Partial<RequestInput>): void {
    const next = { ...input, ...part };
    setInput(next);
    app.storage.session.set(draftKey, JSON.stringify(next));
  }

  async function submit(): Promise<void> {
    const found = checkRequest(type, input, app.clock.now());
    setAttempt(attempt + 1);
    setAtTry(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    setRefusal(undefined);
    const wantedDate = type === 'reschedule' ? input.wantedDate : undefined;
    const answer = await sendRequest(app.api, { line, type, reason: input.reason.trim(), wantedDate, email });
    if (!answer.ok) {
      setBusy(false);
      return setRefusal(answer.failure);
    }
    app.storage.session.remove(draftKey);
    app.toast(app.t('account:request.sent'), 'success');
    await revalidate();
    onSent();
  }

  return { input, change, submit, problems, attempt, busy, refusal };
}
