import { CLEAN_HTML } from '@wisata/kernel/contracts/clean-html';
import type { SliderAnswer } from '@wisata/kernel/contracts/content-listings';
import type { StayProductAnswer } from '@wisata/kernel/contracts/content-product';
import type { FaqAnswer, PartnersAnswer } from '@wisata/kernel/contracts/content-texts';
import type { PostAnswer, PostPageAnswer } from '@wisata/kernel/contracts/blog';
import * as v from 'valibot';

/** A product as the API sends it. */
export const PRODUCT_SAMPLE: StayProductAnswer = {
  categoryProductId: 7,
  slug: 'arunika-sanur-bali',
  title: 'Arunika Sanur',
  description: 'Rooms look on a garden of frangipani.',
  image: '/media/hotel-facade/HTL-DPS-008-1/960.avif?ratio=4x3&place=Bali',
  imageAlt: 'Arunika Sanur, seen from the entrance',
  hotelKey: 'HTL-DPS-008',
  starRating: 4,
  area: 'Sanur',
  cityKey: 'DPS',
  cityName: 'Bali',
  reviewScore: 8.9,
  reviewCount: 12,
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-22',
  totalNights: 1,
  countGuest: 2,
  currency: 'IDR',
  totalPrice: 1_345_000,
  isRefundable: true,
  reservationType: 'hotel',
  sourceFrom: 'api',
  productType: 'hotel',
  price: 1_345_000,
  priceDiscount: 1_345_000,
  location: 'Sanur, Bali',
  raw: {
    PricePerRoomNight: 1_345_000,
    PublishFare: 1_345_000,
    baseFare: 1_345_000,
    Currency: 'IDR',
    currencyCode: 'IDR',
    CityName: 'Bali',
    CountryName: 'Indonesia',
  },
};

export const SLIDER_SAMPLE: SliderAnswer = {
  slideId: 1,
  slug: 'sanur-to-uluwatu',
  slideName: 'shores',
  pageType: 'Promotion',
  displayName: 'Bali, shore by shore',
  description: 'Eight stays within reach of the sand.',
  image: '/media/beach-resort/slider-bali/960.avif?ratio=4x3&place=Bali',
  imageAlt: 'A resort on the beach of Bali',
  totalProduct: 8,
};

export const POST_SAMPLE: PostAnswer = {
  id: 1,
  slug: 'borobudur-at-five',
  title: 'Borobudur at five in the morning',
  excerpt: 'Which gate, which ticket, and where to sleep the night before.',
  image: '/media/temple/post-borobudur/960.avif?ratio=4x3&place=Borobudur',
  image_alt: 'Stupas of Borobudur at dawn',
  created_at: '2026-10-14T02:00:00.000Z',
  blog_category: { slug: 'practical', name: 'Practical' },
  blog_tags: [{ slug: 'yogyakarta', tag_name: 'yogyakarta' }],
};

export const POST_PAGE_SAMPLE: PostPageAnswer = {
  data: [POST_SAMPLE],
  meta: { current_page: 1, from: 1, to: 1, per_page: 12, total: 1 },
  name: 'Practical',
};

export const PARTNERS_SAMPLE: PartnersAnswer = {
  title: 'We work with',
  desc: 'Hotel groups whose rooms we sell.',
  items: [
    { name: 'Arunika Hotels', desc: '', image: 'data:image/svg+xml,%3Csvg%3E', is_active: true },
    { name: 'Closed Hotels', desc: '', image: '', is_active: false },
  ],
};

export const FAQ_SAMPLE: readonly FaqAnswer[] = [
  {
    id: 1,
    topic: 'Booking',
    question: 'How do I find my order?',
    answer: v.parse(CLEAN_HTML, '<p>Open <a href="/order">Find my order</a>.</p>'),
  },
  {
    id: 2,
    topic: 'Payment',
    question: 'Is there a fee for paying?',
    answer: v.parse(CLEAN_HTML, '<p>Some ways have one.</p>'),
  },
];
