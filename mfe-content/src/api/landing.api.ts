import type { ApiClient } from '@wisata/kernel/api';
import { readList, readObject } from '@wisata/kernel/envelope';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import { isMissingCall, success, type Outcome } from '@wisata/kernel/outcome';
import { toMedia, toStay } from './content-adapter.ts';
import type { Landing, LandingHead, RouteLanding } from './landing.model.ts';
import * as schema from './landing.schema.ts';

function toHead({ slug, kind, from, to, image, imageAlt }: schema.LandingHeadRecord): LandingHead {
  return { slug, kind, from: from ?? undefined, to, picture: toMedia(image, imageAlt) };
}

/** Every page about a route or a city; none where the API has no such pages. */
export async function searchLandings(api: ApiClient): Promise<Outcome<readonly LandingHead[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/top/get-landings',
    operation: 'landings',
    read: readList(schema.LANDING_HEAD),
  });
  if (!answer.ok) return isMissingCall(answer.failure) ? success([]) : answer;
  return success(answer.data.map(toHead));
}

export async function getLanding(api: ApiClient, slug: string): Promise<Outcome<Landing>> {
  const answer = await api.call({
    method: 'GET',
    path: `/api/v1/top/get-landing/${encodeURIComponent(slug)}`,
    operation: 'landing',
    read: readObject(schema.LANDING),
  });
  if (!answer.ok) return answer;
  const { route, city, places } = answer.data;
  return success({
    ...toHead(answer.data),
    route: route ?? undefined,
    places: places ?? undefined,
    city: city
      ? {
          destinationKey: city.destinationKey,
          hotelCount: city.hotelCount,
          areas: city.areas,
          lowest: city.lowest === null ? undefined : fromMajor(city.lowest, parseCurrency(city.currency) ?? 'SGD'),
          stays: city.stays.map(toStay),
        }
      : undefined,
  });
}

const hasFigures = (landing: Landing): landing is Landing & RouteLanding =>
  landing.route !== undefined && landing.from !== undefined;

/** The pages about one route with their figures; none where there is only one, or one of them has no figures. */
export async function getRouteWays(api: ApiClient, pages: readonly LandingHead[]): Promise<readonly RouteLanding[]> {
  if (pages.length < 2) return [];
  const answers = await Promise.all(pages.map(({ slug }) => getLanding(api, slug)));
  const ways = answers.flatMap((answer) => (answer.ok && hasFigures(answer.data) ? [answer.data] : []));
  return ways.length === answers.length ? ways : [];
}
