import type { ApiClient } from '@wisata/kernel/api';
import { readMessage } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

/** Contact of spec section 3 as it is sent; `phone` holds calling code and number together. */
export interface MessagePayload {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly topic: string;
  readonly reference: string;
}

export function sendMessage(api: ApiClient, json: MessagePayload): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/messages/create-new',
    json,
    operation: 'message',
    read: readMessage(),
  });
}
