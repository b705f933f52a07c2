import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  open: ['GET /media/transport/:file'],
  public: [
    'POST /api/v1/transport/search',
    'POST /api/v1/transport/confirm',
    'POST /api/v1/transport/addtocart',
    'GET /api/v1/transport/airport',
    'POST /api/v1/transport/booking',
  ],
  member: ['GET /api/v1/dashboard/booking-transport'],
};
