import { use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { breadcrumbData, clipDescription } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { storageKey } from '@wisata/kernel/storage-keys';
import { lazyPart, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { asPromise, pendingPromise } from '@wisata/runtime/promised-data';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { findHotel, isHotelKnown, keepHotel, loadHotel } from '../api/hotel-page.api.ts';
import { findListedPicture } from '../api/hotel-results.api.ts';
import type { HotelDetail } from '../api/hotel.model.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { HotelDetailView } from './hotel-detail.tsx';
import '../stay/lazy-styles.ts';
import { hotelData, hotelPage, sharedPicture } from '../stay/page-facts.ts';
import { hotelPlacePath } from '../stay/hotel-paths.rules.ts';
import {
  findPlaceProblem,
  parseHotelSearch,
  rollForward,
  type HotelSearch,
  type SearchProblem,
} from '../stay/hotel-search.rules.ts';
import { rememberSeen } from '../stay/list-memory.rules.ts';

export const loadCalls = () => import('../api/hotel.api.ts');

const HotelNotFound = lazyPart(async () => (await import('./hotel-not-found.tsx')).HotelNotFound);
const NoHotel = lazyPart(async () => (await import('./no-hotel.tsx')).NoHotel);
const LoadFailed = lazyPart(async () => (await import('../stay/load-failed.tsx')).LoadFailed);

/** What the page shows. `hotel` is a value when it is cached, else a promise. */
export interface HotelPageData {
  readonly search: HotelSearch;
  /** The stay of the address has passed; as many nights from tomorrow are shown. */
  readonly isRolled: boolean;
  readonly hotel: Outcome<HotelDetail> | Promise<Outcome<HotelDetail>>;
  readonly documentTitle?: string;
  /** How the list that it was opened from shows the hotel. */
  readonly picture: string | undefined;
}

export const loader = pageLoader(async (app, { query }): Promise<HotelPageData> => {
  const today = todayInJakarta(app.clock.now());
  const asked = parseHotelSearch(query, today);
  const search = rollForward(asked, today);
  const facts = {
    search,
    isRolled: search !== asked,
    picture: findListedPicture(app, search),
    ...(search.hotelName ? { documentTitle: search.hotelName } : {}),
  };
  if (search.hotelKey) {
    rememberSeen(app.storage.session, search.hotelKey);
    app.storage.session.set(storageKey('selected_hotel'), search.hotelKey);
  }
  const problem = search.hotelKey || search.categoryProductId ? undefined : findPlaceProblem(search);
  if (problem) return { ...facts, hotel: failure(problem, '') };
  const known = findHotel(app, search);
  if (known) return { ...facts, hotel: success(known) };
  const hotel = loadHotel(app, search);
  return { ...facts, hotel: isHotelKnown(app, search.hotelKey) ? await hotel : hotel };
});

const NO_PLACE: SearchProblem = 'DESTINATION_MISSING';
const NOT_FOUND = ['HOTEL_NOT_FOUND', 'HTTP_404'];

export function head({ data, app }: HeadOf<typeof loader>): PageHead {
  const answer = data.hotel instanceof Promise ? undefined : data.hotel;
  const title = data.search.hotelName;
  if (!answer) return { canonicalQuery: ['hotelKey'], ...(title ? { title } : {}) };
  if (!answer.ok) return { noIndex: true };
  const hotel = answer.data;
  const image = sharedPicture(hotel);
  const place = [hotel.area, hotel.city].filter(Boolean).join(', ');
  return {
    title: `${hotel.name}, ${hotel.city}`,
    description: clipDescription(
      app.t('hotel:detail.description', { star: hotel.star, place, text: hotel.description }),
    ),
    ...(image ? { image } : {}),
    canonicalQuery: ['hotelKey'],
    structuredData: [
      hotelData(app, hotel),
      breadcrumbData(app, [
        { name: app.t('hotel:home'), path: '/' },
        {
          name: app.t('hotel:list.documentTitleIn', { place: hotel.city }),
          path: hotelPlacePath(hotel.cityKey, hotel.city),
        },
        hotelPage(hotel),
      ]),
    ],
  };
}

function Hotel({ data }: { readonly data: HotelPageData }) {
  const app = useApp();
  const answer = use(asPromise(data.hotel));
  useEffect(() => {
    if (answer.ok) keepHotel(app, data.search, answer.data);
  }, [app, data.search, answer]);
  if (answer.ok) {
    const { search, isRolled } = data;
    return (
      <HotelDetailView
        hotel={answer.data}
        search={search}
        isRolled={isRolled}
        isKnown={!(data.hotel instanceof Promise)}
      />
    );
  }
  if (answer.failure.code === NO_PLACE) return <NoHotel search={data.search} />;
  if (NOT_FOUND.includes(answer.failure.code)) return <HotelNotFound search={data.search} />;
  return <LoadFailed what="detail" failure={answer.failure} />;
}

const NEVER = pendingPromise();

/** Has what stands in the page's place drawn by itself. */
const Nothing = (): ReactNode => use(NEVER) as never;

/** The page, after what is known of the hotel: that comes at the press, however soon the answer is there. */
function OpenedHotel({ data }: { readonly data: HotelPageData }) {
  const isFirst = useDeferredValue(false, useHydrated() && data.hotel instanceof Promise);
  return (
    <Deferred data={data.hotel} fallback={<DetailSkeleton {...data} />}>
      {isFirst ? <Nothing /> : <Hotel data={data} />}
    </Deferred>
  );
}

/** One hotel with its rooms and rates for a stay. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return <OpenedHotel key={data.search.hotelKey} data={data} />;
}
