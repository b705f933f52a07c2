import { localePath } from '@wisata/kernel/locale';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
import type { BackendContext } from '../../app/context.ts';
import type { Db } from '../../app/schema.ts';
import { priceFacts } from '../bookings/index.ts';
import { letterHtml, letterText, type Letter } from '../mail/index.ts';

import { totalMinor } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';

function orderButton(payment: Payment, text: string): NonNullable<Letter['button']> {
  if (payment.user_id !== null) return { text, path: localePath(payment.locale, '/member/history') };
  const query = new URLSearchParams({ email: payment.contact.email, order_id: payment.no_trx });
  return { text, path: localePath(payment.locale, `/order?${query}`) };
}

function paymentPriceFacts(payment: Payment, locale: Locale) {
  const { currency, amount_minor: beforeMinor, discount_minor: discountMinor, fee_minor: feeMinor } = payment;
  return priceFacts({ currency, beforeMinor, discountMinor, feeMinor, promoCode: payment.promo_code }, locale);
}

function receipt(payment: Payment, amount: string): Record<Locale, Letter> {
  return {
    en: {
      subject: `Payment received: ${amount} (${payment.no_trx})`,
      heading: 'We received your payment',
      paragraphs: [`Thank you. We are issuing the voucher for ${payment.title} and send it in a separate mail.`],
      facts: [['Payment', payment.no_trx], ...paymentPriceFacts(payment, 'en'), ['Amount', amount]],
      button: orderButton(payment, 'Follow the order'),
      closing: 'If the voucher does not arrive within 24 hours of payment, contact customer service: 021 5084 7000.',
    },
    id: {
      subject: `Pembayaran diterima: ${amount} (${payment.no_trx})`,
      heading: 'Pembayaran Anda kami terima',
      paragraphs: [
        `Terima kasih. Voucher untuk ${payment.title} sedang kami terbitkan dan kami kirim lewat e-mail terpisah.`,
      ],
      facts: [['Pembayaran', payment.no_trx], ...paymentPriceFacts(payment, 'id'), ['Jumlah', amount]],
      button: orderButton(payment, 'Pantau pesanan'),
      closing: 'Jika voucher belum tiba dalam 24 jam setelah pembayaran, hubungi layanan pelanggan: 021 5084 7000.',
    },
  };
}

const WHY: Record<Locale, Record<NonNullable<Payment['refund_reason']>, string>> = {
  en: {
    late: 'The money came after the payment deadline, when the booking was already on sale again.',
    duplicate: 'This order had been paid before, so the money came twice.',
    partial: 'A part of the order could no longer be confirmed when the money came.',
    canceled: 'You canceled the booking while that was free of charge.',
    agreed: 'You asked for it, and we agreed.',
  },
  id: {
    late: 'Uang masuk setelah batas waktu pembayaran, saat pesanan sudah dijual kembali.',
    duplicate: 'Pesanan ini sudah dibayar sebelumnya, jadi uang masuk dua kali.',
    partial: 'Sebagian pesanan tidak dapat dikonfirmasi lagi saat uang masuk.',
    canceled: 'Anda membatalkan pesanan selagi masih gratis.',
    agreed: 'Anda memintanya dan kami menyetujuinya.',
  },
};

function refund(payment: Payment, amount: string): Record<Locale, Letter> {
  const reason = payment.refund_reason ?? 'late';
  return {
    en: {
      subject: `We will refund ${amount} (${payment.no_trx})`,
      heading: `${amount} goes back to you`,
      paragraphs: [
        WHY.en[reason],
        'We return it to the account it came from within 14 working days. You do not need to do anything.',
      ],
      facts: [
        ['Payment', payment.no_trx],
        ['Refund', amount],
      ],
      closing: 'Questions: 021 5084 7000, every day 06:00 to 24:00 WIB.',
    },
    id: {
      subject: `Kami akan mengembalikan ${amount} (${payment.no_trx})`,
      heading: `${amount} kami kembalikan`,
      paragraphs: [
        WHY.id[reason],
        'Uang kami kembalikan ke rekening asal dalam 14 hari kerja. Anda tidak perlu melakukan apa pun.',
      ],
      facts: [
        ['Pembayaran', payment.no_trx],
        ['Pengembalian', amount],
      ],
      closing: 'Pertanyaan: 021 5084 7000, setiap hari 06.00 sampai 24.00 WIB.',
    },
  };
}

async function send(context: BackendContext, db: Db, payment: Payment, letters: Record<Locale, Letter>): Promise<void> {
  const { locale } = payment;
  const letter = letters[locale];
  await context.mail.send(db, {
    to: payment.contact.email,
    subject: letter.subject,
    text: letterText(letter, context.config.baseUrl),
    html: letterHtml(letter, context.config.baseUrl, locale),
    locale,
  });
}

export function sendReceiptMail(context: BackendContext, db: Db, payment: Payment): Promise<void> {
  return send(
    context,
    db,
    payment,
    receipt(payment, exactPrice({ minor: totalMinor(payment), currency: payment.currency })),
  );
}

/** `minor` is what goes back now, of all that goes back of this payment. */
export function sendRefundMail(
  context: BackendContext,
  db: Db,
  payment: Payment,
  minor = payment.refund_minor,
): Promise<void> {
  return send(context, db, payment, refund(payment, exactPrice({ minor, currency: payment.currency })));
}
