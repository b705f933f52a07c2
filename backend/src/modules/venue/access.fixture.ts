import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'POST /api/v1/venue/availability',
    'POST /api/v1/venue/detail',
    'POST /api/v1/venue/price-detail',
    'POST /api/v1/venue/booking',
  ],
  member: ['GET /api/v1/dashboard/booking-venue'],
};
