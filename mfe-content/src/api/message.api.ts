import type { ApiClient } from '@wisata/kernel/api';
import type { MessagePayload } from '@wisata/kernel/contracts/message-request';
import { readMessage } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

export function sendMessage(api: ApiClient, json: MessagePayload): Promise<Outcome<string>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/messages/create-new',
    json,
    operation: 'message',
    read: readMessage(),
  });
}
