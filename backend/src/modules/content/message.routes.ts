import { randomUUID } from 'node:crypto';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { takeRateLimit } from '../../app/rate-limit.ts';
import { defineRoute } from '../../app/route.ts';
import { bookingRequest } from '../bookings/index.ts';
import { letterHtml, letterText } from '../mail/index.ts';
import type { Letter } from '../mail/index.ts';
import { createRequest, refundBody, REQUEST_TYPES, rescheduleBody } from '../requests/index.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Please use at most ${max} characters.`));
const required = (message: string, max: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max));

/** Contact of spec section 3; the caller joins calling code and phone. */
const messageBody = v.object({
  type: v.optional(v.nullable(v.pipe(v.string(), v.notValues(REQUEST_TYPES)))),
  title: v.optional(v.nullable(text(10)), ''),
  firstName: required('Please enter your first name.', 60),
  lastName: v.optional(v.nullable(text(60)), ''),
  email: v.pipe(
    required('Please enter your e-mail address.', 254),
    v.email('Please enter an e-mail address such as name@example.com.'),
    v.toLowerCase(),
  ),
  phone: v.optional(
    v.nullable(
      v.pipe(v.string(), v.trim(), v.regex(/^(\+?[\d\s-]{6,20})?$/, 'Please enter the phone number with digits only.')),
    ),
    '',
  ),
  notes: v.pipe(
    v.string('Please write what we can do for you.'),
    v.trim(),
    v.minLength(10, 'Please write at least 10 characters.'),
    v.maxLength(4000, 'Please use at most 4,000 characters.'),
  ),
  /** What it is about: `refund`, `group`, a product's name. */
  topic: v.optional(v.nullable(text(120)), ''),
  /** Order ID, where the message is about an order. */
  reference: v.optional(v.nullable(text(40)), ''),
});
type Message = v.InferOutput<typeof messageBody>;

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
    await sendLetter(context, trx, config.env.HELP_DESK_EMAIL || 'help@wisata.test', deskLetter(message), 'en');
  });
}

/** POST messages/create-new (spec section 7): kept, sent to the help desk, and confirmed to the sender. */
export const messageRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/messages/create-new',
  access: 'public',
  summary: 'A message to the help desk, or the request for money back or another day for a paid order',
  body: v.variant('type', [refundBody, rescheduleBody, messageBody]),
  response: v.nullable(bookingRequest),
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
