import type { TourBookedAnswer } from '@wisata/kernel/contracts/tour-booking';
import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import type { TourPrice } from '@wisata/kernel/contracts/tour-price';
import type { BackendModule } from '../../app/module.ts';
import { startTestBackend, type Answer, type CallOptions, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { venueModule } from '../venue/index.ts';
import { tourModule } from './index.ts';

export const startTourBackend = (
  env: Record<string, string> = {},
  more: readonly BackendModule[] = [],
): Promise<TestBackend> =>
  startTestBackend({
    modules: [bookingsModule, tourModule, venueModule, ...more],
    env: { BOOKING_LIMIT: '1000', ...env },
  });

export const CONTACT = {
  title: 'MRS',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.com',
  calling_code: '65',
  phone: '8123 4567',
};

/** A word of its own for each number, because names have no digits. */
export const nameOf = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]!).join('');

type Kind = 'ADT' | 'CHD' | 'INF';

const TITLES = { ADT: 'Mrs', CHD: 'MISS', INF: 'INF' } as const;
const BIRTHS = { ADT: '1990-02-03', CHD: '2019-05-06', INF: '2026-01-02' } as const;

/** Travellers with unique names. */
export const travellersOf = (types: readonly Kind[], index = 0) =>
  types.map((type, place) => ({
    type,
    title: TITLES[type],
    birth_date: BIRTHS[type],
    first_name: `Ayu ${nameOf(place)}`,
    last_name: `Lestari ${nameOf(index)}`,
  }));

type Service = 'tour' | 'venue';

/** What a call answers, or throws with the refusal. */
export async function ask<T>(
  backend: TestBackend,
  path: string,
  json: object,
  as: CallOptions['as'] = 'basic',
): Promise<T> {
  const answer = await backend.call('POST', `/api/v1/${path}`, { json, as });
  const { message, fields, data } = answer.body as { message: string; fields?: object; data: T };
  if (answer.status !== 200) throw new Error(`${answer.status} ${message} ${JSON.stringify(fields ?? {})}`);
  return data;
}

export const detailOf = (backend: TestBackend, service: Service, uniqueId: string) =>
  ask<TourDetailAnswer>(backend, `${service}/detail`, { uniqueId });

export const pricesOf = (
  backend: TestBackend,
  service: Service,
  uniqueId: string,
  { as = 'basic', isMember = false }: { readonly as?: CallOptions['as']; readonly isMember?: boolean } = {},
) => ask<TourPrice[]>(backend, `${service}/price-detail`, { uniqueId, isMember }, as);

/** A complete booking of a tour's first package on its first free day, for two adults. */
export async function bookingOf(backend: TestBackend, uniqueId: string, more: Record<string, unknown> = {}) {
  const { nextDates } = await detailOf(backend, 'tour', uniqueId);
  const [price] = await pricesOf(backend, 'tour', uniqueId);
  return {
    uniqueId,
    tour_date: nextDates[0] ?? null,
    price_id: price!.PriceId,
    price_package_id: price!.PricePackages[0]!.PricePackageId,
    contact: CONTACT,
    paxes: travellersOf(['ADT', 'ADT']),
    ...more,
  };
}

/** Somebody who is told that everything is busy tries again, as the page does. */
export async function postUntilServed(backend: TestBackend, path: string, json: object): Promise<Answer> {
  const answer = await backend.call('POST', `/api/v1/${path}`, { json });
  return answer.status === 503 ? postUntilServed(backend, path, json) : answer;
}

export const book = (backend: TestBackend, json: object, as: CallOptions['as'] = 'basic') =>
  ask<TourBookedAnswer>(backend, 'tour/booking', json, as);
