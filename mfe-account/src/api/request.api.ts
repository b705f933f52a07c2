import type { ApiClient } from '@wisata/kernel/api';
import type { MessagePayload } from '@wisata/kernel/contracts/message-request';
import { TRAVELLER_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import type { RequestReplyPayload, TravellerRequestPayload } from '@wisata/kernel/contracts/traveller-request-body';
import { inPlainWords, readMessage, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Line, OrderRequest } from './order.schema.ts';

/** What a traveller asks for after paying. */
export interface RequestPayload {
  readonly line: Pick<Line, 'id' | 'user_first_name' | 'user_last_name' | 'user_email'>;
  readonly type: OrderRequest['type'];
  readonly reason: string;
  /** `YYYY-MM-DD`, for another day only. */
  readonly wantedDate: string | undefined;
  /** A guest's proof; a member's token says it already. */
  readonly email: string | undefined;
}

/** Asks for money back or for another day; goes to the help desk with the order behind it. */
export async function sendRequest(
  api: ApiClient,
  { line, type, reason, wantedDate, email }: RequestPayload,
): Promise<Outcome<string>> {
  const operation = 'request';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/messages/create-new',
    json: {
      type,
      order_id: line.id,
      reason,
      notes: reason,
      ...(wantedDate ? { wanted_date: wantedDate } : {}),
      firstName: line.user_first_name,
      lastName: line.user_last_name,
      email: email ?? line.user_email,
    } satisfies TravellerRequestPayload & Partial<MessagePayload>,
    operation,
    read: readMessage(),
  });
  return inPlainWords(answer, operation);
}

/** Answers what the help desk has asked about a request. */
export function replyToQuestion(api: ApiClient, id: string, json: RequestReplyPayload): Promise<Outcome<unknown>> {
  return api.call({
    method: 'POST',
    path: `/api/v1/request/${encodeURIComponent(id)}/reply`,
    json,
    operation: 'request',
    read: readObject(TRAVELLER_REQUEST),
  });
}
