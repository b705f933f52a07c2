import { useState } from 'react';
import { contactProblems, problemsAt } from '@wisata/kernel/contact-problems';
import type { ContactForm } from '@wisata/kernel/contact-form';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { contactPayload } from '@wisata/kernel/party-form';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { useApp } from '@wisata/runtime';
import { useCheckoutForm } from '@wisata/runtime/booking/checkout-form';
import { sendEnquiry } from '../api/enquiry.api.ts';
import { toPricePayload } from '../visit/price-payload.rules.ts';
import { scheduleIdOf } from '../visit/visit-choice.rules.ts';
import { emptyVisitContact } from '../visit/visit-contact.rules.ts';
import type { VisitView } from './use-visit-view.ts';

/** What an enquiry is about. */
export type Asked = Pick<VisitView, 'service' | 'visit' | 'choice' | 'isMember'> & {
  readonly price: Pick<VisitView['price'], 'PriceId'>;
};

export interface EnquiryForm {
  contact: ContactForm;
  notes: string;
}

const CONTACT_FIELDS = ['title', 'firstName', 'lastName', 'email', 'phone.national'];
export const ENQUIRY_FIELDS = CONTACT_FIELDS.map((field) => `contact.${field}`);

const RULES = {
  bands: TRIP_BANDS,
  empty: (): EnquiryForm => ({ contact: emptyVisitContact(), notes: '' }),
  parseDraft(kept: unknown): EnquiryForm | undefined {
    const draft = kept as Partial<EnquiryForm> | null | undefined;
    return draft?.contact?.phone ? { contact: draft.contact, notes: draft.notes ?? '' } : undefined;
  },
  fit: (values: EnquiryForm) => values,
  findProblems: ({ contact }: EnquiryForm) => problemsAt('contact', contactProblems(contact)),
  hasTyped: ({ notes }: EnquiryForm) => notes !== '',
};

/** The enquiry stands for the party that was chosen; who comes by name is asked when it is booked. */
function toPayload({ service, visit, price, choice, isMember }: Asked, { contact, notes }: EnquiryForm) {
  const who = { ...contactPayload(contact), notes: notes.trim() };
  const { title, first_name, last_name } = who;
  const scheduleId = scheduleIdOf(visit, choice.date);
  const asked = toPricePayload({ service, priceId: price.PriceId, scheduleId, choice, isMember });
  const paxes = asked.paxes.map((pax) => ({ ...pax, title, first_name, last_name }));
  return { ...asked, paxes, contact: who, is_inquiry: true };
}

/** A question to the operator: its form, whether it is on its way, and the reference it has got. */
export function useEnquiry(view: Asked) {
  const app = useApp();
  const { form } = useCheckoutForm(`${view.service}-enquiry`, RULES);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ readonly reference: string }>();
  const [failure, setFailure] = useState<Failure>();

  async function send(values: EnquiryForm) {
    setBusy(true);
    const answer = await sendEnquiry(app, view.service, toPayload(view, values));
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (!answer.ok) return;
    setSent(answer.data);
    app.toast(app.t(`${view.service}:enquiry.sent`), 'success');
  }

  return {
    form,
    isBusy,
    sent,
    problem: failure && failureWords(app, failure, { remote: view.service }),
    submit: () => void form.submit(() => void send(form.values)),
  };
}
