import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { useApp } from '@wisata/runtime';
import { success } from '@wisata/kernel/outcome';
import type { Line } from '../api/order.schema.ts';
import { sendRequest } from '../api/request.api.ts';
import { checkRequest, EMPTY_REQUEST, type RequestInput, type RequestType } from './order-request.rules.ts';
import { useKeptForm } from '../form/use-kept-form.ts';

const DRAFT = v.object({ reason: v.string(), wantedDate: v.string() });

interface RequestOptions {
  readonly line: Line;
  readonly type: RequestType;
  readonly email: string | undefined;
  readonly onSent: () => void;
}

/** The form of one request; the page behind shows it as soon as it has been sent. */
export function useOrderRequest({ line, type, email, onSent }: RequestOptions) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  return useKeptForm({
    draftKey: `order_request.${line.id}.${type}`,
    draft: DRAFT,
    empty: EMPTY_REQUEST,
    check: (input: RequestInput) => checkRequest(type, input, app.clock.now()),
    request: async ({ reason, wantedDate }) => {
      const day = type === 'reschedule' ? wantedDate : undefined;
      const answer = await sendRequest(app.api, { line, type, reason: reason.trim(), wantedDate: day, email });
      // Another tab or an earlier visit has asked already: that request is what there is to see.
      return answer.ok || answer.failure.code !== 'REQUEST_OPEN' ? answer : success('open');
    },
    onSent: async (told) => {
      app.toast(app.t(told === 'open' ? 'account:request.open' : 'account:request.sent'), 'success');
      await revalidate();
      onSent();
    },
  });
}
