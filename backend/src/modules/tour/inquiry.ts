import { randomUUID } from 'node:crypto';
import type { TourInquiryAnswer } from '@wisata/kernel/contracts/tour-booking';
import type { TourBookingRequest } from '@wisata/kernel/contracts/tour-booking-request';
import { formatDate } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { conflict } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { withIdempotency } from '../../app/idempotency.ts';
import { takeRateLimit } from '../../app/rate-limit.ts';
import type { RouteRequest } from '../../app/route.ts';
import type { Trx } from '../../app/schema.ts';
import { contactPhone, newOrderCode } from '../bookings/index.ts';
import { letterHtml, letterText, type Letter } from '../mail/index.ts';
import type { ProductSource } from './product-source.ts';
import { getProduct, type Shop } from './shop.ts';
import type { InquiryDetails } from './tables.ts';

type InquiryRequest = Pick<RouteRequest<TourBookingRequest>, 'body' | 'user' | 'idempotencyKey'>;

const WORDS = {
  en: {
    subject: (reference: string) => `Your enquiry ${reference}`,
    heading: (name: string) => `Thank you, ${name}`,
    text: 'We have your enquiry. Our travel desk checks places and price and answers within one working day. Nothing is booked and nothing is to be paid yet.',
    facts: { reference: 'Reference', product: 'Tour', date: 'Date', people: 'Travellers', notes: 'Your words' },
    open: 'Not chosen yet',
    closing: 'Answer to this mail to add something.',
  },
  id: {
    subject: (reference: string) => `Permintaan Anda ${reference}`,
    heading: (name: string) => `Terima kasih, ${name}`,
    text: 'Permintaan Anda sudah kami terima. Tim kami memeriksa tempat dan harga lalu menjawab dalam satu hari kerja. Belum ada yang dipesan dan belum ada yang perlu dibayar.',
    facts: { reference: 'Referensi', product: 'Tur', date: 'Tanggal', people: 'Peserta', notes: 'Pesan Anda' },
    open: 'Belum dipilih',
    closing: 'Balas surel ini untuk menambahkan sesuatu.',
  },
} as const;

function letterOf(body: TourBookingRequest, product: ProductSource, reference: string, locale: Locale): Letter {
  const words = WORDS[locale];
  const { facts } = words;
  return {
    subject: words.subject(reference),
    heading: words.heading(body.contact.first_name),
    paragraphs: [words.text],
    facts: [
      [facts.reference, reference],
      [facts.product, product.text[locale].title],
      [facts.date, body.tour_date ? formatDate(body.tour_date, locale) : words.open],
      [facts.people, String(body.paxes.length)],
      [facts.notes, body.contact.notes || '-'],
    ],
    closing: words.closing,
  };
}

async function sendLetters(
  context: BackendContext,
  trx: Trx,
  letter: Letter,
  to: string,
  locale: Locale,
): Promise<void> {
  const { mail, config } = context;
  const text = letterText(letter, config.baseUrl);
  const html = letterHtml(letter, config.baseUrl, locale);
  for (const address of [to, config.settings.HELP_DESK_EMAIL]) {
    await mail.send(trx, { to: address, subject: letter.subject, text, html, locale });
  }
}

/** Keeps a question about a product, with a reference and a mail; nothing is booked. Throws where only booking is possible. */
export async function sendInquiry(
  context: BackendContext,
  shop: Shop,
  request: InquiryRequest,
  locale: Locale,
): Promise<TourInquiryAnswer> {
  const { body, user } = request;
  const product = getProduct(shop, body.uniqueId);
  if (!(product.isAllowInquiry ?? product.nights > 2)) {
    throw conflict('This can only be booked, not enquired about.', 'TOUR_NO_INQUIRY');
  }
  await takeRateLimit(context, `inquiry ${body.contact.email}`, { max: 5, windowSeconds: 3600 });
  return withIdempotency(context, request, `${shop.service}.inquiry`, async (trx) => {
    const createdAt = context.clock.now();
    const reference = newOrderCode('INQ');
    const { tour_date: date, price_package_id: pricePackage, paxes, contact } = body;
    const wish: InquiryDetails = {
      title: { en: product.text.en.title, id: product.text.id.title },
      date,
      pricePackage,
      types: paxes.map(({ type }) => type),
      phone: contactPhone(contact),
      notes: contact.notes,
    };
    await trx
      .insertInto('tour_inquiries')
      .values({
        id: randomUUID(),
        reference,
        user_id: user?.id ?? null,
        service: shop.service,
        product_id: product.id,
        email: contact.email,
        wish: JSON.stringify(wish),
        created_at: createdAt,
      })
      .execute();
    await sendLetters(context, trx, letterOf(body, product, reference, locale), contact.email, locale);
    const title = product.text[locale].title;
    return { is_inquiry: true, reference, title, status: 'received', created_at: createdAt.toISOString() };
  });
}
