import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  public: ['POST /api/v1/category-product/get-price', 'POST /api/v1/category-product/booking'],
  member: [
    'GET /api/v1/dashboard/booking-category_product_activities',
    'GET /api/v1/dashboard/booking-category_product_ancillary',
  ],
};
