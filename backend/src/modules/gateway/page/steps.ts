import type { Locale } from '@wisata/kernel/locale';
import type { ChargeMethod } from '../tables.ts';

export interface Channel {
  readonly name: string;
  readonly steps: readonly string[];
}

/** What each bank calls its app and its web site. */
const BANKS: Readonly<Record<string, { app: string; web: string }>> = {
  BCAVA: { app: 'BCA mobile', web: 'KlikBCA' },
  MANDIRIVA: { app: "Livin' by Mandiri", web: 'Mandiri Online' },
  BNIVA: { app: 'wondr by BNI', web: 'BNI Internet Banking' },
  BRIVA: { app: 'BRImo', web: 'BRI Internet Banking' },
  PERMATAVA: { app: 'PermataMobile X', web: 'PermataNet' },
  CIMBVA: { app: 'OCTO Mobile', web: 'OCTO Clicks' },
  BSIVA: { app: 'BSI Mobile', web: 'BSI Net' },
  DANAMONVA: { app: 'D-Bank PRO', web: 'Danamon Online Banking' },
};

interface Bank {
  readonly bank: string;
  readonly app: string;
  readonly web: string;
}

interface Facts {
  readonly account: string;
  readonly amount: string;
  readonly name: string;
}

function bankInEnglish({ bank, app, web }: Bank, { account, amount, name }: Facts): Channel[] {
  const check = `Check that it says ${name} and ${amount}.`;
  return [
    {
      name: app,
      steps: [
        `Open ${app}, choose Transfer, then Virtual Account.`,
        `Enter ${account}.`,
        check,
        'Enter your PIN. Keep the receipt until the voucher arrives.',
      ],
    },
    {
      name: `ATM ${bank}`,
      steps: [
        'Insert your card and enter the PIN.',
        'Choose Other transactions, Transfer, Virtual Account.',
        `Enter ${account}.`,
        `${check} Then choose Yes.`,
      ],
    },
    {
      name: web,
      steps: [
        `Sign in to ${web}, choose Transfer, then Virtual Account.`,
        `Enter ${account}.`,
        check,
        'Approve with your token or code.',
      ],
    },
    {
      name: 'Other bank',
      steps: [
        `In your own bank's app choose Transfer to another bank, then ${bank}.`,
        `The account number is ${account}.`,
        `Send exactly ${amount}; any other amount is refused.`,
      ],
    },
  ];
}

function bankInIndonesian({ bank, app, web }: Bank, { account, amount, name }: Facts): Channel[] {
  const check = `Pastikan tertulis ${name} dan ${amount}.`;
  return [
    {
      name: app,
      steps: [
        `Buka ${app}, lalu pilih Transfer, Virtual Account.`,
        `Masukkan ${account}.`,
        check,
        'Masukkan PIN. Simpan bukti sampai voucher tiba.',
      ],
    },
    {
      name: `ATM ${bank}`,
      steps: [
        'Masukkan kartu dan PIN.',
        'Pilih Transaksi Lain, Transfer, Virtual Account.',
        `Masukkan ${account}.`,
        `${check} Lalu pilih Ya.`,
      ],
    },
    {
      name: web,
      steps: [
        `Masuk ke ${web}, pilih Transfer Dana, Virtual Account.`,
        `Masukkan ${account}.`,
        check,
        'Setujui dengan token atau kode Anda.',
      ],
    },
    {
      name: 'Bank lain',
      steps: [
        `Di aplikasi bank Anda pilih Transfer ke bank lain, lalu ${bank}.`,
        `Nomor rekening tujuan: ${account}.`,
        `Kirim tepat ${amount}; jumlah lain ditolak.`,
      ],
    },
  ];
}

function bankChannels(method: ChargeMethod, facts: Facts, locale: Locale): Channel[] {
  const bank = method.productName;
  const names = { bank, ...(BANKS[method.productCode] ?? { app: bank, web: bank }) };
  return locale === 'id' ? bankInIndonesian(names, facts) : bankInEnglish(names, facts);
}

function counterChannels(method: ChargeMethod, { account, amount }: Facts, locale: Locale): Channel[] {
  const shop = method.productName;
  const steps =
    locale === 'id'
      ? [
          `Datang ke kasir ${shop} dan sebut pembayaran Wisata.`,
          `Tunjukkan atau sebut kode ${account}.`,
          `Bayar tepat ${amount} dan minta struk.`,
          'Simpan struk sampai voucher tiba.',
        ]
      : [
          `Go to any ${shop} counter and say you pay for Wisata.`,
          `Show or read out the code ${account}.`,
          `Pay exactly ${amount} and take the receipt.`,
          'Keep the receipt until the voucher arrives.',
        ];
  return [{ name: shop, steps }];
}

function scanChannels(method: ChargeMethod, { amount, name }: Facts, locale: Locale): Channel[] {
  const anyApp = method.group === 'qris';
  const app = method.productName;
  if (locale === 'id') {
    const open = anyApp
      ? 'Buka aplikasi bank atau dompet digital mana pun yang menerima QRIS.'
      : `Buka aplikasi ${app}.`;
    const check = `Pastikan tertulis ${name} dan ${amount}, lalu masukkan PIN.`;
    return [
      { name: 'Pindai', steps: [open, 'Pilih Bayar atau Pindai, lalu arahkan kamera ke kode ini.', check] },
      {
        name: 'Di ponsel ini',
        steps: ['Ambil tangkapan layar kode ini.', open, 'Pilih Pindai, lalu ambil gambar dari galeri.', check],
      },
    ];
  }
  const open = anyApp ? 'Open any bank app or e-wallet that takes QRIS.' : `Open the ${app} app.`;
  const check = `Check that it says ${name} and ${amount}, then enter your PIN.`;
  return [
    { name: 'Scan', steps: [open, 'Choose Pay or Scan and point the camera at this code.', check] },
    {
      name: 'On this phone',
      steps: ['Take a screenshot of this code.', open, 'Choose Scan, then pick the picture from your gallery.', check],
    },
  ];
}

export function channelsFor(method: ChargeMethod, facts: Facts, locale: Locale): Channel[] {
  if (method.group === 'virtual-account') return bankChannels(method, facts, locale);
  return method.group === 'retail' ? counterChannels(method, facts, locale) : scanChannels(method, facts, locale);
}
