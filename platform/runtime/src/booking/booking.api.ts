import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import { BOOKED } from '@wisata/kernel/contracts/booking-fields';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { storageKey } from '@wisata/kernel/storage-keys';
import { endDraft } from '../visitor/drafts.ts';
import { rememberOrder } from '../visitor/open-orders.ts';
import { randomKey } from '../page/random-key.ts';

const READ_BOOKED = v.object(BOOKED);

/** What the booking call gives back, as far as the way to the payment needs it. */
export type Booked = v.InferOutput<typeof READ_BOOKED>;

/** Books something of a service. The same payload gives the first answer again, so a repeat never books twice. */
export async function book(
  { api, storage }: Pick<AppContext, 'api' | 'storage'>,
  service: string,
  payload: unknown,
): Promise<Outcome<Booked>> {
  const operation = `${service} booking`;
  const answer = await api.call({
    method: 'POST',
    path: `/api/v1/${service}/booking`,
    json: payload,
    operation,
    idempotencyKey: keyForAttempt(storage.session, service, payload, randomKey),
    read: readObject(READ_BOOKED),
  });
  return inPlainWords(answer, operation);
}

/** Ends the form that was sent and tells the rest of the site; a guest is later found by the e-mail address. */
export function settleBooking(app: AppContext, service: string, email: string, { id }: Booked): void {
  const { bus, session, storage } = app;
  endDraft(app, service);
  forgetAttempt(storage.session, service);
  if (!session.user()) {
    storage.session.set(storageKey('guest_email'), email.trim());
    rememberOrder(app, { id, email: email.trim() });
  }
  bus.publish('account:cart-changed', { count: null });
}
