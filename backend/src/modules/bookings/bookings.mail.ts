import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { formatDate, formatInstant, formatWallTime, ZONES } from '@wisata/kernel/dates';
import { localePath } from '@wisata/kernel/locale';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
import { zoneLabel, type ZoneLabel } from '@wisata/kernel/zones';
import type { BackendContext } from '../../app/context.ts';
import type { Db } from '../../app/schema.ts';
import type { ServiceDocuments } from './documents.ts';
import { bookingListeners, bookingServices } from './registry.ts';
import type { Booking } from './booking.ts';
import { payableMinor } from './booking.ts';
import { priceFacts } from './price-facts.ts';
import { letterHtml, letterText } from '../mail/index.ts';
import type { MailAttachment } from '../../app/mailer.ts';
import type { Letter } from '../mail/index.ts';

type Facts = readonly (readonly [string, string])[];
type Paper = ServiceDocuments['paper'];
type Words = (facts: { booking: Booking; amount: string; deadline: string; journey: Facts; paper: Paper }) => Letter;

/** The page where this booking's owner finds it: guests prove themselves with the e-mail and order ID in the address. */
export function orderPath(booking: Booking): string {
  if (booking.userId !== null) return localePath(booking.locale, '/member/history');
  const query = new URLSearchParams({ email: booking.contact.email, order_id: booking.code });
  return localePath(booking.locale, `/order?${query}`);
}

/** A guest may open the mail on another device: the order page asks for their e-mail. */
const paymentPath = (booking: Booking) =>
  booking.userId === null ? orderPath(booking) : localePath(booking.locale, `/payment?booking=${booking.id}`);

const bookingPriceFacts = (booking: Booking, locale: Locale) =>
  priceFacts({ ...booking, beforeMinor: booking.amountMinor }, locale);

const CREATED: Record<Locale, Words> = {
  en: ({ booking, amount, deadline }) => ({
    subject: `Order ${booking.code}: pay by ${deadline}`,
    heading: 'We are holding your booking',
    paragraphs: [`${booking.titles.en} is held for you until ${deadline}. After that it goes back on sale.`],
    facts: [
      ['Order ID', booking.code],
      ['To pay', amount],
      ['Pay by', deadline],
    ],
    button: { text: 'Choose how to pay', path: paymentPath(booking) },
    closing: 'You can come back to this order with your e-mail address and the order ID.',
  }),
  id: ({ booking, amount, deadline }) => ({
    subject: `Pesanan ${booking.code}: bayar sebelum ${deadline}`,
    heading: 'Pesanan Anda kami tahan',
    paragraphs: [`${booking.titles.id} kami tahan untuk Anda sampai ${deadline}. Setelah itu dijual kembali.`],
    facts: [
      ['ID pesanan', booking.code],
      ['Jumlah', amount],
      ['Bayar sebelum', deadline],
    ],
    button: { text: 'Pilih cara bayar', path: paymentPath(booking) },
    closing: 'Anda dapat membuka pesanan ini lagi dengan alamat e-mail dan ID pesanan.',
  }),
};

/** The document's name, its form at the start of a sentence, and when it is shown. */
const PAPERS = {
  en: {
    ticket: { name: 'e-ticket', moment: 'when you check in' },
    voucher: { name: 'voucher', moment: 'when you arrive' },
  },
  id: {
    ticket: { name: 'e-tiket', first: 'E-tiket', moment: 'saat check-in' },
    voucher: { name: 'voucher', first: 'Voucher', moment: 'saat tiba' },
  },
} as const satisfies Record<Locale, Record<Paper, object>>;

const ISSUED: Record<Locale, Words> = {
  en: ({ booking, amount, journey, paper }) => ({
    subject: `Your ${PAPERS.en[paper].name} for ${booking.titles.en} (${booking.code})`,
    heading: `Your ${PAPERS.en[paper].name} is ready`,
    paragraphs: [
      `${booking.titles.en} is paid and confirmed. Open the order to read, print or download the ${PAPERS.en[paper].name}.`,
    ],
    facts: [['Order ID', booking.code], ...journey, ...bookingPriceFacts(booking, 'en'), ['Paid', amount]],
    button: { text: `Open the ${PAPERS.en[paper].name}`, path: orderPath(booking) },
    closing: `Have the ${PAPERS.en[paper].name} and your ID ready ${PAPERS.en[paper].moment}.`,
  }),
  id: ({ booking, amount, journey, paper }) => ({
    subject: `${PAPERS.id[paper].first} Anda untuk ${booking.titles.id} (${booking.code})`,
    heading: `${PAPERS.id[paper].first} Anda sudah terbit`,
    paragraphs: [
      `${booking.titles.id} sudah lunas dan terkonfirmasi. Buka pesanan untuk membaca, mencetak, atau mengunduh ${PAPERS.id[paper].name}.`,
    ],
    facts: [['ID pesanan', booking.code], ...journey, ...bookingPriceFacts(booking, 'id'), ['Dibayar', amount]],
    button: { text: `Buka ${PAPERS.id[paper].name}`, path: orderPath(booking) },
    closing: `Siapkan ${PAPERS.id[paper].name} dan kartu identitas ${PAPERS.id[paper].moment}.`,
  }),
};

const EXPIRED: Record<Locale, Words> = {
  en: ({ booking, deadline }) => ({
    subject: `Order ${booking.code} has expired`,
    heading: 'Payment deadline has expired',
    paragraphs: [`${booking.titles.en} was not paid by ${deadline}, so it is on sale again. Nothing was charged.`],
    facts: [['Order ID', booking.code]],
    button: { text: 'Search again', path: localePath('en', '/') },
    closing: 'If you paid after the deadline, we send the money back and write to you.',
  }),
  id: ({ booking, deadline }) => ({
    subject: `Pesanan ${booking.code} kedaluwarsa`,
    heading: 'Batas waktu pembayaran sudah lewat',
    paragraphs: [`${booking.titles.id} belum dibayar sampai ${deadline}, jadi dijual kembali. Tidak ada biaya.`],
    facts: [['ID pesanan', booking.code]],
    button: { text: 'Cari lagi', path: localePath('id', '/') },
    closing: 'Jika Anda membayar setelah batas waktu, uangnya kami kembalikan dan kami kabari lewat e-mail.',
  }),
};

const ISSUE_FAILED: Record<Locale, Words> = {
  en: ({ booking, amount, paper }) => ({
    subject: `Order ${booking.code}: your ${PAPERS.en[paper].name} is delayed`,
    heading: 'We are experiencing an issue in issuing your voucher, contact customer service.',
    paragraphs: [
      `Your payment for ${booking.titles.en} is safe. Our team is asking the supplier; if it cannot be issued you get the money back.`,
    ],
    facts: [
      ['Order ID', booking.code],
      ['Paid', amount],
    ],
    button: { text: 'Open the order', path: orderPath(booking) },
    closing: 'Customer service: 021 5084 7000, every day 06:00 to 24:00 WIB.',
  }),
  id: ({ booking, amount, paper }) => ({
    subject: `Pesanan ${booking.code}: ${PAPERS.id[paper].name} Anda tertunda`,
    heading: 'Kami mengalami kendala saat menerbitkan voucher Anda, hubungi layanan pelanggan.',
    paragraphs: [
      `Pembayaran Anda untuk ${booking.titles.id} aman. Kami sedang menghubungi pemasok; jika tidak dapat terbit, uang Anda kembali.`,
    ],
    facts: [
      ['ID pesanan', booking.code],
      ['Dibayar', amount],
    ],
    button: { text: 'Buka pesanan', path: orderPath(booking) },
    closing: 'Layanan pelanggan: 021 5084 7000, setiap hari 06.00 sampai 24.00 WIB.',
  }),
};

const MOMENTS: Record<Locale, Record<AgendaEntry['kind'], string>> = {
  en: {
    'check-in': 'Check-in',
    'check-out': 'Check-out',
    departure: 'Departure',
    arrival: 'Arrival',
    visit: 'Visit',
    'pick-up': 'Pick-up',
    'drop-off': 'Drop-off',
  },
  id: {
    'check-in': 'Check-in',
    'check-out': 'Check-out',
    departure: 'Berangkat',
    arrival: 'Tiba',
    visit: 'Kunjungan',
    'pick-up': 'Penjemputan',
    'drop-off': 'Pengantaran',
  },
};

/** When and where the traveller has to be, as the service says it. */
function journeyFacts(context: BackendContext, booking: Booking): Facts {
  const { locale, service } = booking;
  const agenda = bookingServices(context).get(service)?.agenda?.(booking, locale) ?? [];
  return agenda.map(({ kind, date, time, zone, place }) => {
    const at = time ? formatWallTime(time, locale, zoneLabel(ZONES[zone as ZoneLabel] ?? zone)) : undefined;
    return [MOMENTS[locale][kind], [formatDate(date, locale), at, place].filter(Boolean).join(', ')] as const;
  });
}

/** Documents for the mail. One that cannot be rendered is left out: the order page has it too. */
async function filesOf(context: BackendContext, booking: Booking): Promise<readonly MailAttachment[]> {
  const asked = bookingListeners(context).flatMap(({ files }) => files?.(context, booking) ?? []);
  const drawn = await Promise.allSettled(asked);
  return drawn.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    context.log.error({ err: result.reason as unknown, booking: booking.code }, 'a voucher could not be drawn');
    return [];
  });
}

async function sendLetter(
  context: BackendContext,
  db: Db,
  booking: Booking,
  words: Record<Locale, Words>,
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  const { locale, contact } = booking;
  const data = bookingListeners(context).flatMap(({ reservations }) => reservations?.(context, booking) ?? []);
  const letter = {
    ...words[locale]({
      booking,
      amount: exactPrice({ minor: payableMinor(booking), currency: booking.currency }),
      deadline: formatInstant(booking.timeLimitAt.getTime(), locale),
      journey: journeyFacts(context, booking),
      paper: bookingServices(context).get(booking.service)?.documents?.paper ?? 'voucher',
    }),
    data,
  };
  await context.mail.send(db, {
    to: contact.email,
    subject: letter.subject,
    text: letterText(letter, context.config.baseUrl),
    html: letterHtml(letter, context.config.baseUrl, locale),
    locale,
    attachments,
  });
}

type Send = (context: BackendContext, db: Db, booking: Booking) => Promise<void>;
export const sendCreatedMail: Send = (context, db, booking) => sendLetter(context, db, booking, CREATED);
export const sendIssuedMail: Send = async (context, db, booking) =>
  sendLetter(context, db, booking, ISSUED, await filesOf(context, booking));
export const sendExpiredMail: Send = (context, db, booking) => sendLetter(context, db, booking, EXPIRED);
export const sendIssueFailedMail: Send = (context, db, booking) => sendLetter(context, db, booking, ISSUE_FAILED);
