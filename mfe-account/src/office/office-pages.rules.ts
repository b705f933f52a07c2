import { scopesOf, type Scope } from '@wisata/kernel/roles';

interface OfficePlace {
  readonly key: 'orders' | 'members' | 'content' | 'promos' | 'suppliers' | 'changes';
  readonly path: string;
  readonly scope: Scope;
}

/** Pages of the back office in the order of its menu, and the right that each asks for. */
export const OFFICE_PAGES: readonly OfficePlace[] = [
  { key: 'orders', path: '/dashboard/office/orders', scope: 'orders' },
  { key: 'members', path: '/dashboard/member', scope: 'members' },
  { key: 'content', path: '/dashboard/office/content', scope: 'editing' },
  { key: 'promos', path: '/dashboard/office/promos', scope: 'promos' },
  { key: 'suppliers', path: '/dashboard/office/suppliers', scope: 'suppliers' },
  { key: 'changes', path: '/dashboard/office/changes', scope: 'staff' },
];

/** Where `/dashboard` leads: an admin to the members, as ever, others of the shop to their first page, travellers to their orders. */
export function dashboardHome(role: string | undefined): string {
  if (role === 'admin') return '/dashboard/member';
  const scopes = scopesOf(role ?? '');
  return OFFICE_PAGES.find(({ scope }) => scopes.includes(scope))?.path ?? '/dashboard/order';
}
