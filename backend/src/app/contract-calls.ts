import type { RouteDefinition } from './route.ts';

/** Calls that our own pages like to have and the contract (section 7) does not name. */
const BEYOND = new Set([
  'GET /api/v1/cart',
  'DELETE /api/v1/dashboard/booking/:id',
  'POST /api/v1/guest-order/cancel',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/verify',
  'PATCH /api/auth/profil',
  'POST /api/v1/auth/changepassword',
  'GET /api/v1/top/get-page/:slug',
  'GET /api/v1/flight/popular-airport',
  'GET /api/v1/flight/price-calendar',
  'GET /api/v1/hotel/price-calendar',
  'GET /api/v1/promo-code/list',
  'GET /api/v1/download/calendar',
  'GET /api/v1/itinerary/calendar',
  'GET /api/v1/admin/request',
  'POST /api/v1/admin/request/:id',
  'GET /api/v1/booking-status',
]);

/** `CONTRACT_ONLY=1` leaves out what another backend that follows the contract would not have. */
export function withinContract(
  routes: readonly RouteDefinition[],
  env: Readonly<Record<string, string | undefined>>,
): readonly RouteDefinition[] {
  if (env.CONTRACT_ONLY !== '1') return routes;
  return routes.filter(({ method, path }) => !BEYOND.has(`${method} ${path}`));
}
