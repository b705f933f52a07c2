import type { CollectionSeed } from './collection-seed.ts';
import { both, drawn } from './words.ts';

export const SLIDERS: readonly CollectionSeed<'slider'>[] = [
  {
    id: 1,
    slug: 'sanur-to-uluwatu',
    slideName: both('Bali, shore by shore', 'Bali, pantai demi pantai'),
    displayName: both('Bali, shore by shore', 'Bali, pantai demi pantai'),
    description: both(
      'Eight well reviewed stays within reach of the sand, from Kuta to Sanur.',
      'Delapan penginapan berulasan baik di dekat pasir, dari Kuta hingga Sanur.',
    ),
    pageType: 'Promotion',
    image: drawn('beach-resort', 'slider-bali', 'Bali', both('A resort on the beach of Bali', 'Resor di pantai Bali')),
    stays: { cityKeys: ['DPS'], settings: ['beach'], minStar: 3 },
    count: 8,
  },
  {
    id: 2,
    slug: 'weekend-in-bandung',
    slideName: both('A cool weekend in Bandung', 'Akhir pekan sejuk di Bandung'),
    displayName: both('A cool weekend in Bandung', 'Akhir pekan sejuk di Bandung'),
    description: both(
      'Dago, Setiabudi and Lembang: rooms with a view of the valley, two hours by fast train and car from Jakarta.',
      'Dago, Setiabudi, dan Lembang: kamar dengan pemandangan lembah, dua jam dengan kereta cepat dan mobil dari Jakarta.',
    ),
    pageType: 'Promotion',
    image: drawn('tea-hills', 'slider-bandung', 'Bandung', both('Hills above Bandung', 'Perbukitan di atas Bandung')),
    stays: { cityKeys: ['BDO'], settings: ['hills'], minStar: 3 },
    count: 8,
  },
  {
    id: 3,
    slug: 'heritage-of-java',
    slideName: both('Sleep in a piece of history', 'Menginap di bangunan bersejarah'),
    displayName: both('Sleep in a piece of history', 'Menginap di bangunan bersejarah'),
    description: both(
      'Old tiles, high ceilings and courtyards in Yogyakarta, Solo, Semarang and Surabaya.',
      'Ubin kuno, langit-langit tinggi, dan halaman dalam di Yogyakarta, Solo, Semarang, dan Surabaya.',
    ),
    pageType: 'Promotion',
    image: drawn('old-town', 'slider-heritage', 'Yogyakarta', both('An old street in Java', 'Jalan lama di Jawa')),
    stays: { cityKeys: ['JOG', 'SOC', 'SRG', 'SUB'], settings: ['heritage'] },
    count: 8,
  },
  {
    id: 4,
    slug: 'islands-to-the-east',
    slideName: both('East of Bali', 'Ke timur dari Bali'),
    displayName: both('East of Bali', 'Ke timur dari Bali'),
    description: both(
      'Lombok, the Gili islands and Labuan Bajo: where the boats to Komodo leave in the morning.',
      'Lombok, Kepulauan Gili, dan Labuan Bajo: tempat perahu ke Komodo berangkat di pagi hari.',
    ),
    pageType: 'Promotion',
    image: drawn(
      'islands',
      'slider-east',
      'Labuan Bajo',
      both('Islands off Labuan Bajo', 'Gugusan pulau di Labuan Bajo'),
    ),
    stays: { cityKeys: ['LOP', 'LBJ'] },
    count: 8,
    products: ['ACT-005', 'ACT-006'],
  },
];
