import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: [
    'GET /api/v1/maps/autocomplete',
    'GET /api/v1/maps/details',
    'GET /api/v1/maps/geocode',
    'GET /api/v1/maps/directions',
    'POST /api/v1/maps/distances',
  ],
};
