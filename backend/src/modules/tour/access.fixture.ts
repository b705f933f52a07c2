import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'GET /api/v1/tour/master-location',
    'GET /api/v1/tour/master-category',
    'GET /api/v1/tour/master-type',
    'GET /api/v1/tour/master-destination',
    'POST /api/v1/tour/availability',
    'POST /api/v1/tour/detail',
    'POST /api/v1/tour/price-detail',
    'POST /api/v1/tour/get-price',
    'POST /api/v1/tour/booking',
  ],
  member: ['GET /api/v1/dashboard/inquiry'],
};
