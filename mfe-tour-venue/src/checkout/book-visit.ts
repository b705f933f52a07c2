import type { AppContext } from '@wisata/kernel/app-context';
import type { Money } from '@wisata/kernel/money';
import { keepPassengers } from '@wisata/runtime/booking/keep-passengers';
import { sendBooking, sendUnnamedBooking } from '@wisata/runtime/booking/send-booking';
import { findSession, scheduleIdOf } from '../visit/visit-choice.rules.ts';
import type { Outing } from './checkout-facts.ts';
import type { CheckoutForm } from './visit-form.rules.ts';
import { travellersToKeep } from './saved-traveller.rules.ts';
import { findFormField, toPayload } from './visit-payload.rules.ts';
import { GONE_CODES, outingSubject } from './visit-subject.rules.ts';

/** Books at the total that was agreed to. The venue's call answers nothing (spec section 7). */
export async function bookVisit(app: AppContext, outing: Outing, form: CheckoutForm, total: Money) {
  const { service, visit, choice, priced, isMember, facts } = outing;
  const session = findSession(visit, choice);
  const payload = toPayload(form, {
    service,
    choice: session ? { ...choice, timeId: session.id } : choice,
    priced,
    scheduleId: scheduleIdOf(visit, choice.date),
    ...(choice.bedTypeId ? { bedTypeId: choice.bedTypeId } : {}),
    startTime: session?.start,
    isMember,
    total,
    locale: app.locale,
  });
  const send = service === 'venue' ? sendUnnamedBooking : sendBooking;
  const answer = await send(app, {
    service,
    subject: outingSubject(service, choice),
    payload,
    email: form.contact.email,
    goneCodes: GONE_CODES,
    fieldOf: (name) => findFormField(name, form, choice.paxes),
  });
  if (!('kind' in answer)) void keepPassengers(app, service, travellersToKeep(form, facts));
  return answer;
}
