import { placeName } from '../../../app/place-names.ts';
import { productShowcase } from '../../category-product/index.ts';
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
  const words = { categoryName: both(name, placeName(name, 'id')), description, image };
  const products = cityKeys.flatMap((cityKey) => productShowcase.searchIds({ cityKey }));
  return { id, slug, parentId: 4, pageType: 'Category', ...words, stays: { cityKeys }, count: 8, products };
}

function enquiry(
  id: number,
  parentId: number | null,
  slug: string,
  categoryName: Translated,
  description: Translated,
  image: Category['image'],
): Category {
  return { id, slug, parentId, pageType: 'Enquiry', categoryName, description, image };
}

export const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    slug: 'seaside-stays',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Seaside stays', 'Tepi laut'),
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
    stays: { cityKeys: ['DPS', 'LOP', 'LBJ', 'SIN'], settings: ['beach'], minStar: 3 },
    count: 8,
  },
  {
    id: 2,
    slug: 'cool-hills',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Hill stays', 'Perbukitan'),
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
    stays: { cityKeys: ['BDO', 'MLG', 'JOG', 'DPS'], settings: ['hills', 'ricefield'], minStar: 3 },
    count: 8,
  },
  {
    id: 3,
    slug: 'old-quarters',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Heritage stays', 'Kota lama'),
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
    stays: { cityKeys: ['JOG', 'SOC', 'SRG', 'SUB', 'BDO'], settings: ['heritage'] },
    count: 8,
  },
  {
    id: 7,
    slug: 'activities',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Activities', 'Aktivitas'),
    description: both(
      'Things to do for a morning or an evening: surf, cook, dye batik, ride through villages, eat your way through a city.',
      'Kegiatan untuk satu pagi atau satu malam: berselancar, memasak, membatik, bersepeda ke desa, dan jalan kuliner.',
    ),
    image: drawn(
      'rice-terrace',
      'category-activities',
      'Bali',
      both('Rice terraces in Bali', 'Sawah berundak di Bali'),
    ),
    products: productShowcase.searchIds({ service: 'category_product_activities' }),
  },
  {
    id: 8,
    slug: 'travel-extras',
    parentId: null,
    pageType: 'Product',
    categoryName: both('Extras', 'Tambahan'),
    description: both(
      'What makes the way easier: airport lounges, a hand at the gate, SIM cards, insurance, luggage that goes ahead.',
      'Yang membuat perjalanan lebih mudah: lounge bandara, penjemput di gerbang, kartu SIM, asuransi, dan koper yang diantar lebih dulu.',
    ),
    image: drawn('lobby', 'category-extras', 'Jakarta', both('An airport lounge', 'Lounge bandara')),
    products: productShowcase.searchIds({ service: 'category_product_ancillary' }),
  },
  {
    id: 4,
    slug: 'destinations',
    parentId: null,
    pageType: 'Category',
    categoryName: both('Destinations', 'Destinasi'),
    description: both(
      'Six places to begin with, where to sleep and what to do there.',
      'Enam tempat untuk memulai, tempat menginap, dan kegiatannya.',
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
  enquiry(
    6,
    null,
    'groups-and-companies',
    both('Groups', 'Rombongan'),
    both('Ten rooms or more, meetings and school trips.', 'Sepuluh kamar atau lebih, rapat, dan studi wisata.'),
    drawn('lobby', 'enquiry-groups', 'Jakarta', both('A hotel lobby', 'Lobi hotel')),
  ),
  enquiry(
    61,
    6,
    'group-enquiry',
    both('Group Enquiry', 'Permintaan rombongan'),
    both(
      'Weddings, pilgrimages and family meetings from ten rooms on. One offer, one deadline, one person who knows your list.',
      'Pernikahan, ziarah, dan pertemuan keluarga mulai sepuluh kamar. Satu penawaran, satu batas waktu, satu petugas yang memegang daftar Anda.',
    ),
    drawn('restaurant', 'enquiry-group', 'Bali', both('A long table in a restaurant', 'Meja panjang di restoran')),
  ),
  enquiry(
    62,
    6,
    'corporate-team-building',
    both('Corporate Team Building', 'Team building perusahaan'),
    both(
      'Two or three days away with a room to work in and something to do together outside. Bandung, Batu and Bali are within half a day of most offices.',
      'Dua atau tiga hari di luar kantor dengan ruang kerja dan kegiatan bersama di luar ruangan. Bandung, Batu, dan Bali dapat dicapai setengah hari dari sebagian besar kantor.',
    ),
    drawn(
      'forest-trail',
      'enquiry-team',
      'Bandung',
      both('A trail through pine forest', 'Jalan setapak di hutan pinus'),
    ),
  ),
  enquiry(
    63,
    6,
    'educational-tours',
    both('Educational Tours', 'Studi wisata'),
    both(
      'For schools and universities: rooms for four, a teacher on every floor, and museums that open for you.',
      'Untuk sekolah dan kampus: kamar berempat, guru di setiap lantai, dan museum yang buka untuk Anda.',
    ),
    drawn('museum', 'enquiry-school', 'Yogyakarta', both('A museum hall', 'Ruang museum')),
  ),
];
