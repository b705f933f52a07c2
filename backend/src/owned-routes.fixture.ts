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
    route: 'POST /api/v1/download/receipt',
    owned: 'booking',
    owners: BOTH,
    request: (id, email) => ({ path: '/api/v1/download/receipt', json: { id, email } }),
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
  {
    route: 'POST /api/v1/guest-order/cancel',
    owned: 'booking',
    owners: ['guest'],
    request: (id, email) => ({
      path: '/api/v1/guest-order/cancel',
      json: { order_id: id, email: email ?? 'no@example.com' },
    }),
  },
];

/** Pages of the payment sandbox: whoever has the token pays. */
export const GATEWAY_PAGES: readonly string[] = [
  'GET /gateway/pay/:token',
  'GET /gateway/pay/:token/status',
  'GET /gateway/pay/:token/qr.png',
  'GET /gateway/pay/:token/app',
  'POST /gateway/pay/:token/act',
  'POST /gateway/pay/:token/card',
  'GET /gateway/pay/:token/verify',
  'POST /gateway/pay/:token/verify',
];

/** Entries that editors share. */
export const CONTENT_EDITING: readonly string[] = [
  'GET /api/v1/admin/content/:kind',
  'POST /api/v1/admin/content/:kind',
  'GET /api/v1/admin/content/:kind/:id',
  'PATCH /api/v1/admin/content/:kind/:id',
  'POST /api/v1/admin/content/:kind/:id/publish',
  'POST /api/v1/admin/content/:kind/:id/discard',
];

/** Addresses with a parameter that belongs to nobody, or that is itself the secret (a gateway page), or to every administrator. */
export const SHARED_ROUTES: readonly string[] = [
  'GET /dev/inbox/:id',
  'GET /dev/inbox/:id/html',
  'GET /dev/inbox/:id/files/:index',
  ...GATEWAY_PAGES,
  'GET /media/:kind/:seed/:file',
  'GET /media/airline/:file',
  'GET /media/transport/:file',
  'GET /media/merchant/:file',
  'GET /api/v1/top/get-landing/:slug',
  'GET /api/v1/top/get-page/:slug',
  'GET /api/v1/blog/detail/:slug',
  'GET /api/v1/trip/shared/:token',
  'GET /api/v1/blog/get-meta/:slug',
  'GET /api/v1/admin/member/:id',
  'PATCH /api/v1/admin/member/:id',
  'POST /api/v1/admin/request/:id',
  // A request is as its booking is; its own tests ask for one of somebody else.
  'POST /api/v1/request/:id/reply',
  'GET /api/v1/admin/order/:id',
  'POST /api/v1/admin/audit/:id/undo',
  ...CONTENT_EDITING,
  'GET /api/v1/admin/promo/:id',
  'PATCH /api/v1/admin/promo/:id',
  'POST /api/v1/admin/promo/:id/end',
];
