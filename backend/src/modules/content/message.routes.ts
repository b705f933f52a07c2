import { MESSAGE_REQUEST } from '@wisata/kernel/contracts/message-request';
import type { Message } from '@wisata/kernel/contracts/message-request';
import { TRAVELLER_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import { REFUND_REQUEST, RESCHEDULE_REQUEST } from '@wisata/kernel/contracts/traveller-request-body';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { takeRateLimit } from '../../app/rate-limit.ts';
import { defineRoute } from '../../app/route.ts';
import { letterHtml, letterText } from '../mail/index.ts';
import type { Letter } from '../mail/index.ts';
import { createRequest } from '../requests/index.ts';

const RECEIVED: Record<Locale, (name: string) => Letter> = {
  en: (name) => ({
    subject: 'We have your message',
    heading: `Thank you, ${name}`,
    paragraphs: [
      'Your message has reached our help desk. A person reads it and answers to this address, as a rule within one working day.',
    ],
    facts: [],
    closing: 'If it is about a journey in the next 24 hours, please call us instead.',
  }),
  id: (name) => ({
    subject: 'Pesan Anda sudah kami terima',
    heading: `Terima kasih, ${name}`,
    paragraphs: [
      'Pesan Anda sudah sampai di meja bantuan kami. Petugas akan membaca dan membalas ke alamat ini, umumnya dalam satu hari kerja.',
    ],
    facts: [],
    closing: 'Bila ini menyangkut perjalanan dalam 24 jam ke depan, silakan telepon kami.',
  }),
};

const fullName = ({ title, firstName, lastName }: Message) => [title, firstName, lastName].filter(Boolean).join(' ');

function deskLetter(message: Message): Letter {
  const about = message.reference ? ` about ${message.reference}` : '';
  return {
    subject: `Message from ${fullName(message)}${about}`,
    heading: message.topic || 'Message from the site',
    paragraphs: message.notes.split(/\n+/),
    facts: [
      ['Name', fullName(message)],
      ['E-mail', message.email],
      ['Phone', message.phone || '-'],
      ['Order ID', message.reference || '-'],
    ],
    closing: 'Answer to the e-mail address above.',
  };
}

function sendLetter({ mail, config }: BackendContext, trx: Trx, to: string, letter: Letter, locale: Locale) {
  const { subject } = letter;
  const text = letterText(letter, config.baseUrl);
  return mail.send(trx, { to, subject, text, html: letterHtml(letter, config.baseUrl, locale), locale });
}

async function keepMessage(context: BackendContext, message: Message, locale: Locale, userId?: string): Promise<void> {
  const { db, clock, config } = context;
  const { email, topic, phone, notes, reference } = message;
  const facts = { topic: topic ?? '', phone: phone ?? '', reference: reference ?? '', email, notes, locale };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({ id: randomUUID(), user_id: userId ?? null, name: fullName(message), created_at: clock.now(), ...facts })
      .execute();
    await sendLetter(context, trx, email, RECEIVED[locale](message.firstName), locale);
    await sendLetter(context, trx, config.settings.HELP_DESK_EMAIL, deskLetter(message), 'en');
  });
}

/** POST messages/create-new (spec section 7): kept, sent to the help desk, and confirmed to the sender. */
export const messageRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/messages/create-new',
  access: 'public',
  summary: 'A message to the help desk, or the request for money back or another day for a paid order',
  body: v.variant('type', [REFUND_REQUEST, RESCHEDULE_REQUEST, MESSAGE_REQUEST]),
  response: v.nullable(TRAVELLER_REQUEST),
  rateLimit: { max: 60, windowSeconds: 3600 },
  async handler({ body, headers, user }, context) {
    const locale = requestLocale(headers);
    if ('order_id' in body) {
      return ok(await createRequest(context, body, { userId: user?.id, locale }), 'Request is sent');
    }
    // The confirmation goes to an address that anybody can type: it must not become a way to flood it.
    await takeRateLimit(context, `message ${body.email}`, { max: 5, windowSeconds: 3600 });
    await keepMessage(context, body, locale, user?.id);
    return ok(null, 'Request is sent');
  },
});
