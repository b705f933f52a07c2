import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { orderPath } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { sendDeskLetter, sendRequestLetter } from './requests.mail.ts';
import type { Request } from './requests.repository.ts';

interface Words {
  readonly heading: string;
  readonly about: (title: string) => string;
  readonly order: string;
  readonly button: string;
  readonly closing: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    heading: 'We have a question about your request',
    about: (title) => `It is about ${title}. Your answer helps us to settle it; nothing changes until then.`,
    order: 'Order ID',
    button: 'Answer the question',
    closing: 'You can also call us: 021 5084 7000, every day 06:00 to 24:00 WIB.',
  },
  id: {
    heading: 'Kami punya pertanyaan tentang permintaan Anda',
    about: (title) => `Ini mengenai ${title}. Jawaban Anda membantu kami; sampai saat itu tidak ada yang berubah.`,
    order: 'ID pesanan',
    button: 'Jawab pertanyaan',
    closing: 'Anda juga dapat menelepon kami: 021 5084 7000, setiap hari 06.00 sampai 24.00 WIB.',
  },
};

type Send = (context: BackendContext, trx: Trx, request: Request, booking: Booking, note: string) => Promise<unknown>;

/** The question, with the way to the page that takes the answer. */
export const sendQuestionMail: Send = (context, trx, { locale }, booking, note) => {
  const words = WORDS[locale];
  const letter = {
    subject: `${words.heading} (${booking.code})`,
    heading: words.heading,
    paragraphs: [words.about(booking.titles[locale]), ...note.split(/\n+/)],
    facts: [[words.order, booking.code]] as const,
    button: { text: words.button, path: orderPath({ ...booking, locale }) },
    closing: words.closing,
  };
  return sendRequestLetter(context, trx, booking.contact.email, letter, locale);
};

/** What the traveller has answered, for the help desk. */
export const sendReplyMail: Send = (context, trx, request, { code, titles, contact }, note) =>
  sendDeskLetter(context, trx, {
    subject: `Answer to our question: ${code}`,
    heading: `${contact.firstName} ${contact.lastName} has answered about ${titles.en}`,
    paragraphs: note.split(/\n+/),
    facts: [
      ['Order ID', code],
      ['Request', request.id],
      ['E-mail', contact.email],
    ],
    closing: 'Answer the request by its number; the traveller gets the answer by mail.',
  });
