import type { Locale } from '@wisata/kernel/locale';
import type { FrameWords } from '../../../documents/pdf/frame.ts';

/** What a receipt says beside the order itself. */
export interface ReceiptWords extends FrameWords {
  readonly number: string;
  readonly paidAt: string;
  readonly method: string;
  readonly payer: string;
  readonly amountsIn: (currency: string) => string;
  readonly orderId: (code: string) => string;
  readonly discount: (code: string) => string;
  readonly fee: string;
  readonly total: string;
  readonly refund: string;
  readonly nothing: string;
  readonly note: string;
}

export const RECEIPT_WORDS: Readonly<Record<Locale, ReceiptWords>> = {
  en: {
    document: 'Receipt',
    issued: 'Paid',
    issuedOn: (date) => `Printed ${date}`,
    number: 'Payment',
    paidAt: 'Paid at',
    method: 'Payment method',
    payer: 'Paid by',
    amountsIn: (currency) => `Amounts in ${currency}`,
    orderId: (code) => `Order ID ${code}`,
    discount: (code) => (code ? `Voucher code ${code}` : 'Discount'),
    fee: 'Payment fee',
    total: 'Total paid',
    refund: 'Of this goes back',
    nothing: 'Voucher code, nothing to pay',
    note: 'Prices include taxes and mandatory fees. This receipt was made by a computer and needs no signature.',
    help: 'Help desk',
    licence: (number) => `Travel agency licence ${number}`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
  id: {
    document: 'Tanda terima',
    issued: 'Lunas',
    issuedOn: (date) => `Dicetak ${date}`,
    number: 'Pembayaran',
    paidAt: 'Dibayar pada',
    method: 'Cara bayar',
    payer: 'Dibayar oleh',
    amountsIn: (currency) => `Jumlah dalam ${currency}`,
    orderId: (code) => `ID pesanan ${code}`,
    discount: (code) => (code ? `Kode voucher ${code}` : 'Potongan'),
    fee: 'Biaya pembayaran',
    total: 'Total dibayar',
    refund: 'Dari jumlah ini dikembalikan',
    nothing: 'Kode voucher, tidak ada yang dibayar',
    note: 'Harga termasuk pajak dan biaya wajib. Tanda terima ini dibuat oleh komputer dan sah tanpa tanda tangan.',
    help: 'Pusat bantuan',
    licence: (number) => `Izin biro perjalanan ${number}`,
    page: (number, count) => `Halaman ${number} dari ${count}`,
  },
};
