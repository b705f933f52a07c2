import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Access } from './app/route.ts';
import { CONTENT_EDITING, GATEWAY_PAGES } from './owned-routes.fixture.ts';

const SHARED: Readonly<Record<Access, readonly string[]>> = {
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
    'POST /api/v1/auth/verify',
    ...GATEWAY_PAGES,
    'GET /gateway/assets/plus-jakarta-sans.woff2',
    'POST /api/v1/payment/callback',
    'GET /media/:kind/:seed/:file',
    'GET /media/airline/:file',
    'GET /media/merchant/:file',
  ],
  public: [
    'GET /api/v1/booking-status',
    'GET /api/v1/payment/merchant-info',
    'POST /api/v1/payment/add',
    'POST /api/v1/merchant/redirect-url',
    'POST /api/v1/guest-order',
    'POST /api/v1/guest-order/cancel',
    'GET /api/v1/promo-code/booking-promo-available',
    'POST /api/v1/promo-code/applied',
    'GET /api/v1/promo-code/list',
    'POST /api/v1/promo-code/best',
    'POST /api/v1/download/voucher',
    'POST /api/v1/download/receipt',
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
    'GET /api/v1/top/get-landings',
    'GET /api/v1/top/search-places',
    'GET /api/v1/top/get-landing/:slug',
    'GET /api/v1/blog/page-setting',
    'GET /api/v1/blog/get-list',
    'GET /api/v1/blog/get-additional-content',
    'GET /api/v1/blog/get-popular',
    'GET /api/v1/blog/get-related',
    'GET /api/v1/blog/page-content/get-list',
    'GET /api/v1/blog/detail/:slug',
    'GET /api/v1/blog/get-meta/:slug',
    'POST /api/v1/messages/create-new',
    'POST /api/v1/request/:id/reply',
  ],
  member: [
    'GET /api/auth/profil',
    'PATCH /api/auth/profil',
    'POST /api/v1/auth/changepassword',
    'GET /api/v1/dashboard/booking',
    'GET /api/v1/dashboard/booking-tour',
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
  staff: ['GET /api/v1/admin/audit', 'POST /api/v1/admin/audit/:id/undo'],
  orders: ['GET /api/v1/admin/order', 'GET /api/v1/admin/order/:id'],
  requests: ['GET /api/v1/admin/request', 'POST /api/v1/admin/request/:id'],
  refunds: [],
  members: ['GET /api/v1/admin/member', 'GET /api/v1/admin/member/:id'],
  editing: [...CONTENT_EDITING, 'POST /api/v1/top/remove-product-sliders'],
  promos: [
    'GET /api/v1/admin/promo',
    'POST /api/v1/admin/promo',
    'POST /api/v1/admin/promo/audience',
    'GET /api/v1/admin/promo/types',
    'GET /api/v1/admin/promo/:id',
    'PATCH /api/v1/admin/promo/:id',
    'POST /api/v1/admin/promo/:id/end',
  ],
  suppliers: ['GET /api/v1/admin/supplier'],
  admin: ['PATCH /api/v1/admin/member/:id'],
};

interface AccessFile {
  readonly ACCESS: Readonly<Partial<Record<Access, readonly string[]>>>;
}

/** Rows of a service stand in its module's `access.fixture.ts`. */
async function readServices(): Promise<readonly AccessFile['ACCESS'][]> {
  const tables: AccessFile['ACCESS'][] = [];
  for await (const file of glob('modules/*/access.fixture.ts', { cwd: import.meta.dirname })) {
    const { ACCESS } = (await import(path.join(import.meta.dirname, file))) as AccessFile;
    tables.push(ACCESS);
  }
  return tables;
}

/**
 * Who may call what, written down a second time on purpose: a route that is added or changes its access fails the
 * test until somebody has thought about it here too.
 */
export const ACCESS_ROWS: readonly { readonly access: Access; readonly route: string }[] = [
  SHARED,
  ...(await readServices()),
].flatMap((table) =>
  Object.entries(table).flatMap(([access, routes]) => routes.map((route) => ({ access: access as Access, route }))),
);
