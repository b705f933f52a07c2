import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { orderPath } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { letterHtml, letterText } from '../mail/index.ts';
import type { Letter } from '../mail/index.ts';
import type { Request } from './requests.repository.ts';
import type { RequestType } from './tables.ts';

type Part = (what: string, title: string) => Pick<Letter, 'heading' | 'paragraphs' | 'closing'>;

interface Words {
  readonly what: Record<RequestType, string>;
  readonly received: Part;
  readonly inReview: Part;
  readonly answered: Part;
  readonly decided: Record<RequestType, Record<'accepted' | 'declined', string>>;
  readonly order: string;
  readonly wanted: string;
  readonly estimate: string;
  readonly refund: string;
  readonly backBy: string;
  readonly agreedDay: string;
  readonly open: string;
}

const QUESTIONS: Record<Locale, string> = {
  en: 'Questions: 021 5084 7000, every day 06:00 to 24:00 WIB.',
  id: 'Pertanyaan: 021 5084 7000, setiap hari 06.00 sampai 24.00 WIB.',
};

const WORDS: Record<Locale, Words> = {
  en: {
    what: { refund: 'refund request', reschedule: 'request for another day' },
    received: (what, title) => ({
      heading: `We have your ${what}`,
      paragraphs: [
        `It is about ${title}. A person checks it with the supplier and writes to you, as a rule within two working days.`,
        'Your booking stays as it is until then. If money goes back, the answer says how much.',
      ],
      closing: 'If you travel within the next 24 hours, please call us: 021 5084 7000.',
    }),
    inReview: (what, title) => ({
      heading: `Your ${what} is being looked at`,
      paragraphs: [`We are talking with the supplier of ${title}.`],
      closing: QUESTIONS.en,
    }),
    answered: (what, title) => ({
      heading: `The answer to your ${what}`,
      paragraphs: [`This is about ${title}.`],
      closing: QUESTIONS.en,
    }),
    decided: {
      refund: { accepted: 'Your money goes back to you', declined: 'We cannot refund this order' },
      reschedule: { accepted: 'Your new day is agreed', declined: 'Your order stays on its day' },
    },
    order: 'Order ID',
    wanted: 'Wished day',
    estimate: 'Refund by the booked rules, about',
    refund: 'Refund',
    backBy: 'With you by',
    agreedDay: 'New day',
    open: 'Open the order',
  },
  id: {
    what: { refund: 'permintaan pengembalian dana', reschedule: 'permintaan ganti tanggal' },
    received: (what, title) => ({
      heading: `Kami menerima ${what} Anda`,
      paragraphs: [
        `Permintaan ini untuk ${title}. Petugas memeriksanya bersama pemasok dan membalas, umumnya dalam dua hari kerja.`,
        'Pesanan Anda tidak berubah sampai saat itu. Bila ada dana yang kembali, jumlahnya tertulis di jawaban kami.',
      ],
      closing: 'Bila Anda berangkat dalam 24 jam ke depan, silakan telepon kami: 021 5084 7000.',
    }),
    inReview: (what, title) => ({
      heading: `${capital(what)} Anda sedang kami periksa`,
      paragraphs: [`Kami sedang menghubungi pemasok ${title}.`],
      closing: QUESTIONS.id,
    }),
    answered: (what, title) => ({
      heading: `Jawaban untuk ${what} Anda`,
      paragraphs: [`Ini mengenai ${title}.`],
      closing: QUESTIONS.id,
    }),
    decided: {
      refund: { accepted: 'Dana Anda kami kembalikan', declined: 'Pesanan ini tidak dapat dikembalikan dananya' },
      reschedule: { accepted: 'Tanggal baru Anda disetujui', declined: 'Pesanan tetap pada tanggalnya' },
    },
    order: 'ID pesanan',
    wanted: 'Tanggal yang diminta',
    estimate: 'Perkiraan dana kembali menurut aturan pesanan',
    refund: 'Dana kembali',
    backBy: 'Diterima paling lambat',
    agreedDay: 'Tanggal baru',
    open: 'Buka pesanan',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function requestFacts(request: Request, { code, currency }: Booking, locale: Locale) {
  const words = WORDS[locale];
  const { type, wanted_date: wantedDate, estimate_minor: estimateMinor, refund_minor: refundMinor } = request;
  const { agreed_date: agreedDate } = request;
  const dateFact = (label: string, date: string | null) =>
    date === null ? [] : [[label, formatDate(date, locale)] as const];
  const amountFact = (label: string, minor: number | null) =>
    minor === null ? [] : [[label, exactPrice({ minor, currency })] as const];
  return [
    [words.order, code] as const,
    ...(request.decision === 'accepted'
      ? []
      : [...dateFact(words.wanted, wantedDate), ...amountFact(words.estimate, estimateMinor)]),
    ...amountFact(words.refund, refundMinor),
    ...dateFact(type === 'refund' ? words.backBy : words.agreedDay, agreedDate),
  ];
}

const noteParagraphs = (note: string | null) => (note ? note.split(/\n+/) : []);

function travellerLetter(request: Request, booking: Booking, note: string | null): Letter {
  const { locale, type, status } = request;
  const words = WORDS[locale];
  const part = status === 'received' ? words.received : status === 'in-review' ? words.inReview : words.answered;
  const { heading: plain, paragraphs, closing } = part(words.what[type], booking.titles[locale]);
  const heading = request.decision === null ? plain : words.decided[type][request.decision];
  return {
    subject: `${heading} (${booking.code})`,
    heading,
    paragraphs: [...paragraphs, ...noteParagraphs(note)],
    facts: requestFacts(request, booking, locale),
    button: { text: words.open, path: orderPath({ ...booking, locale }) },
    closing,
  };
}

function deskLetter(request: Request, booking: Booking): Letter {
  const { contact } = booking;
  const what = capital(WORDS.en.what[request.type]);
  return {
    subject: `${what}: ${booking.code}`,
    heading: `${what} for ${booking.titles.en}`,
    paragraphs: noteParagraphs(request.reason),
    facts: [
      ...requestFacts(request, booking, 'en'),
      ['Service', booking.service],
      ['Traveller', [contact.title, contact.firstName, contact.lastName].filter(Boolean).join(' ')],
      ['E-mail', contact.email],
      ['Phone', contact.phone || '-'],
      ['Request', request.id],
    ],
    closing: 'Answer the request by its number; the traveller gets the answer by mail.',
  };
}

export function sendRequestLetter(
  { mail, config }: BackendContext,
  trx: Trx,
  to: string,
  letter: Letter,
  locale: Locale,
): Promise<unknown> {
  const text = letterText(letter, config.baseUrl);
  const html = letterHtml(letter, config.baseUrl, locale);
  return mail.send(trx, { to, subject: letter.subject, text, html, locale });
}

export const sendDeskLetter = (context: BackendContext, trx: Trx, letter: Letter): Promise<unknown> =>
  sendRequestLetter(context, trx, context.config.settings.HELP_DESK_EMAIL, letter, 'en');

type Send = (context: BackendContext, trx: Trx, request: Request, booking: Booking) => Promise<unknown>;

export const sendReceivedMail: Send = (context, trx, request, booking) =>
  sendRequestLetter(context, trx, booking.contact.email, travellerLetter(request, booking, null), request.locale);

export const sendDeskMail: Send = (context, trx, request, booking) =>
  sendDeskLetter(context, trx, deskLetter(request, booking));

export async function sendAnswerMail(
  context: BackendContext,
  trx: Trx,
  request: Request,
  booking: Booking,
  note: string | null,
): Promise<void> {
  const letter = travellerLetter(request, booking, note);
  await sendRequestLetter(context, trx, booking.contact.email, letter, request.locale);
}
