import type { Translated } from '../translated.ts';
import type { CollectionSeed } from './collection-seed.ts';
import { both, drawn } from './words.ts';

type Category = CollectionSeed<'category'>;

function place(
  id: number,
  slug: string,
  name: string,
  cityKeys: readonly string[],
  description: Translated,
  image: Category['image'],
): Category {
  const words = { categoryName: both(name, name), description, image };
  return { id, slug, parentId: 4, pageType: 'Category', ...words, wish: { cityKeys }, count: 8 };
}

export const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    slug: 'seaside-stays',
    parentId: null,
    pageType: 'Product',
    categoryName: both('By the sea', 'Di tepi laut'),
    description: both(
      'Sand within a short walk: Bali, Lombok, Labuan Bajo and Sentosa.',
      'Pasir pantai bisa dicapai dengan berjalan kaki: Bali, Lombok, Labuan Bajo, dan Sentosa.',
    ),
    image: drawn(
      'beach-resort',
      'category-seaside',
      'Bali',
      both('A beach resort at noon', 'Resor tepi pantai di siang hari'),
    ),
    wish: { cityKeys: ['DPS', 'LOP', 'LBJ', 'SIN'], settings: ['beach'], minStar: 3 },
    count: 8,
  },
  {
    id: 2,
    slug: 'cool-hills',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Cool hills', 'Perbukitan sejuk'),
    description: both(
      'Mornings for a jacket: Lembang, Batu, Kaliurang and the rice fields of Ubud.',
      'Pagi yang perlu jaket: Lembang, Batu, Kaliurang, dan persawahan Ubud.',
    ),
    image: drawn(
      'tea-hills',
      'category-hills',
      'Bandung',
      both('Tea hills in morning mist', 'Perkebunan teh berkabut pagi'),
    ),
    wish: { cityKeys: ['BDO', 'MLG', 'JOG', 'DPS'], settings: ['hills', 'ricefield'], minStar: 3 },
    count: 8,
  },
  {
    id: 3,
    slug: 'old-quarters',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Old quarters', 'Kota lama'),
    description: both(
      'Restored houses in Yogyakarta, Solo, Semarang, Surabaya and Bandung.',
      'Rumah-rumah pugaran di Yogyakarta, Solo, Semarang, Surabaya, dan Bandung.',
    ),
    image: drawn(
      'old-town',
      'category-heritage',
      'Semarang',
      both('A street of the old town in the evening', 'Jalan kota lama di sore hari'),
    ),
    wish: { cityKeys: ['JOG', 'SOC', 'SRG', 'SUB', 'BDO'], settings: ['heritage'] },
    count: 8,
  },
  {
    id: 4,
    slug: 'destinations',
    parentId: null,
    pageType: 'Category',
    categoryName: both('Destinations', 'Destinasi'),
    description: both(
      'Six places to begin with, and where to sleep there.',
      'Enam tempat untuk memulai, dan tempat menginapnya.',
    ),
    image: drawn(
      'islands',
      'category-destinations',
      'Labuan Bajo',
      both('Islands off Labuan Bajo', 'Gugusan pulau di Labuan Bajo'),
    ),
  },
  place(
    41,
    'bali',
    'Bali',
    ['DPS'],
    both(
      'Sanur for sunrise and families, Seminyak and Canggu for evenings, Ubud for rice fields, Uluwatu for cliffs. An hour on the road is often 20 km: choose one side of the island for the first nights.',
      'Sanur untuk matahari terbit dan keluarga, Seminyak dan Canggu untuk malam hari, Ubud untuk sawah, Uluwatu untuk tebing. Satu jam di jalan sering berarti 20 km: pilih satu sisi pulau untuk malam-malam pertama.',
    ),
    drawn('temple', 'destination-bali', 'Bali', both('A temple in Bali', 'Pura di Bali')),
  ),
  place(
    42,
    'yogyakarta',
    'Yogyakarta',
    ['JOG'],
    both(
      'Malioboro for the trains and the palace, Prawirotaman for cafés and batik, Palagan and Kaliurang towards Merapi. Borobudur is 40 km away, Prambanan 17.',
      'Malioboro untuk stasiun dan keraton, Prawirotaman untuk kafe dan batik, Palagan dan Kaliurang ke arah Merapi. Borobudur berjarak 40 km, Prambanan 17 km.',
    ),
    drawn('temple', 'destination-jogja', 'Borobudur', both('Borobudur at dawn', 'Borobudur saat fajar')),
  ),
  place(
    43,
    'bandung',
    'Bandung',
    ['BDO'],
    both(
      'Braga for art deco, Dago for views and coffee, Lembang for the volcano and strawberries. Evenings are cool at 700 metres above the sea.',
      'Braga untuk art deco, Dago untuk pemandangan dan kopi, Lembang untuk gunung dan stroberi. Malam terasa sejuk di ketinggian 700 meter.',
    ),
    drawn(
      'tea-hills',
      'destination-bandung',
      'Bandung',
      both('Tea hills south of Bandung', 'Kebun teh di selatan Bandung'),
    ),
  ),
  place(
    44,
    'jakarta',
    'Jakarta',
    ['JKT'],
    both(
      'Stay along the MRT: Sudirman and Thamrin for meetings, Menteng for quiet streets, Kota Tua for the old harbour town. Cengkareng is for early flights.',
      'Menginaplah di sepanjang jalur MRT: Sudirman dan Thamrin untuk rapat, Menteng untuk jalan yang tenang, Kota Tua untuk kota pelabuhan lama. Cengkareng cocok untuk penerbangan pagi.',
    ),
    drawn(
      'city-skyline',
      'destination-jakarta',
      'Jakarta',
      both('The towers of Jakarta at dusk', 'Gedung-gedung Jakarta saat senja'),
    ),
  ),
  place(
    45,
    'lombok',
    'Lombok',
    ['LOP'],
    both(
      'Senggigi for sunsets behind Bali’s Mount Agung, Mandalika for white bays, Gili Trawangan for days without motor cars. The dry months are May to October.',
      'Senggigi untuk matahari terbenam di balik Gunung Agung, Mandalika untuk teluk berpasir putih, Gili Trawangan untuk hari tanpa kendaraan bermotor. Bulan kering antara Mei dan Oktober.',
    ),
    drawn(
      'snorkel-reef',
      'destination-lombok',
      'Lombok',
      both('A reef off the Gili islands', 'Terumbu karang di Kepulauan Gili'),
    ),
  ),
  place(
    46,
    'singapore',
    'Singapore',
    ['SIN'],
    both(
      'Bugis and Chinatown for food on foot, Orchard for shops, Marina Bay for the skyline, Sentosa for a pool. Prices are in Singapore dollars and include service and tax.',
      'Bugis dan Chinatown untuk kuliner jalan kaki, Orchard untuk belanja, Marina Bay untuk pemandangan kota, Sentosa untuk kolam renang. Harga dalam dolar Singapura, termasuk layanan dan pajak.',
    ),
    drawn(
      'city-skyline',
      'destination-singapore',
      'Singapore',
      both('Marina Bay in the evening', 'Marina Bay di malam hari'),
    ),
  ),
  {
    id: 5,
    slug: 'collections',
    parentId: null,
    pageType: 'Promotion',
    categoryName: both('Promotions', 'Promo'),
    description: both(
      'Four collections with the price of tomorrow night.',
      'Empat koleksi dengan harga untuk besok malam.',
    ),
    image: drawn('hotel-pool', 'category-promotions', 'Bali', both('A hotel pool', 'Kolam renang hotel')),
  },
];
