import { describe, expect, test } from '@jest/globals';
import { STATIC_MENUS, dashboardMenus, isCurrentMenu, myOrderPath, visibleMenus, type MenuItem } from './menu.rules.ts';

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  link: `/${name}`,
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
  const links = (role: string | undefined) => dashboardMenus(role).map(({ link }) => link);
  expect(links('member')).toEqual(['/dashboard/order']);
  expect(links('admin')).toEqual(['/dashboard/order', '/dashboard/member']);
});

test('a dashboard entry is current when its link is contained in the path', () => {
  expect(isCurrentMenu('/dashboard/order', '/dashboard/order/detail')).toBe(true);
  expect(isCurrentMenu('/dashboard/member', '/dashboard/order')).toBe(false);
});
