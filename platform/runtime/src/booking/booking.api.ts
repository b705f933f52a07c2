import * as v from 'valibot';
import type { AppContext } from '@wisata/kernel/app-context';
import { BOOKED } from '@wisata/kernel/contracts/booking-fields';
import type { EnvelopeReader } from '@wisata/kernel/api';
import { findCompany } from '@wisata/kernel/booked-for';
import { forgetAttempt, keyForAttempt } from '@wisata/kernel/booking-attempt';
import { inPlainWords, readNull, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { storageKey } from '@wisata/kernel/storage-keys';
import { endDraft } from '../visitor/drafts.ts';
import { rememberOrder } from '../visitor/open-orders.ts';
import { randomKey } from '../page/random-key.ts';

const READ_BOOKED = v.object(BOOKED);

/** What the booking call gives back, as far as the way to the payment needs it. */
export type Booked = v.InferOutput<typeof READ_BOOKED>;

/** A booking whose id is unknown, with the page that lists it. */
export interface UnnamedBooking {
  readonly foundAt: '/cart' | '/order';
}

type Caller = Pick<AppContext, 'api' | 'session' | 'storage'>;

/** Adds the company that an agent books for (spec section 3). */
function withCompany(app: Caller, payload: unknown): unknown {
  const company = findCompany(app);
  return company ? { ...(payload as object), customer_company: company } : payload;
}

/** The same payload gives the first answer again, so a repeat never books twice. */
async function send<T>(app: Caller, service: string, filled: unknown, read: EnvelopeReader<T>): Promise<Outcome<T>> {
  const { api, storage } = app;
  const payload = withCompany(app, filled);
  const operation = `${service} booking`;
  const idempotencyKey = keyForAttempt(storage.session, service, payload, randomKey);
  const path = `/api/v1/${service}/booking`;
  return inPlainWords(
    await api.call({ method: 'POST', path, json: payload, operation, idempotencyKey, read }),
    operation,
  );
}

/** Sends a booking of a service. */
export const book = (app: Caller, service: string, payload: unknown) =>
  send(app, service, payload, readObject(READ_BOOKED));

/** Sends a booking of a service whose answer is empty (spec section 7, Tour and venue). */
export const bookUnnamed = (app: Caller, service: string, payload: unknown) => send(app, service, payload, readNull());

/** Ends the form that was sent and tells the rest of the site; a guest is later found by the e-mail address. */
export function settleBooking(app: AppContext, service: string, email: string, id?: string): void {
  const { bus, session, storage } = app;
  endDraft(app, service);
  forgetAttempt(storage.session, service);
  if (!session.user()) {
    storage.session.set(storageKey('guest_email'), email.trim());
    if (id !== undefined) rememberOrder(app, { id, email: email.trim() });
  }
  bus.publish('account:cart-changed', { count: null });
}
