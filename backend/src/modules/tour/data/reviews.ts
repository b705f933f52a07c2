import type { InTwo } from '../product-source.ts';

/** Travellers from where our guests come from. */
export const AUTHORS = [
  'Nadia P.',
  'Wei Ling T.',
  'Agus S.',
  'Clara M.',
  'Hendra W.',
  'Ratna D.',
  'Jonas K.',
  'Putri A.',
  'Farid H.',
  'Mei Chen L.',
  'Dimas R.',
  'Sarah O.',
  'Bagus N.',
  'Priya R.',
  'Yohanes T.',
  'Lina S.',
  'Tomoko I.',
  'Rizky F.',
  'Hannah B.',
  'Ketut W.',
  'Siew Hoon G.',
  'Maya L.',
  'Arief B.',
  'Elena V.',
] as const;

/** How somebody begins who gives five stars. */
export const GLAD: readonly InTwo[] = [
  { en: 'Worth every minute.', id: 'Tidak ada menit yang sia-sia.' },
  {
    en: 'Booked on a Tuesday, still talking about it on Sunday.',
    id: 'Pesan hari Selasa, sampai Minggu masih kami ceritakan.',
  },
  {
    en: 'Our children of 6 and 9 behaved, which says a lot.',
    id: 'Anak kami, 6 dan 9 tahun, anteng dari awal sampai akhir. Itu sudah bicara banyak.',
  },
  {
    en: 'My parents are past seventy and never felt rushed.',
    id: 'Orang tua saya di atas tujuh puluh dan tidak pernah merasa diburu-buru.',
  },
  {
    en: 'I have done this alone before; with people who know it is another thing.',
    id: 'Dulu pernah sendiri; bersama orang yang paham ternyata lain sekali.',
  },
  {
    en: 'Exactly what the page promised, down to the time.',
    id: 'Persis seperti di halamannya, sampai jamnya pun tepat.',
  },
  { en: 'It rained and it did not matter.', id: 'Sempat hujan dan tidak jadi soal.' },
  {
    en: 'Second time for us, first time for my sister. Same smile.',
    id: 'Kedua kali buat kami, pertama kali buat adik saya. Senyumnya sama.',
  },
  { en: 'I came for a photo and stayed for the stories.', id: 'Datang demi foto, betah karena ceritanya.' },
  { en: 'Easy from the first message to the last wave.', id: 'Mudah dari pesan pertama sampai lambaian terakhir.' },
];

/** How somebody begins who gives four. */
export const FAIR: readonly InTwo[] = [
  { en: 'Good, with one small wait at the start.', id: 'Bagus, hanya sempat menunggu sebentar di awal.' },
  { en: 'Fuller than we hoped, still fine.', id: 'Lebih ramai dari harapan, tetapi tetap enak.' },
  { en: 'Bring small notes, not every stall takes cards.', id: 'Bawa uang kecil, tidak semua warung menerima kartu.' },
  { en: 'The weather took one star, not the people.', id: 'Satu bintang hilang karena cuaca, bukan karena orangnya.' },
  {
    en: 'A little less walking would have suited my mother.',
    id: 'Kalau jalannya sedikit lebih pendek, ibu saya lebih senang.',
  },
  { en: 'The first half hour was slow; nothing after it was.', id: 'Setengah jam pertama lambat; setelah itu lancar.' },
  { en: 'I would come earlier in the day next time.', id: 'Lain kali saya datang lebih pagi.' },
  { en: 'Nice, though the end came too soon.', id: 'Menyenangkan, walau rasanya cepat selesai.' },
];

/** What they say of one thing that the page names. */
export const BEST: readonly { readonly [L in 'en' | 'id']: (highlight: string) => string }[] = [
  { en: (what) => `The best of it: “${what}”.`, id: (what) => `Bagian terbaiknya: “${what}”.` },
  { en: (what) => `“${what}” is not an empty line.`, id: (what) => `“${what}” bukan sekadar kalimat.` },
  {
    en: (what) => `If you only have energy for one thing, take “${what}”.`,
    id: (what) => `Kalau tenaga cuma cukup untuk satu hal, pilih “${what}”.`,
  },
  {
    en: (what) => `We had read “${what}” and expected less.`,
    id: (what) => `Kami sudah baca “${what}” dan tidak menyangka sebagus itu.`,
  },
  {
    en: (what) => `Ask the people there about “${what}”, they love to tell.`,
    id: (what) => `Tanyakan soal “${what}”, orang-orang di sana senang bercerita.`,
  },
  { en: (what) => `My phone is full of “${what}”.`, id: (what) => `Galeri ponsel saya penuh dengan “${what}”.` },
];

/** How they end. */
export const ENDS: readonly InTwo[] = [
  { en: 'The voucher was read from the phone in a second.', id: 'Voucher dibaca dari ponsel dalam sedetik.' },
  { en: 'Be early, it pays.', id: 'Datanglah lebih awal, tidak rugi.' },
  { en: 'We will be back with friends.', id: 'Kami akan kembali bersama teman.' },
  { en: 'The list of what to bring is right.', id: 'Daftar bawaannya tepat.' },
  { en: 'The price was the price, nothing on top.', id: 'Harganya ya segitu, tanpa tambahan.' },
  { en: 'The little ones slept all the way home.', id: 'Yang kecil tertidur sepanjang jalan pulang.' },
  { en: 'Nobody tried to sell us anything.', id: 'Tidak ada yang menawar-nawarkan apa pun.' },
  { en: 'Somebody answered our message within the hour.', id: 'Pesan kami dijawab tidak sampai satu jam.' },
  { en: 'Next time we stay longer.', id: 'Lain kali kami tinggal lebih lama.' },
];
