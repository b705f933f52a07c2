import { scopesOf } from '@wisata/kernel/roles';

/** An entry of the top menu as the shell shows it (spec section 3, Menu item). */
export interface MenuItem {
  readonly name: string;
  readonly link: string;
  /** Address of a drawing; empty for an entry without one. */
  readonly icon: string;
  readonly isLocal: boolean;
  readonly isNeedAuth: boolean;
  readonly isActive: boolean;
  /** The name is shown as it is; otherwise it may be a key of the shell's messages. */
  readonly noTranslate: boolean;
  readonly children: readonly MenuItem[];
}

/** The entry for guests; members have the cart instead. */
const GUEST_ORDER_NAME = 'menu.order';

function entry(name: string, link: string, isNeedAuth = false): MenuItem {
  return { name, link, icon: '', isNeedAuth, isLocal: true, isActive: true, noTranslate: false, children: [] };
}

/** Shown when the fetched menu is missing (spec section 2, static menu data). */
export const STATIC_MENUS: readonly MenuItem[] = [
  entry('menu.home', '/'),
  entry('menu.help', '/help'),
  entry('menu.destination', '/popular'),
  entry('menu.offers', '/promotion'),
  entry(GUEST_ORDER_NAME, '/order'),
  entry('menu.myOrder', '/cart', true),
];

const MEMBER_LIST = '/dashboard/member';

/** Shown when no fetched entry belongs to the dashboard (spec section 2, static dashboard menu). */
const STATIC_DASHBOARD: readonly MenuItem[] = [
  entry('menu.dashboardOrder', '/dashboard/order', true),
  entry('menu.dashboardMember', MEMBER_LIST, true),
];

const isOfDashboard = ({ link }: MenuItem) => link.startsWith('/dashboard/');
const isDashboardGroup = ({ children }: MenuItem) => children.length > 0 && children.every(isOfDashboard);

/** What this visitor sees: active entries, none that need a sign-in for guests, no guest order for members. */
export function visibleMenus(menus: readonly MenuItem[], isSignedIn: boolean): readonly MenuItem[] {
  return menus
    .filter(({ name, isActive, isNeedAuth }) => {
      if (!isActive) return false;
      return isSignedIn ? name !== GUEST_ORDER_NAME : !isNeedAuth;
    })
    .map((menu) => ({ ...menu, children: visibleMenus(menu.children, isSignedIn) }));
}

/** The same without what stands in the dashboard's side card. */
export function topMenus(menus: readonly MenuItem[], isSignedIn: boolean): readonly MenuItem[] {
  return visibleMenus(menus, isSignedIn).filter((menu) => !isDashboardGroup(menu) && !isOfDashboard(menu));
}

/** The logo and the bag of the header lead there already. */
const IN_HEADER = ['/', '/cart'];

/** What is left of the top menu for the rows beside logo and bag. */
export function menusBesideHeader(menus: readonly MenuItem[], isSignedIn: boolean): readonly MenuItem[] {
  return topMenus(menus, isSignedIn).filter(({ link }) => !IN_HEADER.includes(link));
}

/** My Order leads members to the cart and guests to the lookup. */
export function myOrderPath(isSignedIn: boolean): string {
  return isSignedIn ? '/cart' : '/order';
}

/** The fetched entries of the side card that this role may open; the member list belongs to who may read it. */
export function dashboardMenus(menus: readonly MenuItem[], role: string | undefined): readonly MenuItem[] {
  const fetched = menus.flatMap((menu) => (isDashboardGroup(menu) ? menu.children : isOfDashboard(menu) ? [menu] : []));
  const entries = fetched.length > 0 ? fetched : STATIC_DASHBOARD;
  return visibleMenus(entries, true).filter(
    ({ link }) => scopesOf(role ?? '').includes('members') || !link.startsWith(MEMBER_LIST),
  );
}

/** The menu of phones, which have no side card; the member list stands with the admin's own pages there. */
export function drawerMenus(menus: readonly MenuItem[], isSignedIn: boolean): readonly MenuItem[] {
  return visibleMenus(menus, isSignedIn).map((menu) =>
    isDashboardGroup(menu) ? { ...menu, children: dashboardMenus([menu], undefined) } : menu,
  );
}

/** Highlighted is the entry whose link is contained in the current path. */
export function isCurrentMenu(link: string, path: string): boolean {
  return link !== '/' && path.includes(link);
}
