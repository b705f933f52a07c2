import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  open: ['GET /media/train.svg'],
  public: [
    'GET /api/v1/train/search-station',
    'GET /api/v1/train/get-station-code',
    'GET /api/v1/train/popular-station',
    'POST /api/v1/train/availability',
    'GET /api/v1/train/price-calendar',
    'GET /api/v1/train/stops',
    'POST /api/v1/train/get-price',
    'GET /api/v1/train/seats',
    'POST /api/v1/train/seat-hold',
    'POST /api/v1/train/queue',
    'POST /api/v1/train/booking',
  ],
  member: ['GET /api/v1/dashboard/booking-train'],
};
