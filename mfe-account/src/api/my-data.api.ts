import type { ApiClient } from '@wisata/kernel/api';
import { readAny } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';

const PAGE_SIZE = 100;
/** More pages than anybody has; a server that never ends a list is not followed for ever. */
const MOST_PAGES = 50;

/** What the site keeps of a member, as its calls give it out. */
const WHOLE = { profile: '/api/auth/profil', notifications: '/api/v1/notification' } as const;
const LISTS = {
  passengers: '/api/v1/dashboard/passenger',
  bookings: '/api/v1/dashboard/booking',
  transactions: '/api/v1/transaction',
  itinerary: '/api/v1/itinerary',
} as const;

interface ListPage {
  readonly data?: readonly unknown[];
  readonly total?: number;
}

const get = (api: ApiClient, path: string, query?: Record<string, number>) =>
  api.call({ method: 'GET', path, operation: 'my-data', read: readAny(), ...(query ? { query } : {}) });

async function getList(api: ApiClient, path: string): Promise<Outcome<readonly unknown[]>> {
  const found: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await get(api, path, { page, limit: PAGE_SIZE });
    if (!answer.ok) return answer;
    const { data = [], total = 0 } = (answer.data ?? {}) as ListPage;
    found.push(...data);
    if (data.length === 0 || found.length >= total) break;
  }
  return success(found);
}

/** Everything that the site keeps of the member, by kind; a failure when any of it could not be had. */
export async function loadMyData(api: ApiClient): Promise<Outcome<Readonly<Record<string, unknown>>>> {
  const asked = [
    ...Object.entries(WHOLE).map(([name, path]) => ({ name, answer: get(api, path) })),
    ...Object.entries(LISTS).map(([name, path]) => ({ name, answer: getList(api, path) })),
  ];
  const mine: Record<string, unknown> = {};
  for (const { name, answer } of asked) {
    const outcome: Outcome<unknown> = await answer;
    if (!outcome.ok) return outcome;
    mine[name] = outcome.data;
  }
  return success(mine);
}
