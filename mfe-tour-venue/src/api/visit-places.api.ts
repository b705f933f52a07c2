import type { AppContext } from '@wisata/kernel/app-context';
import { readList } from '@wisata/kernel/envelope';
import { perApp } from '@wisata/runtime/per-app';
import type { VisitService } from '../visit/visit-service.ts';
import { toKinds, toPlace } from './visit-adapter.ts';
import type { VisitKinds, VisitPlace } from './visit.model.ts';
import { CATEGORY, PLACE, TYPE } from './visit.schema.ts';

/** Names that are known before any answer: where both services begin. */
export function knownPlaces({ locale }: Pick<AppContext, 'locale'>): readonly VisitPlace[] {
  const singapore = locale === 'id' ? 'Singapura' : 'Singapore';
  return [
    { id: 'JKT', city: 'Jakarta', country: 'Indonesia' },
    { id: 'SIN', city: singapore, country: singapore },
  ];
}

interface Masters {
  places?: Promise<readonly VisitPlace[]> | undefined;
  kinds?: Promise<VisitKinds> | undefined;
}

const mastersOf = perApp((): Record<VisitService, Masters> => ({ tour: {}, venue: {} }));

/** Places by their names. Rejects when the call failed, as a combobox expects. */
export async function findPlaces(
  app: AppContext,
  service: VisitService,
  terms: string,
  signal?: AbortSignal,
): Promise<readonly VisitPlace[]> {
  const answer = await app.api.call({
    method: 'GET',
    path: '/api/v1/tour/master-location',
    query: { terms, service },
    operation: 'tour places',
    read: readList(PLACE),
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data.map(toPlace);
}

/** Every place of a service, asked for once; those that are known anyway when the call fails, because everything works without. */
export function loadPlaces(app: AppContext, service: VisitService): Promise<readonly VisitPlace[]> {
  const entry = mastersOf(app)[service];
  entry.places ??= findPlaces(app, service, '').catch(() => {
    entry.places = undefined;
    return knownPlaces(app);
  });
  return entry.places;
}

/** The place of an address; undefined for everywhere, and the code itself for one that nobody knows. */
export async function loadPlace(app: AppContext, service: VisitService, id: string): Promise<VisitPlace | undefined> {
  if (!id) return undefined;
  const find = (places: readonly VisitPlace[]) => places.find((place) => place.id === id);
  return find(knownPlaces(app)) ?? find(await loadPlaces(app, service)) ?? { id, city: id, country: '' };
}

async function askKinds(app: AppContext, service: VisitService): Promise<VisitKinds> {
  const [categories, types] = await Promise.all([
    app.api.call({
      method: 'GET',
      path: '/api/v1/tour/master-category',
      operation: 'tour categories',
      read: readList(CATEGORY),
    }),
    app.api.call({ method: 'GET', path: '/api/v1/tour/master-type', operation: 'tour types', read: readList(TYPE) }),
  ]);
  const isComplete = categories.ok && types.ok;
  if (!isComplete) mastersOf(app)[service].kinds = undefined;
  return toKinds(service, categories.ok ? categories.data : [], types.ok ? types.data : []);
}

/** Categories and types of a service, asked for once; none when the calls fail, because a search without them means all. */
export function loadKinds(app: AppContext, service: VisitService): Promise<VisitKinds> {
  const entry = mastersOf(app)[service];
  entry.kinds ??= askKinds(app, service);
  return entry.kinds;
}
