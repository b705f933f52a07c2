import type { Access } from './route.ts';

/**
 * Who may call what, written down a second time on purpose: a route that is added or changes its access fails the
 * test until somebody has thought about it here too.
 */
export const ACCESS_TABLE: Readonly<Record<Access, readonly string[]>> = {
  open: [
    'GET /dev/inbox',
    'GET /dev/inbox/:id',
    'GET /dev/inbox/:id/html',
    'GET /dev/inbox/:id/files/:index',
    'POST /api/v1/auth/login',
    'POST /api/v1/auth/refresh',
    'POST /api/v1/auth/logout',
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/forgetpassword',
    'POST /api/v1/auth/resetpassword',
    'GET /gateway/pay/:token',
    'GET /gateway/pay/:token/status',
    'POST /gateway/pay/:token/act',
    'POST /gateway/pay/:token/card',
    'GET /gateway/pay/:token/verify',
    'POST /gateway/pay/:token/verify',
    'GET /gateway/assets/plus-jakarta-sans.woff2',
    'POST /api/v1/payment/callback',
    'GET /media/:kind/:seed/:file',
    'GET /media/airline/:file',
  ],
  public: [
    'GET /api/v1/booking-status',
    'GET /api/v1/hotel/list-cities-byname',
    'GET /api/v2/hotel/list-hotel',
    'POST /api/v1/hotel/availability',
    'POST /api/v1/hotel/availability-page',
    'POST /api/v1/hotel/detail',
    'POST /api/v1/hotel/cancel-policy',
    'POST /api/v1/hotel/booking',
    'GET /api/v1/hotel/price-calendar',
    'GET /api/v1/flight/search-airport',
    'GET /api/v1/flight/get-airport',
    'GET /api/v1/flight/popular-airport',
    'POST /api/v1/flight/availability',
    'POST /api/v1/flight/fare-detail',
    'POST /api/v1/flight/booking',
    'GET /api/v1/flight/price-calendar',
    'GET /api/v1/payment/merchant-info',
    'POST /api/v1/payment/add',
    'POST /api/v1/merchant/redirect-url',
    'POST /api/v1/guest-order',
    'GET /api/v1/promo-code/booking-promo-available',
    'POST /api/v1/promo-code/applied',
    'POST /api/v1/download/voucher',
    'GET /api/v1/download/calendar',
    'GET /api/v1/top/get-menu',
    'GET /api/v1/top/get-category',
    'GET /api/v1/top/get-sliders',
    'GET /api/v1/top/frontend-faq',
    'GET /api/v1/top/frontend-banner',
    'GET /api/v1/top/frontend-partners',
    'GET /api/v1/top/frontend-notice',
    'GET /api/v1/top/get-popular-product',
    'POST /api/v1/top/get-category-product',
    'POST /api/v1/top/get-sliders-product',
    'POST /api/v1/top/get-product',
    'GET /api/v1/top/get-page/:slug',
    'GET /api/v1/blog/page-setting',
    'GET /api/v1/blog/get-list',
    'GET /api/v1/blog/get-additional-content',
    'GET /api/v1/blog/get-popular',
    'GET /api/v1/blog/get-related',
    'GET /api/v1/blog/page-content/get-list',
    'GET /api/v1/blog/detail/:slug',
    'GET /api/v1/blog/get-meta/:slug',
    'POST /api/v1/messages/create-new',
  ],
  member: [
    'GET /api/auth/profil',
    'PATCH /api/auth/profil',
    'POST /api/v1/auth/changepassword',
    'GET /api/v1/dashboard/booking',
    'GET /api/v1/dashboard/booking-tour',
    'GET /api/v1/dashboard/booking-hotel',
    'GET /api/v1/dashboard/booking-flight',
    'GET /api/v1/dashboard/booking/:id',
    'DELETE /api/v1/dashboard/booking/:id',
    'GET /api/v1/cart',
    'GET /api/v1/dashboard/passenger',
    'POST /api/v1/dashboard/passenger',
    'GET /api/v1/dashboard/passenger/:id',
    'PATCH /api/v1/dashboard/passenger/:id',
    'DELETE /api/v1/dashboard/passenger/:id',
    'GET /api/v1/transaction',
    'GET /api/v1/transaction/detail/:id',
    'POST /api/v1/itinerary/voucher_itin',
    'POST /api/v1/itinerary/add',
    'DELETE /api/v1/itinerary/delete/:id',
    'GET /api/v1/itinerary',
    'GET /api/v1/itinerary/group',
    'GET /api/v1/itinerary/calendar',
  ],
  agent: [],
  admin: [
    'GET /api/v1/admin/member',
    'GET /api/v1/admin/member/:id',
    'GET /api/v1/admin/request',
    'POST /api/v1/admin/request/:id',
    'POST /api/v1/top/remove-product-sliders',
  ],
};

type Answerer = (id: string, email: string | undefined) => { path: string; json?: object };
type Owned = 'booking' | 'transaction' | 'passenger' | 'itinerary';

export interface OwnedRoute {
  readonly route: string;
  readonly owned: Owned;
  /** Whose things this route gives out: a member's, a guest's with their e-mail, or both. */
  readonly owners: readonly ('member' | 'guest')[];
  readonly request: Answerer;
}

const query = (path: string, fields: Record<string, string | undefined>) => {
  const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { path: `${path}?${new URLSearchParams(given)}` };
};

const MEMBER = ['member'] as const;
const BOTH = ['member', 'guest'] as const;
const PAYER = { bank_code: '014', product_code: 'BCAVA' };
const refund = { type: 'refund', reason: 'My plans have changed.' };

/** Every route that takes the id of something that belongs to somebody. */
export const OWNED_ROUTES: readonly OwnedRoute[] = [
  {
    route: 'GET /api/v1/dashboard/booking/:id',
    owned: 'booking',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/dashboard/booking/${id}` }),
  },
  {
    route: 'GET /api/v1/booking-status',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => query('/api/v1/booking-status', { id, email }),
  },
  {
    // A guest's booking id is a secret of its own, so its prices may be asked with it alone.
    route: 'GET /api/v1/payment/merchant-info',
    owned: 'booking',
    owners: MEMBER,
    request: (id, email) => query('/api/v1/payment/merchant-info', { id, email }),
  },
  {
    route: 'GET /api/v1/payment/merchant-info',
    owned: 'transaction',
    owners: MEMBER,
    request: (id, email) => query('/api/v1/payment/merchant-info', { id, email }),
  },
  {
    route: 'POST /api/v1/payment/add',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => ({ path: '/api/v1/payment/add', json: { bookings: [id], email, ...PAYER } }),
  },
  {
    route: 'POST /api/v1/merchant/redirect-url',
    owned: 'transaction',
    owners: BOTH,
    request: (id, email) => ({ path: '/api/v1/merchant/redirect-url', json: { id, email } }),
  },
  {
    route: 'POST /api/v1/guest-order',
    owned: 'booking',
    owners: ['guest'],
    request: (id, email) => ({ path: '/api/v1/guest-order', json: { order_id: id, email: email ?? 'no@example.com' } }),
  },
  {
    route: 'POST /api/v1/guest-order',
    owned: 'transaction',
    owners: ['guest'],
    request: (id, email) => ({ path: '/api/v1/guest-order', json: { order_id: id, email: email ?? 'no@example.com' } }),
  },
  {
    route: 'GET /api/v1/transaction/detail/:id',
    owned: 'transaction',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/transaction/detail/${id}` }),
  },
  {
    route: 'GET /api/v1/promo-code/booking-promo-available',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => query('/api/v1/promo-code/booking-promo-available', { booking: id, email }),
  },
  {
    route: 'POST /api/v1/promo-code/applied',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => ({
      path: '/api/v1/promo-code/applied',
      json: { booking: id, promo_code: 'NO-SUCH', email },
    }),
  },
  {
    route: 'POST /api/v1/messages/create-new',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => ({ path: '/api/v1/messages/create-new', json: { ...refund, order_id: id, email } }),
  },
  {
    route: 'POST /api/v1/download/voucher',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => ({ path: '/api/v1/download/voucher', json: { id, service: 'hotel', email } }),
  },
  {
    route: 'POST /api/v1/itinerary/voucher_itin',
    owned: 'booking',
    owners: MEMBER,
    request: (id) => ({ path: '/api/v1/itinerary/voucher_itin', json: { id, service: 'hotel' } }),
  },
  {
    route: 'GET /api/v1/download/calendar',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => query('/api/v1/download/calendar', { id, email }),
  },
  {
    route: 'POST /api/v1/itinerary/add',
    owned: 'booking',
    owners: MEMBER,
    request: (id) => ({ path: '/api/v1/itinerary/add', json: { id } }),
  },
  {
    route: 'GET /api/v1/itinerary/calendar',
    owned: 'itinerary',
    owners: MEMBER,
    request: (id) => query('/api/v1/itinerary/calendar', { ids: id }),
  },
  {
    route: 'DELETE /api/v1/itinerary/delete/:id',
    owned: 'itinerary',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/itinerary/delete/${id}` }),
  },
  {
    route: 'GET /api/v1/dashboard/passenger/:id',
    owned: 'passenger',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/dashboard/passenger/${id}` }),
  },
  {
    route: 'PATCH /api/v1/dashboard/passenger/:id',
    owned: 'passenger',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/dashboard/passenger/${id}`, json: { first_name: 'Taken' } }),
  },
  {
    route: 'DELETE /api/v1/dashboard/passenger/:id',
    owned: 'passenger',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/dashboard/passenger/${id}` }),
  },
  {
    route: 'DELETE /api/v1/dashboard/booking/:id',
    owned: 'booking',
    owners: MEMBER,
    request: (id) => ({ path: `/api/v1/dashboard/booking/${id}` }),
  },
];

/** Addresses with a parameter that belongs to nobody, or that is itself the secret (a gateway page), or to every administrator. */
export const SHARED_ROUTES: readonly string[] = [
  'GET /dev/inbox/:id',
  'GET /dev/inbox/:id/html',
  'GET /dev/inbox/:id/files/:index',
  'GET /gateway/pay/:token',
  'GET /gateway/pay/:token/status',
  'POST /gateway/pay/:token/act',
  'POST /gateway/pay/:token/card',
  'GET /gateway/pay/:token/verify',
  'POST /gateway/pay/:token/verify',
  'GET /media/:kind/:seed/:file',
  'GET /media/airline/:file',
  'GET /api/v1/top/get-page/:slug',
  'GET /api/v1/blog/detail/:slug',
  'GET /api/v1/blog/get-meta/:slug',
  'GET /api/v1/admin/member/:id',
  'POST /api/v1/admin/request/:id',
];
