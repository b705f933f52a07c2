import { inDays } from './bookings.ts';

/** One page that can be opened by its address alone. */
export interface PageUnderTest {
  readonly name: string;
  /** Address in English; Indonesian has `/id` before it. */
  readonly path: string;
  /** Remote that owns it; the shell when left out. */
  readonly owner?: 'account' | 'content' | 'hotel' | 'flight' | 'train' | 'tour-venue' | 'transport';
}

const STAY = `destinationKey=DPS&city=Bali&checkInDate=${inDays(40)}&checkOutDate=${inDays(42)}&countRoom=1&countGuest=2&countChild=0`;

/** A search that finds stays, and one of them. */
export const HOTEL_LIST = `/hotel/list?${STAY}`;
export const HOTEL_DETAIL = `/hotel/detail?hotelKey=HTL-DPS-001&${STAY}`;

/** A search that finds flights. */
export const FLIGHT_LIST = `/flight/list?origin=CGK&destination=DPS&departDate=${inDays(45)}&ADT=1&CHD=0&INF=0&cabinClass=Economy`;

const TOUR_CHOICE = `uniqueId=TUR-001&date=${inDays(50)}&pax=A&pax=A&pax=Ce`;
const TOUR_DETAIL = `/tour/detail?${TOUR_CHOICE}`;
const TOUR_CHECKOUT = `/tour/checkout?${TOUR_CHOICE}`;
/** A day with sessions. */
const VENUE_DETAIL = `/venue/detail?uniqueId=VEN-020&date=${inDays(50)}&pax=A&pax=C`;

/** Every kind of screen that a guest can open by its address. */
export const PAGES: readonly PageUnderTest[] = [
  { name: 'home', path: '/', owner: 'content' },
  { name: 'help', path: '/help', owner: 'content' },
  { name: 'promotions', path: '/promotion', owner: 'content' },
  { name: 'promotion', path: '/promotion/heritage-of-java', owner: 'content' },
  { name: 'voucher codes', path: '/promotion/checkout', owner: 'content' },
  { name: 'trip ideas', path: '/blog', owner: 'content' },
  { name: 'trip ideas of a category', path: '/blog/category/food', owner: 'content' },
  { name: 'trip idea', path: '/blog/nyepi-in-bali', owner: 'content' },
  { name: 'popular stays', path: '/popular', owner: 'content' },
  { name: 'flights of a route', path: '/popular/flights/jakarta-to-bali', owner: 'content' },
  { name: 'trains of a route', path: '/popular/trains/jakarta-to-surabaya', owner: 'content' },
  { name: 'hotels of a place', path: '/popular/hotels/ubud', owner: 'content' },
  { name: 'destinations', path: '/category', owner: 'content' },
  { name: 'destination', path: '/category/page/bali', owner: 'content' },
  { name: 'products', path: '/product?page=seaside-stays', owner: 'content' },
  { name: 'product', path: '/product/arunika-kuta-bali', owner: 'content' },
  { name: 'products of every service', path: '/product', owner: 'content' },
  { name: 'activity', path: `/product/surf-class-kuta?date=${inDays(50)}`, owner: 'content' },
  {
    name: 'product checkout',
    path: `/product/checkout?slug=sim-card-indonesia&option=week&qty=2&date=${inDays(50)}`,
    owner: 'content',
  },
  { name: 'enquiries', path: '/enquiry', owner: 'content' },
  { name: 'enquiry', path: '/enquiry/group-enquiry', owner: 'content' },
  { name: 'page of the menu', path: '/menu/page/terms', owner: 'content' },
  { name: 'sitemap', path: '/menu/page/sitemap', owner: 'content' },
  { name: 'widget', path: '/widget', owner: 'content' },
  { name: 'hotel list', path: HOTEL_LIST, owner: 'hotel' },
  { name: 'hotel list without a hit', path: `${HOTEL_LIST}&name=zzzz`, owner: 'hotel' },
  { name: 'hotel', path: HOTEL_DETAIL, owner: 'hotel' },
  { name: 'hotel page without a hotel', path: '/hotel/detail', owner: 'hotel' },
  { name: 'checkout without a room', path: '/hotel/checkout', owner: 'hotel' },
  { name: 'login', path: '/login', owner: 'account' },
  { name: 'register', path: '/register', owner: 'account' },
  { name: 'register form', path: '/register/basic', owner: 'account' },
  { name: 'registered', path: '/register/success', owner: 'account' },
  { name: 'check your mail', path: '/register/verification', owner: 'account' },
  { name: 'forgotten password', path: '/forgot-password', owner: 'account' },
  { name: 'new password', path: '/passwordreset/no-such-token', owner: 'account' },
  { name: 'order lookup', path: '/order', owner: 'account' },
  { name: 'payment of nothing', path: '/payment', owner: 'account' },
  { name: 'result of nothing', path: '/payment/process', owner: 'account' },
  { name: 'flights', path: FLIGHT_LIST, owner: 'flight' },
  { name: 'flights that nobody flies', path: FLIGHT_LIST.replace('Economy', 'Suite'), owner: 'flight' },
  { name: 'flights without a search', path: '/flight/list', owner: 'flight' },
  { name: 'flight checkout without a flight', path: '/flight/checkout', owner: 'flight' },
  { name: 'ticket of nothing', path: '/flight/eticket', owner: 'flight' },
  { name: 'trains', path: '/train/list', owner: 'train' },
  { name: 'tours', path: '/tour/list', owner: 'tour-venue' },
  { name: 'tour', path: TOUR_DETAIL, owner: 'tour-venue' },
  { name: 'tour checkout', path: TOUR_CHECKOUT, owner: 'tour-venue' },
  { name: 'venues', path: '/venue/list', owner: 'tour-venue' },
  { name: 'venue', path: VENUE_DETAIL, owner: 'tour-venue' },
  { name: 'venue checkout', path: '/venue/checkout?uniqueId=VEN-014&pax=A', owner: 'tour-venue' },
  { name: 'transport', path: '/transport/list', owner: 'transport' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'not found', path: '/no-such-page' },
];

/** The same address in the other language. */
export function inLocale(locale: 'en' | 'id', path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/id' : `/id${path}`;
}
