import type { AppContext } from '@wisata/kernel/app-context';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import { TOUR_INQUIRY } from '@wisata/kernel/contracts/tour-booking';
import type { TourBookingPayload } from '@wisata/kernel/contracts/tour-booking-request';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { randomKey } from '@wisata/runtime';

const INQUIRY = readerOf(TOUR_INQUIRY, ['reference'], { title: '' });
const ATTEMPT = 'tour-enquiry';

/** Asks the operator instead of booking, and gives the reference; a repeat asks once. */
export async function sendEnquiry(
  app: AppContext,
  payload: TourBookingPayload,
): Promise<Outcome<{ readonly reference: string }>> {
  const operation = 'tour enquiry';
  const answer = await app.api.call({
    method: 'POST',
    path: '/api/v1/tour/booking',
    json: payload,
    operation,
    idempotencyKey: keyForAttempt(app.storage.session, ATTEMPT, payload, randomKey),
    read: readObject(INQUIRY),
  });
  if (answer.ok) forgetAttempt(app.storage.session, ATTEMPT);
  return inPlainWords(answer, operation);
}
