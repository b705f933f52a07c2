/** What travellers wrote, in both languages. */
export const REVIEWS = [
  {
    author: 'Nadia P.',
    rating: 5,
    text: {
      en: 'The guide knew when to talk and when to let us look. We would go again tomorrow.',
      id: 'Pemandunya tahu kapan bercerita dan kapan membiarkan kami menikmati. Besok pun mau lagi.',
    },
  },
  {
    author: 'Wei Ling T.',
    rating: 5,
    text: {
      en: 'Everything started on time, and the details that were promised were there.',
      id: 'Semua tepat waktu, dan yang dijanjikan benar-benar ada.',
    },
  },
  {
    author: 'Agus S.',
    rating: 4,
    text: {
      en: 'Worth it. Bring more cash than you think for snacks on the way.',
      id: 'Sepadan. Bawa uang tunai lebih untuk jajan di jalan.',
    },
  },
  {
    author: 'Clara M.',
    rating: 5,
    text: {
      en: 'Our children of 6 and 9 still talk about it. Nobody was rushed.',
      id: 'Anak kami, 6 dan 9 tahun, masih membicarakannya. Tidak ada yang diburu-buru.',
    },
  },
  {
    author: 'Hendra W.',
    rating: 4,
    text: {
      en: 'It rained, and they changed the order of the day so that it hardly mattered.',
      id: 'Sempat hujan, tetapi urutan acara diatur ulang sehingga hampir tidak terasa.',
    },
  },
  {
    author: 'Ratna D.',
    rating: 5,
    text: {
      en: 'Clean, friendly, and the food was better than at home.',
      id: 'Bersih, ramah, dan makanannya mengalahkan masakan rumah.',
    },
  },
  {
    author: 'Jonas K.',
    rating: 4,
    text: {
      en: 'Early start, but that is the point: we had the place to ourselves.',
      id: 'Mulainya pagi sekali, tetapi itulah intinya: tempatnya serasa milik sendiri.',
    },
  },
] as const;
