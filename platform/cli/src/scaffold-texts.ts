/** The texts of one group of messages, the same keys in both languages. */
export type Texts = Readonly<Record<'en' | 'id', Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;

/** What a new page says. Its title is the same in both languages until somebody translates it. */
export const pageTexts = (title: string): Texts => ({
  en: {
    title,
    text: 'Nothing is on sale here yet. You can book a stay with us, or find answers in Help.',
    keyword: 'Nothing was found for {{keyword}}. You can book a stay with us, or find answers in Help.',
    home: 'Find a stay',
    help: 'Get help',
  },
  id: {
    title,
    text: 'Belum ada yang dijual di sini. Anda dapat memesan penginapan, atau mencari jawaban di Bantuan.',
    keyword: 'Tidak ada hasil untuk {{keyword}}. Anda dapat memesan penginapan, atau mencari jawaban di Bantuan.',
    home: 'Cari penginapan',
    help: 'Buka bantuan',
  },
});

/** What the slots say that can be made, by kind. */
export const SLOT_TEXTS: Readonly<Record<string, { readonly group: string; readonly texts: Texts }>> = {
  'search-form': {
    group: 'searchForm',
    texts: {
      en: { keyword: 'What are you looking for?', submit: 'Search' },
      id: { keyword: 'Apa yang Anda cari?', submit: 'Cari' },
    },
  },
  'order-line': {
    group: 'orderLine',
    texts: {
      en: {
        code: 'Order ID {{code}}',
        status: {
          paid: 'Voucher Issued',
          process: 'Issuing Voucher',
          error: 'Failed Issuance',
          canceled: 'Booking Canceled',
          expired: 'Booking Expired',
          unpaid: 'Unpaid',
        },
      },
      id: {
        code: 'ID pesanan {{code}}',
        status: {
          paid: 'Voucher terbit',
          process: 'Voucher sedang diterbitkan',
          error: 'Voucher gagal terbit',
          canceled: 'Pesanan dibatalkan',
          expired: 'Pesanan kedaluwarsa',
          unpaid: 'Belum dibayar',
        },
      },
    },
  },
  ticket: {
    group: 'ticket',
    texts: {
      en: {
        label: 'Order ID',
        qr: 'QR code with the order ID {{code}}',
        hint: 'Show this code when you arrive.',
        issued: 'Your booking is confirmed.',
        waiting: 'Your ticket is being issued.',
      },
      id: {
        label: 'ID pesanan',
        qr: 'Kode QR dengan ID pesanan {{code}}',
        hint: 'Tunjukkan kode ini saat Anda tiba.',
        issued: 'Pesanan Anda sudah dikonfirmasi.',
        waiting: 'Tiket Anda sedang diterbitkan.',
      },
    },
  },
};
