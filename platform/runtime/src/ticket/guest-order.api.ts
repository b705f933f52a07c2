import type { GenericSchema } from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import type { GuestOrderPayload } from '@wisata/kernel/contracts/payment-requests';
import { askFor, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

/**
 * The order of a guest, who proves themselves by e-mail; `order_id` is a booking code, a booking id or a transaction
 * number. `schema` says what is read of it: `guest-order` wraps its lists once more than other calls (spec section 7).
 */
export const askGuestOrder = <Data>(
  api: ApiClient,
  json: GuestOrderPayload,
  schema: GenericSchema<unknown, { readonly data: Data }>,
  signal?: AbortSignal,
): Promise<Outcome<Data>> =>
  askFor(api, ({ data }: { readonly data: Data }) => data, {
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/guest-order',
    json,
    operation: 'guest order',
    read: readObject(schema),
    ...(signal ? { signal } : {}),
  });
