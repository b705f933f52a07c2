import type { Access } from '../../app/route.ts';

/** Who may call what; see `access-table.fixture.ts`. */
export const ACCESS: Readonly<Partial<Record<Access, readonly string[]>>> = {
  member: ['GET /api/v1/notification', 'POST /api/v1/notification/read'],
};
