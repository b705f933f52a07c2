import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'GET /api/v1/hotel/list-cities-byname',
    'GET /api/v2/hotel/list-hotel',
    'POST /api/v1/hotel/products',
    'POST /api/v1/hotel/availability',
    'POST /api/v1/hotel/availability-page',
    'POST /api/v1/hotel/detail',
    'POST /api/v1/hotel/cancel-policy',
    'POST /api/v1/hotel/booking',
    'GET /api/v1/hotel/price-calendar',
  ],
  member: ['GET /api/v1/dashboard/booking-hotel'],
};
