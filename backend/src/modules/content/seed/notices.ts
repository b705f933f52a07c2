import type { EntryBodies } from '../tables.ts';
import { PARTNER_MARKS } from './partner-marks.ts';
import { both, drawn } from './words.ts';

type Seed<K extends 'notice' | 'banner' | 'partner'> = EntryBodies[K] & { readonly id: number; readonly slug: string };

export const NOTICES: readonly Seed<'notice'>[] = [
  {
    id: 1,
    slug: 'nyepi-2027',
    notice: both(
      'Bali rests on Nyepi, Monday 8 March 2027: the airport is closed for 24 hours and guests stay inside their hotel. <a href="/blog/nyepi-in-bali">What that means for your trip</a>',
      'Bali hening pada Hari Raya Nyepi, Senin 8 Maret 2027: bandara ditutup 24 jam dan tamu tetap berada di hotel. <a href="/id/blog/nyepi-in-bali">Artinya bagi perjalanan Anda</a>',
    ),
    expired_at: '2027-03-08',
    upload_file: '',
    bg_color: '#fdf3e9',
    text_color: '#5c2a05',
  },
];

export const BANNERS: readonly Seed<'banner'>[] = [
  {
    id: 1,
    slug: 'popular',
    title: both('Well reviewed stays for tomorrow night', 'Penginapan berulasan baik untuk besok malam'),
    desc: both(
      'One hotel of each city, with the total for two.',
      'Satu hotel dari tiap kota, dengan total untuk dua orang.',
    ),
    image: drawn(
      'hotel-facade',
      'banner-popular',
      'Bali',
      both('A hotel in the evening light', 'Hotel dalam cahaya sore'),
    ),
    link: '/popular',
  },
];

/** The invented partners have drawn marks; those of real companies are theirs alone and stay names. */
const partner = (id: number, name: string, en: string, idText: string, image = ''): Seed<'partner'> => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  desc: both(en, idText),
  image,
});

/** Those the bundled inventory and payment pages work with. */
export const PARTNERS: readonly Seed<'partner'>[] = [
  partner(1, 'Arunika Hotels', 'Four and five star hotels', 'Hotel bintang empat dan lima', PARTNER_MARKS.sunrise),
  partner(2, 'Graha Teratai Hotels', 'City hotels', 'Hotel kota', PARTNER_MARKS.lotus),
  partner(3, 'Kencana Loka Stays', 'Small hotels in old quarters', 'Hotel kecil di kota lama', PARTNER_MARKS.gable),
  partner(4, 'Nusantara Air', 'Our airline partner', 'Mitra maskapai kami', PARTNER_MARKS.wing),
  partner(5, 'QRIS', 'One code for every bank and wallet', 'Satu kode untuk semua bank dan dompet digital'),
  partner(6, 'BCA', 'Virtual account', 'Virtual account'),
  partner(7, 'Mandiri', 'Virtual account', 'Virtual account'),
  partner(8, 'BNI', 'Virtual account', 'Virtual account'),
];
