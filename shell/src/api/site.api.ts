import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { readAny, readList, readMessage, readObject } from '@wisata/kernel/envelope';
import { parseFlag } from '@wisata/kernel/maintenance';
import { isMissingCall, success, type Outcome } from '@wisata/kernel/outcome';
import { categoryPath, type Category } from '../rules/category.rules.ts';
import type { MenuItem } from '../rules/menu.rules.ts';
import { noticeId, type Notice } from '../rules/notice.rules.ts';
import { CART_COUNT, CATEGORY, MENU, NEWEST_BOOKINGS, NOTICE, type MenuRecord } from './site.schema.ts';

function toMenu({ children, ...menu }: MenuRecord): MenuItem {
  return { ...menu, children: (children ?? []).map(toMenu) };
}

export async function searchMenus(api: ApiClient): Promise<Outcome<readonly MenuItem[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-menu',
    operation: 'menu',
    read: readList(MENU),
  });
  return answer.ok ? success(answer.data.map(toMenu)) : answer;
}

export async function searchCategories(api: ApiClient): Promise<Outcome<readonly Category[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-category',
    operation: 'category',
    read: readList(CATEGORY),
  });
  if (!answer.ok) return answer;
  return success(
    answer.data.map((category) => ({
      name: category.categoryName,
      path: categoryPath(category, 'top'),
      children: (category.subCategory ?? []).map((sub) => ({
        name: sub.categoryName,
        path: categoryPath({ ...sub, pageType: sub.pageType || category.pageType }, 'sub'),
        children: [],
      })),
    })),
  );
}

/** The newest notice; success without data when there is none. */
export async function findNotice(api: ApiClient): Promise<Outcome<Notice | undefined>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/frontend-notice',
    operation: 'notice',
    read: readAny(),
  });
  if (!answer.ok) return answer;
  const record = v.safeParse(NOTICE, Array.isArray(answer.data) ? answer.data[0] : answer.data);
  if (!record.success) return success(undefined);
  const { notice, expired_at, expiredAt, is_active, isActive, bg_color, bgColor, text_color, color } = record.output;
  if (!notice?.trim()) return success(undefined);
  const expiryDate = expired_at || expiredAt;
  // Calendar rules are only fetched for a notice, which most days do not have.
  const { noticeEndsAt } = await import('@wisata/kernel/dates');
  return success({
    id: noticeId(notice + expiryDate),
    html: notice,
    endsAtMs: noticeEndsAt(expiryDate),
    isActive: parseFlag(is_active ?? isActive) === true,
    ground: bg_color || bgColor,
    ink: text_color || color,
  });
}

/** The same from the newest bookings, for a backend that has no cart. */
async function countOpenBookings(api: ApiClient): Promise<Outcome<number>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/dashboard/booking',
    query: { page: 1, limit: 100 },
    operation: 'cart',
    read: readObject(NEWEST_BOOKINGS),
  });
  return answer.ok ? success(answer.data.data.filter((line) => line.status_checkout !== 'done').length) : answer;
}

/** How many lines the member's cart holds. */
export async function countCart(api: ApiClient): Promise<Outcome<number>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/cart',
    operation: 'cart',
    read: readObject(CART_COUNT),
  });
  if (!answer.ok && isMissingCall(answer.failure)) return countOpenBookings(api);
  return answer.ok ? success(answer.data.count) : answer;
}

/** Ends the session on the server; the caller forgets the token. */
export function logOut(api: ApiClient): Promise<Outcome<string>> {
  return api.call({ method: 'POST', path: '/api/v1/auth/logout', operation: 'logout', read: readMessage() });
}
