import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'GET /api/v1/flight/search-airport',
    'GET /api/v1/flight/get-airport',
    'GET /api/v1/flight/popular-airport',
    'POST /api/v1/flight/availability',
    'POST /api/v1/flight/fare-detail',
    'POST /api/v1/flight/booking',
    'GET /api/v1/flight/price-calendar',
  ],
  member: ['GET /api/v1/dashboard/booking-flight'],
};
