import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ApiClient } from '@wisata/kernel/api';
import { formatDate } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { success, type Outcome } from '@wisata/kernel/outcome';
import { clipDescription } from '@wisata/kernel/page-head';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { findService, serviceName } from '@wisata/kernel/services';
import { RouterLink, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { Accordion } from '@wisata/ui/accordion';
import { Breadcrumb } from '@wisata/ui/breadcrumb';
import { Page, Section } from '@wisata/ui/layout';
import type { Landing, LandingHead, RouteLanding } from '../api/landing.model.ts';
import { ServiceSearch } from '../home/service-search.tsx';
import { DeferredPart } from '../page/deferred-part.tsx';
import { ScenePicture } from '../page/scene-picture.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { orNotFound } from '../page/not-found.rules.ts';
import { questionsData, sharedPicture, wayData } from '../page/page-facts.ts';
import { RichText } from '../page/rich-text.tsx';
import { LandingCity } from './landing-city.tsx';
import { cityQuery, routeQuery } from './landing-path.rules.ts';
import { LandingLinks } from './landing-links.tsx';
import { LandingPlaces } from './landing-places.tsx';
import { LandingRoute } from './landing-route.tsx';
import {
  departures,
  durationText,
  landingLede,
  landingQuestions,
  relatedLandings,
  rupiah,
} from './landing-words.rules.ts';
import { PlaneOrTrain } from './plane-or-train.tsx';
import { StayThere } from './stay-there.tsx';
import { landingTitle } from './landing-title.rules.ts';
import styles from './landing.module.css';

export const loadCalls = () => import('../api/landing.api.ts');

const RELATED = 8;

interface Around {
  readonly related: readonly LandingHead[];
  /** The same route by plane and by train, where both go. */
  readonly ways: readonly RouteLanding[];
  /** Where one stays at its end. */
  readonly stay: LandingHead | undefined;
}

async function searchAround(api: ApiClient, landing: Outcome<Landing>): Promise<Outcome<Around>> {
  if (!landing.ok) return success({ related: [], ways: [], stay: undefined });
  const { getRouteWays, searchLandings } = await loadCalls();
  const all = await searchLandings(api);
  if (!all.ok) return all;
  const { from, to } = landing.data;
  const isRoute = from !== undefined;
  return success({
    related: relatedLandings(landing.data, all.data, RELATED),
    ways: isRoute
      ? await getRouteWays(
          api,
          all.data.filter((each) => each.from === from && each.to === to),
        )
      : [],
    stay: isRoute ? all.data.find((each) => each.from === undefined && each.to === to) : undefined,
  });
}

/** `/popular/flights/{route}`, `/popular/trains/{route}`, `/popular/hotels/{place}`. */
export const loader = pageLoader(async ({ api }, { request, params }) => {
  const [kind] = new URL(request.url).pathname.split('/').slice(-2);
  const { getLanding } = await loadCalls();
  const landing = orNotFound(await getLanding(api, `${kind}-${params['slug']}`));
  return { landing, around: searchAround(api, landing) };
});

export function head({ data: { landing }, app, path }: HeadOf<typeof loader>): Head {
  if (!landing.ok) return {};
  const title = landingTitle(app, landing.data);
  return {
    title,
    description: clipDescription(`${title}. ${landingLede(app, landing.data)}`),
    image: sharedPicture(landing.data.picture),
    structuredData: [
      wayData(app, [
        { name: app.t('content:popular.title'), path: '/popular' },
        { name: title, path },
      ]),
      questionsData(landingQuestions(app, landing.data)),
    ],
  };
}

interface LandingProps {
  readonly landing: Landing;
}

function factsOf(app: ReturnType<typeof useApp>, { route, city }: Landing): readonly (readonly [string, string])[] {
  const { t, locale } = app;
  if (route) {
    const { lowest, lowestDate, shortestMinutes, tripsPerDay } = route;
    return [
      [t('content:landing.quickest'), durationText(app, shortestMinutes)],
      [t('content:landing.perDay'), String(tripsPerDay)],
      ...(lowest !== null && lowestDate !== null
        ? [[t('content:landing.lowestOn', { date: formatDate(lowestDate, locale) }), rupiah(lowest)] as const]
        : []),
      [t('content:landing.firstLast'), departures(route, locale).join(', ')],
    ];
  }
  return [
    [t('content:landing.hotel.hotels'), String(city?.hotelCount ?? 0)],
    ...(city?.lowest ? [[t('content:landing.hotel.from'), price(city.lowest)] as const] : []),
  ];
}

function Top({ landing }: LandingProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const { kind, route, city, picture } = landing;
  const title = landingTitle(app, landing);
  const search = route?.lowestDate
    ? routeQuery(findService(app.config, kind)?.search, route, route.lowestDate)
    : city
      ? cityQuery(landing, city)
      : '';
  return (
    <>
      <div className={`${styles.hero} on-brand`}>
        <ScenePicture
          of={picture}
          className={styles.scene}
          sizes="(min-width: 960px) 50vw, 100vw"
          widths={[640, 960, 1280]}
          eager
        />
        <Page>
          <div className={styles.words}>
            <Breadcrumb
              as={RouterLink}
              label={t('breadcrumb')}
              items={[
                { label: t('home.name'), href: '/' },
                { label: serviceName(app.config, kind, app.locale), href: `/${kind}/list` },
                { label: title },
              ]}
            />
            <h1>{title}</h1>
            <p className={styles.lede}>{landingLede(app, landing)}</p>
          </div>
        </Page>
      </div>
      <Page>
        <div className={styles.lift}>
          <ServiceSearch only={kind} search={search} />
        </div>
        <dl className={styles.facts}>
          {factsOf(app, landing).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </>
  );
}

function Questions({ landing }: LandingProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const items = landingQuestions(app, landing).map(({ id, question, answer }, index) => ({
    id,
    summary: question,
    content: <RichText nodes={answer} compact />,
    open: index === 0,
  }));
  return (
    <Section id="landing-questions" title={t('landing.questions')}>
      <Accordion items={items} />
    </Section>
  );
}

export function Component() {
  const { t } = useTranslation('content');
  const { landing, around } = useLoaderData<typeof loader>();
  if (!landing.ok) return <LoadFailure failure={landing.failure} />;
  const { kind, route, city, places } = landing.data;
  return (
    <>
      <Top landing={landing.data} />
      {route && <LandingRoute kind={kind} route={route} />}
      {city && <LandingCity landing={landing.data} city={city} />}
      {places && <LandingPlaces places={places} to={landing.data.to} />}
      <Page>
        <Questions landing={landing.data} />
        <DeferredPart data={around} loading={<div className={styles.waiting} />}>
          {({ related, ways, stay }) => (
            <>
              {ways.length > 0 && <PlaneOrTrain ways={ways} level={2} />}
              {stay && <StayThere stay={stay} />}
              {related.length > 0 && (
                <Section id="landing-related" title={t('landing.related')}>
                  <LandingLinks landings={related} />
                </Section>
              )}
            </>
          )}
        </DeferredPart>
      </Page>
    </>
  );
}
