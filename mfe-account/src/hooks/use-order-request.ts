import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { useApp } from '@wisata/runtime';
import type { Line } from '../api/order.schema.ts';
import { sendRequest } from '../api/request.api.ts';
import { checkRequest, EMPTY_REQUEST, type RequestInput, type RequestType } from '../rules/order-request.rules.ts';
import { useKeptForm } from './use-kept-form.ts';

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
    request: ({ reason, wantedDate }) => {
      const day = type === 'reschedule' ? wantedDate : undefined;
      return sendRequest(app.api, { line, type, reason: reason.trim(), wantedDate: day, email });
    },
    onSent: async () => {
      app.toast(app.t('account:request.sent'), 'success');
      await revalidate();
      onSent();
    },
  });
}
