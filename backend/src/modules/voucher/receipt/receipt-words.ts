import type { Locale } from '@wisata/kernel/locale';
import { DOCUMENT_WORDS } from '../../../documents/words.ts';

const EN = {
  ...DOCUMENT_WORDS.en,
  document: 'Receipt',
  issued: 'Paid',
  number: 'Payment',
  paidAt: 'Paid at',
  method: 'Payment method',
  payer: 'Paid by',
  orderId: (code: string) => `Order ID ${code}`,
  discount: (code: string) => (code ? `Voucher code ${code}` : 'Discount'),
  fee: 'Payment fee',
  total: 'Total paid',
  refund: 'Of this goes back',
  nothing: 'Voucher code, nothing to pay',
  note: 'Prices include taxes and mandatory fees. This receipt was made by a computer and needs no signature.',
};

export const RECEIPT_WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    ...DOCUMENT_WORDS.id,
    document: 'Tanda terima',
    issued: 'Lunas',
    number: 'Pembayaran',
    paidAt: 'Dibayar pada',
    method: 'Cara bayar',
    payer: 'Dibayar oleh',
    orderId: (code) => `ID pesanan ${code}`,
    discount: (code) => (code ? `Kode voucher ${code}` : 'Potongan'),
    fee: 'Biaya pembayaran',
    total: 'Total dibayar',
    refund: 'Dari jumlah ini dikembalikan',
    nothing: 'Kode voucher, tidak ada yang dibayar',
    note: 'Harga termasuk pajak dan biaya wajib. Tanda terima ini dibuat oleh komputer dan sah tanpa tanda tangan.',
  },
};
