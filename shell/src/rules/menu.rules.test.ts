import { describe, expect, test } from '@jest/globals';
import {
  STATIC_MENUS,
  dashboardMenus,
  drawerMenus,
  isCurrentMenu,
  myOrderPath,
  topMenus,
  visibleMenus,
  type MenuItem,
} from './menu.rules.ts';

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  link: `/${name}`,
  icon: '',
  isLocal: true,
  isNeedAuth: false,
  isActive: true,
  noTranslate: false,
  children: [],
  ...more,
});
const names = (menus: readonly MenuItem[]) => menus.map(({ name }) => name);

describe('the top menu', () => {
  test('hides from guests what needs a sign-in, children too', () => {
    const menus = [
      item('help', { children: [item('mine', { isNeedAuth: true }), item('faq')] }),
      item('cart', { isNeedAuth: true }),
    ];
    const shown = visibleMenus(menus, false);
    expect(names(shown)).toEqual(['help']);
    expect(names(shown[0]?.children ?? [])).toEqual(['faq']);
  });

  test('hides menu.order from members only', () => {
    expect(names(visibleMenus(STATIC_MENUS, false))).toContain('menu.order');
    expect(names(visibleMenus(STATIC_MENUS, false))).not.toContain('menu.myOrder');
    expect(names(visibleMenus(STATIC_MENUS, true))).toContain('menu.myOrder');
    expect(names(visibleMenus(STATIC_MENUS, true))).not.toContain('menu.order');
  });

  test('hides what is not active from everybody', () => {
    expect(visibleMenus([item('old', { isActive: false })], true)).toEqual([]);
    expect(visibleMenus([item('old', { isActive: false })], false)).toEqual([]);
  });
});

test('My Order leads members to the cart and guests to the lookup', () => {
  expect(myOrderPath(true)).toBe('/cart');
  expect(myOrderPath(false)).toBe('/order');
});

test('the member list is in the dashboard of admins alone', () => {
  const links = (role: string | undefined) => dashboardMenus(STATIC_MENUS, role).map(({ link }) => link);
  expect(links('member')).toEqual(['/dashboard/order']);
  expect(links('admin')).toEqual(['/dashboard/order', '/dashboard/member']);
});

test('fetched entries of the dashboard stand in its side card and in the drawer, not in the header', () => {
  const report = item('Reports', { link: '/dashboard/report', isNeedAuth: true });
  const members = item('Members', { link: '/dashboard/member', isNeedAuth: true });
  const dashboard = item('Dashboard', { link: '', isNeedAuth: true, children: [report, members] });
  const menus = [item('help'), dashboard];
  expect(names(dashboardMenus(menus, 'admin'))).toEqual(['Reports', 'Members']);
  expect(names(dashboardMenus(menus, 'member'))).toEqual(['Reports']);
  expect(names(topMenus(menus, true))).toEqual(['help']);
  expect(names(drawerMenus(menus, false))).toEqual(['help']);
  expect(drawerMenus(menus, true).map(({ children }) => names(children))).toEqual([[], ['Reports']]);
});

test('a dashboard entry is current when its link is contained in the path', () => {
  expect(isCurrentMenu('/dashboard/order', '/dashboard/order/detail')).toBe(true);
  expect(isCurrentMenu('/dashboard/member', '/dashboard/order')).toBe(false);
});
