import type { ApiClient } from '@wisata/kernel/api';
import { inPlainWords, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { toPricePayload, type AskedPrice } from '../visit/price-payload.rules.ts';
import type { VisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { toCard, toDetail } from './visit-adapter.ts';
import type { PricedVisit, TourBreakdown, TourPrice, VisitCard, VisitDetail } from './visit.model.ts';
import { BREAKDOWN, DETAIL, LIST, PRICES } from './visit.schema.ts';

/** More than a shop sells in one place: filters, order and pages are the list's own, so that their counts cost no call. */
const WHOLE_LIST = 100;

/** Everything of a service that a search means. */
export async function searchVisits(
  api: ApiClient,
  service: VisitService,
  { location, category, month, year, participants, children }: VisitSearch,
): Promise<Outcome<readonly VisitCard[]>> {
  const operation = `${service} availability`;
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: `/api/v1/${service}/availability`,
    json: {
      location,
      category,
      month,
      year,
      participants,
      page: 1,
      limit: WHOLE_LIST,
      ...(children ? { children } : {}),
    },
    operation,
    read: readObject(LIST),
  });
  return inPlainWords(
    mapAnswer(answer, ({ data }) => data.map(toCard)),
    operation,
  );
}

/** One product with its schedule. Fails with `HTTP_404` for an unknown one. */
async function getVisit(api: ApiClient, service: VisitService, uniqueId: string): Promise<Outcome<VisitDetail>> {
  const operation = `${service} detail`;
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: `/api/v1/${service}/detail`,
    json: { uniqueId },
    operation,
    read: readObject(DETAIL),
  });
  return inPlainWords(mapAnswer(answer, toDetail), operation);
}

/** Its price lists; members' ones only for who is signed in. */
async function getPrices(
  api: ApiClient,
  service: VisitService,
  uniqueId: string,
  isMember: boolean,
): Promise<Outcome<readonly TourPrice[]>> {
  const operation = `${service} price detail`;
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: `/api/v1/${service}/price-detail`,
    json: { uniqueId, isMember },
    operation,
    read: readList(PRICES.item),
  });
  return inPlainWords(answer, operation);
}

/** A product and what it costs; all about it can be read while its operator does not answer. */
export async function getPricedVisit(
  api: ApiClient,
  service: VisitService,
  uniqueId: string,
  isMember: boolean,
): Promise<Outcome<PricedVisit>> {
  const [visit, prices] = await Promise.all([
    getVisit(api, service, uniqueId),
    getPrices(api, service, uniqueId, isMember),
  ]);
  if (!visit.ok) return visit;
  const said = prices.ok ? { prices: prices.data } : { prices: [], unpriced: prices.failure };
  return success({ visit: visit.data, isMember, ...said });
}

/** What a choice costs now, row by row. Fails with the reason why it cannot be had. */
export async function checkPrice(
  api: ApiClient,
  asked: AskedPrice,
  signal?: AbortSignal,
): Promise<Outcome<TourBreakdown>> {
  const operation = 'tour price';
  const answer = await api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/tour/get-price',
    json: toPricePayload(asked),
    operation,
    read: readObject(BREAKDOWN),
    ...(signal ? { signal } : {}),
  });
  return inPlainWords(answer, operation);
}
