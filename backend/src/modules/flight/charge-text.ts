import type { Locale } from '@wisata/kernel/locale';

type Texts = Readonly<Record<string, (note: string) => string>>;

const joined = (name: string) => (note: string) => [name, note].filter(Boolean).join(' ');

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    FARE: (letter) => (letter ? `Base fare, class ${letter}` : 'Base fare'),
    VAT: joined('Value added tax'),
    IWJR: joined('Compulsory passenger insurance'),
    PSC: joined('Passenger service charge'),
  },
  id: {
    FARE: (letter) => (letter ? `Tarif dasar, kelas ${letter}` : 'Tarif dasar'),
    VAT: joined('PPN'),
    IWJR: joined('Asuransi wajib penumpang'),
    PSC: joined('Biaya layanan penumpang'),
  },
};

/** A charge in words; `note` is what its code leaves open: the class, the rate, the airport. */
export function chargeText(code: string, note: string, locale: Locale): string {
  return (TEXTS[locale][code] ?? joined(code))(note);
}
