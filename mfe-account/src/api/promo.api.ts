import type { ApiClient } from '@wisata/kernel/api';
import type { ApplyPromoPayload } from '@wisata/kernel/contracts/promo-requests';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { ORDER_LINE, type Line } from './order.schema.ts';
import { PROMO_CHOICE, type Promo } from './promo.schema.ts';

/** Every voucher code with what it does for this booking, usable ones first. `email` is the guest's. */
export async function searchPromos(
  api: ApiClient,
  bookingId: string,
  email: string | undefined,
): Promise<Outcome<readonly Promo[]>> {
  const operation = 'voucher codes';
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/promo-code/booking-promo-available',
    query: { booking: bookingId, email },
    operation,
    read: readObject(PROMO_CHOICE),
  });
  return answer.ok ? success(answer.data.promoCodes) : inPlainWords(answer, operation);
}

/** One code for one booking; `code` null takes the present one off. */
export interface PromoChoice {
  readonly bookingId: string;
  readonly code: string | null;
  readonly email: string | undefined;
}

export async function applyPromo(api: ApiClient, { bookingId, code, email }: PromoChoice): Promise<Outcome<Line>> {
  const operation = 'voucher code';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/promo-code/applied',
    json: {
      booking: bookingId,
      promo_code: code,
      ...(email === undefined ? {} : { email }),
    } satisfies ApplyPromoPayload,
    operation,
    read: readObject(ORDER_LINE),
  });
  return inPlainWords(answer, operation);
}
