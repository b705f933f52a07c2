import type { AppContext } from '@wisata/kernel/app-context';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import { TOUR_INQUIRY } from '@wisata/kernel/contracts/tour-booking';
import type { TourBookingPayload } from '@wisata/kernel/contracts/tour-booking-request';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { inPlainWords, mapAnswer, readNull, readObject } from '@wisata/kernel/envelope';
import type { EnvelopeReader } from '@wisata/kernel/api';
import type { Outcome } from '@wisata/kernel/outcome';
import { randomKey } from '@wisata/runtime';
import type { VisitService } from '../visit/visit-service.ts';

const INQUIRY = readerOf(TOUR_INQUIRY, ['reference'], { title: '' });
/** A venue's call answers nothing: its reference comes by mail. */
const readNothing: EnvelopeReader<{ readonly reference: string }> = (body, operation) =>
  mapAnswer(readNull()(body, operation), () => ({ reference: '' }));
const ATTEMPT = 'visit-enquiry';

/** Asks the operator instead of booking, and gives the reference, empty for a venue; a repeat asks once. */
export async function sendEnquiry(
  app: AppContext,
  service: VisitService,
  payload: TourBookingPayload,
): Promise<Outcome<{ readonly reference: string }>> {
  const operation = `${service} enquiry`;
  const answer = await app.api.call({
    method: 'POST',
    path: `/api/v1/${service}/booking`,
    json: payload,
    operation,
    idempotencyKey: keyForAttempt(app.storage.session, ATTEMPT, payload, randomKey),
    read: service === 'venue' ? readNothing : readObject(INQUIRY),
  });
  if (answer.ok) forgetAttempt(app.storage.session, ATTEMPT);
  return inPlainWords(answer, operation);
}
